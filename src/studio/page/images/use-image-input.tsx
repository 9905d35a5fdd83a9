import { useCallback, useRef, useState } from "react"
import { useStudio } from "../state/studio-context"
import { ImageDialog, type ImageRequest } from "./image-dialog"
import { useFileDialog } from "./use-file-dialog"

const pictures: readonly string[] = ["jpg", "jpeg", "png", "webp", "avif"]

/** What a `drop` or `paste` event has: of React or of the browser. */
interface ImageEvent {
  dataTransfer?: DataTransfer | null
  clipboardData?: DataTransfer | null
  preventDefault: () => void
}

/**
 * Accept images from a file dialog, drop and paste, and ask for what they need.
 * @param requestFor what to ask about an image
 * @param extensions of the files to accept; default images
 */
export const useImageInput = (requestFor: () => Omit<ImageRequest, "image">, extensions = pictures) => {
  const { notify } = useStudio()
  const [request, setRequest] = useState<ImageRequest>()
  const latest = useRef(requestFor)
  latest.current = requestFor
  const take = useCallback(
    (event: ImageEvent) => {
      const files = [...((event.dataTransfer ?? event.clipboardData)?.files ?? [])]
      if (files.length === 0) return false
      event.preventDefault()
      const image = files.find(({ name }) => extensions.some((one) => name.toLowerCase().endsWith(`.${one}`)))
      if (image) setRequest({ ...latest.current(), image })
      else notify(`Choose a file that ends in ${extensions.join(", ")}`)
      return true
    },
    [extensions, notify],
  )
  const [input, choose] = useFileDialog(([image]) => image && setRequest({ ...requestFor(), image }), {
    accept: extensions.map((one) => `.${one}`).join(),
  })
  const element = (
    <>
      {input}
      {request ? <ImageDialog request={request} onClose={() => setRequest(undefined)} /> : null}
    </>
  )
  return { element, take, choose }
}
