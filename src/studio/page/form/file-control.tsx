import ImageUp from "lucide-react/icons/image-up"
import { valueAt } from "../../../util/value-at"
import { AssetImage, ImageBox } from "../images/asset-image"
import { useImageInput } from "../images/use-image-input"
import { Button, Hint, Row, Select, Stack } from "../ui/controls"
import type { ControlProps } from "./field-text"
import { uploadName } from "./upload-name"
import { useForm } from "./use-form"

/** An image or another file next to the document: choose one that is there, or drop, paste or upload another. */
export const FileControl = ({
  editor,
  schema,
  path,
  value,
  onChange,
  order = [],
  attributes,
}: ControlProps) => {
  const { assets, file, text } = editor
  const form = useForm(editor)
  const shown = typeof value === "string" ? value : ""
  const { field, pattern = "" } = schema
  const wanted = field?.file
  const isImage = wanted?.type === "image"
  const altName = order.find((name) => name === `${path.at(-1)}Alt`) ?? "alt"
  const altPath = [...path.slice(0, -1), altName]
  const asset = assets.find(({ path }) => path === shown)

  const upload = useImageInput(
    () => ({
      name: uploadName(file, form.values, form.isElement ? [] : path, asset ? shown : ""),
      placeholder: asset?.isPlaceholder && text.split(shown).length === 2 ? shown : undefined,
      ...(isImage ? { ratio: wanted.ratio, width: wanted.width } : {}),
      ...(order.includes(altName) ? { alt: String(valueAt(form.values, altPath) ?? "") } : {}),
      onSaved: (saved, alt) => {
        onChange(saved)
        if (alt) form.set(altPath, alt, order)
      },
    }),
    wanted?.type === "asset" ? wanted.extensions : isImage ? undefined : svg,
  )

  return (
    <ImageBox onDragOver={(event) => event.preventDefault()} onDrop={upload.take} onPaste={upload.take}>
      {wanted?.type === "asset" ? null : (
        <AssetImage key={String(asset?.isPlaceholder)} file={file} path={shown} />
      )}
      <Stack $gap={2}>
        <Select {...attributes} value={shown} onChange={({ target }) => onChange(target.value)}>
          {asset ? null : <option value={shown}>{shown || "Choose"}</option>}
          {assets
            .filter(({ path }) => new RegExp(pattern).test(path))
            .map(({ path }) => (
              <option key={path}>{path}</option>
            ))}
        </Select>
        <Row>
          <Button onClick={upload.choose}>
            <ImageUp size={16} aria-hidden /> {isImage ? "Upload an image" : "Upload a file"}
          </Button>
          <Hint>{asset?.width ? `${asset.width} × ${asset.height}` : "or drop one here, or paste it"}</Hint>
        </Row>
      </Stack>
      {upload.element}
    </ImageBox>
  )
}

const svg = ["svg"]
