import { useCallback, useRef, useState } from "react"
import { ImageDialog, type ImageRequest } from "./image-dialog"

/** What a `drop` or `paste` event has: of React or of the browser. */
interface ImageEvent {
  dataTransfer?: DataTransfer | null
  clipboardData?: DataTransfer | null
  preventDefault: () => void
}

/**
 * Accept images from a file dialog, drop and paste, and ask for what they need.
 * @param requestFor what to ask about an image
 */
export const useImageInput = (requestFor: () => Omit<ImageRequest, "image">, isAnyFile = false) => {
  const [request, setRequest] = useState<ImageRequest>()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(requestFor)
  latest.current = requestFor
  const take = useCallback((event: ImageEvent) => {
    const files = [...((event.dataTransfer ?? event.clipboardData)?.files ?? [])]
    const image = files.find(({ type }) => type.startsWith("image/"))
    if (!image) return false
    event.preventDefault()
    setRequest({ ...latest.current(), image })
    return true
  }, [])
  const element = (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={isAnyFile ? undefined : "image/jpeg,image/png,image/webp,image/avif"}
        onChange={({ target }) => {
          const [image] = target.files ?? []
          if (image) setRequest({ ...requestFor(), image })
          target.value = ""
        }}
      />
      {request ? <ImageDialog request={request} onClose={() => setRequest(undefined)} /> : null}
    </>
  )
  return { element, take, choose: () => input.current?.click() }
}
