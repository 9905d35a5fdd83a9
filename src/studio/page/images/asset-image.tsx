import styled from "@emotion/styled"
import { color, radius, space } from "../../host"
import { useLoaded } from "../state/use-loaded"
import { fileAt, readAsset } from "../store/store"

/** An image next to a file. Nothing if it cannot be read. @param path e.g. ./cover.jpg */
export const AssetImage = ({ file, path }: { file: string; path: string }) => {
  const key = path.startsWith("./") ? fileAt(file, path) : ""
  const load = async () => {
    const image = key ? await readAsset(key).catch(() => undefined) : undefined
    return image ? URL.createObjectURL(image) : ""
  }
  const [loaded, of] = useLoaded(load, key)
  const address = of === key && loaded
  // Logos are black.
  const style = key.endsWith(".svg") ? { background: color.white } : {}
  return address ? (
    <img src={address} alt="" style={style} onLoad={() => URL.revokeObjectURL(address)} />
  ) : null
}

/** An image, and next to it what is asked about it. */
export const ImageBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.sm};

  > img {
    width: 192px;
    height: 144px;
    object-fit: contain;
    border-radius: ${radius.xs};
    background: ${color.bgSunken};
  }

  > div {
    flex: 1;
    min-width: 180px;
  }
`
