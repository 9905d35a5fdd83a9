import { useEffect, useState } from "react"
import { getBlob } from "../state/api-client"

/** An address for an image in memory, as long as the component is shown. */
export const useObjectUrl = (blob: Blob | undefined) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const url = blob && URL.createObjectURL(blob)
    setAddress(url)
    return () => {
      if (url) URL.revokeObjectURL(url)
    }
  }, [blob])
  return address
}

/** The address of an image next to a file. Undefined if it cannot be read. @param path e.g. ./cover.jpg */
export const useAssetUrl = (file: string, path: string) => {
  const [blob, setBlob] = useState<Blob>()
  useEffect(() => {
    let isOutdated = false
    setBlob(undefined)
    if (path.startsWith("./"))
      getBlob(file.replace(/[^/]*$/, path.slice(2))).then(
        (found) => isOutdated || setBlob(found),
        () => {},
      )
    return () => {
      isOutdated = true
    }
  }, [file, path])
  return useObjectUrl(blob)
}
