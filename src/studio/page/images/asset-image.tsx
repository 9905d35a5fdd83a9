import { useEffect, useState } from "react"
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
