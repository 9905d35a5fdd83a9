import { useEffect, useState } from "react"
import { getBlob } from "../state/api-client"

/** The address of an image next to a document, as long as the component is shown. */
export const useAssetUrl = (file: string, path: string) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let url: string | undefined
    let isOutdated = false
    setAddress(undefined)
    if (!path.startsWith("./")) return
    getBlob(file.replace(/[^/]*$/, path.slice(2)))
      .then((blob) => {
        if (isOutdated) return
        url = URL.createObjectURL(blob)
        setAddress(url)
      })
      .catch(() => {})
    return () => {
      isOutdated = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [file, path])
  return address
}
