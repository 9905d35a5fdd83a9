import { useEffect, useState } from "react"
import { useOpenEditor } from "../state/use-editor"
import { readAsset } from "../store/store"

/** An image next to the open file. Nothing if it cannot be read. @param path e.g. ./cover.jpg */
export const AssetImage = ({ path }: { path: string }) => {
  const { file } = useOpenEditor()
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
