import { useState } from "react"
import { slugify } from "../../../lib/slugify"
import type { Asset } from "../../api"
import { post } from "../state/api-client"
import { useOpenEditor } from "../state/use-editor"
import { Notice } from "../ui/controls"
import { Dialog, Question } from "../ui/dialog"
import { CropArea } from "./crop-area"
import { cropOf, toBase64, type View } from "./read-image"

export interface ImageRequest {
  image: File
  /** File name without its extension. */
  name?: string
  /** Width divided by height. */
  ratio?: number
  /** Recommended, in pixels. */
  width?: number
  /** The current alternative text. Undefined: do not ask for one. */
  alt?: string
  onSaved: (path: string, alt: string) => void
}

/** Crop an image, describe it, and save it next to the document. */
export const ImageDialog = ({ request, onClose }: { request: ImageRequest; onClose: () => void }) => {
  const { image, ratio, width: wanted = 0, onSaved } = request
  const { file, addAsset } = useOpenEditor()
  const [address] = useState(() => URL.createObjectURL(image))
  const [view, setView] = useState<View>()
  const [alt, setAlt] = useState(request.alt ?? "")
  const [name, setName] = useState(request.name ?? slugify(image.name.replace(/\.[^.]*$/, "")))
  const extension = image.name.split(".").at(-1)?.toLowerCase() ?? "jpg"
  const crop = view && ratio && !/svg|gif/.test(image.type) ? cropOf(view, ratio) : undefined
  const width = crop?.width ?? view?.width ?? 0

  const save = async () => {
    const body = { file, name: `${slugify(name) || "image"}.${extension}`, data: await toBase64(image), crop }
    const asset = await post<Asset>("asset", body)
    addAsset(asset)
    onSaved(asset.path, alt.trim())
  }

  return (
    <Dialog title="Add an image" action="Add image" onSubmit={save} onClose={onClose} wide>
      <CropArea address={address} crop={crop} view={view} onView={setView} />
      {view && width < wanted ? (
        <Notice>
          <span>
            {width.toLocaleString("en")} pixels wide; {wanted.toLocaleString("en")} are recommended. It will
            look blurred on large screens.
          </span>
        </Notice>
      ) : null}
      {request.alt === undefined ? null : (
        <Question
          label="What does the image show?"
          hint="For people who cannot see it. One sentence, 10 to 180 characters."
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          minLength={10}
          maxLength={180}
        />
      )}
      <Question
        label="File name"
        hint={`Saved as ${slugify(name)}.${extension}`}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={60}
      />
    </Dialog>
  )
}
