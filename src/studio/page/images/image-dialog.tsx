import { useState } from "react"
import { slugify } from "../../../util/slugify"
import { freeName } from "../../free-name"
import { placeholderIn } from "../../source/placeholder"
import { useOpenEditor } from "../state/use-editor"
import { fileAt, replaceAsset, writeAsset } from "../store/store"
import { Notice } from "../ui/controls"
import { Dialog, Question } from "../ui/dialog"
import { CropArea } from "./crop-area"
import { cropOf, toBase64, type View } from "./read-image"

export interface ImageRequest {
  image: File
  /** File name without its extension, perhaps in a folder: clients/nimble. Default: the file's own. */
  name?: string
  /** Width divided by height. */
  ratio?: number
  /** Recommended, in pixels. */
  width?: number
  /** The current alternative text. Undefined: do not ask for one. */
  alt?: string
  /** The path of a placeholder that only this place shows: under its name, the image takes its place. */
  placeholder?: string | undefined
  onSaved: (path: string, alt: string) => void
}

/** Crop an image, describe it, and save it next to the document. */
export const ImageDialog = ({ request, onClose }: { request: ImageRequest; onClose: () => void }) => {
  const { image, ratio, width: wanted = 0, onSaved } = request
  const { file, addAsset, notify } = useOpenEditor()
  const [address] = useState(() => URL.createObjectURL(image))
  const [view, setView] = useState<View>()
  const [alt, setAlt] = useState(placeholderIn(request.alt ?? "") ? "" : (request.alt ?? ""))
  const { name, setName, fileName, free } = useFileName(request)
  const isPicture = image.type.startsWith("image/")
  const crop = view && ratio && !/svg|gif/.test(image.type) ? cropOf(view, ratio) : undefined
  const width = crop?.width ?? view?.width ?? 0

  const save = async () => {
    const data = await toBase64(image)
    const added = { file, name: fileName, data, crop }
    const path = `./${added.name}`
    const asset =
      path === request.placeholder
        ? { path, ...(await replaceAsset({ ...added, file: fileAt(file, path) })) }
        : await writeAsset(added)
    addAsset(asset)
    onSaved(asset.path, alt.trim())
    notify(`Saved as ${asset.path.slice(2)}`)
  }

  return (
    <Dialog
      title={isPicture ? "Add an image" : "Add a file"}
      action={isPicture ? "Add image" : "Add file"}
      onSubmit={save}
      onClose={onClose}
      wide
    >
      {isPicture ? <CropArea address={address} crop={crop} view={view} onView={setView} /> : null}
      {view && width < wanted ? (
        <Notice>
          {width.toLocaleString("en")} pixels wide; {wanted.toLocaleString("en")} are recommended. It will
          look blurred on large screens.
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
        hint={`${free === fileName ? "" : `${fileName} exists already. `}Saved as ${free}`}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={60}
      />
    </Dialog>
  )
}

/** The name that the user gives to a file, and a free one. */
const useFileName = ({ image, name: wanted = "", placeholder }: ImageRequest) => {
  const { assets } = useOpenEditor()
  const [, folder = "", stem = ""] = /^(.*\/)?(.*)$/.exec(wanted) ?? []
  const [name, setName] = useState(stem || slugify(image.name.replace(/\.[^.]*$/, "")))
  const extension = `.${image.name.split(".").at(-1)?.toLowerCase().replace("jpeg", "jpg")}`
  const whole = `${folder}${slugify(name) || "image"}`
  const taken = assets.filter(({ path }) => path !== placeholder).map(({ path }) => path.slice(2))
  return { name, setName, fileName: whole + extension, free: freeName(whole, extension, taken) }
}
