import { useEffect, useState } from "react"
import { getBlob } from "../state/api-client"
import { useOpenEditor } from "../state/use-editor"

/** An image next to the open file. Nothing if it cannot be read. @param path e.g. ./cover.jpg */
export const AssetImage = ({ path }: { path: string }) => {
  const { file } = useOpenEditor()
  const [address, setAddress] = useState("")
  useEffect(() => {
    let isOutdated = false
    setAddress("")
    if (path.startsWith("./"))
      getBlob(file.replace(/[^/]*$/, path.slice(2))).then(
        (image) => isOutdated || setAddress(URL.createObjectURL(image)),
        () => {},
      )
    return () => {
      isOutdated = true
    }
  }, [file, path])
  return address ? <img src={address} alt="" onLoad={() => URL.revokeObjectURL(address)} /> : null
}
