import styled from "@emotion/styled"
import { useEffect, useState } from "react"
import { color, radius, space } from "../../host"
import { readAsset } from "../store/store"

/** An image next to a file. Nothing if it cannot be read. @param path e.g. ./cover.jpg */
export const AssetImage = ({ file, path }: { file: string; path: string }) => {
  const [address, setAddress] = useState("")
  useEffect(() => {
    let isOutdated = false
    setAddress("")
    if (path.startsWith("./"))
      readAsset(file, path).then(
        (image) => isOutdated || setAddress(URL.createObjectURL(image)),
        () => {},
      )
    return () => {
      isOutdated = true
    }
  }, [file, path])
  return address ? <img src={address} alt="" onLoad={() => URL.revokeObjectURL(address)} /> : null
}

/** An image, and next to it what is asked about it. */
export const ImageBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.sm};
  text-indent: 0;

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
