import styled from "@emotion/styled"
import ImageUp from "lucide-react/icons/image-up"
import { color, radius, space } from "../../../ui/theme/tokens"
import { valueAt } from "../../../util/value-at"
import { AssetImage } from "../images/asset-image"
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
  const { assets, file } = editor
  const form = useForm(editor)
  const shown = typeof value === "string" ? value : ""
  const { field, pattern = "" } = schema
  const isImage = field?.kind === "image"
  const altName = order.find((name) => name === `${path.at(-1)}Alt`) ?? "alt"
  const altPath = [...path.slice(0, -1), altName]
  const asset = assets.find(({ path }) => path === shown)

  const upload = useImageInput(
    () => ({
      name: uploadName(file, form.values, form.isElement ? [] : path, asset ? shown : ""),
      ...(isImage ? { ratio: field.ratio, width: field.width } : {}),
      ...(order.includes(altName) ? { alt: String(valueAt(form.values, altPath) ?? "") } : {}),
      onSaved: (saved, alt) => {
        onChange(saved)
        if (alt) form.set(altPath, alt, order)
      },
    }),
    field?.kind === "asset" ? field.extensions : isImage ? undefined : svg,
  )

  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={upload.take} onPaste={upload.take}>
      {field?.kind === "asset" ? null : <AssetImage file={file} path={shown} />}
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
    </Box>
  )
}

const svg = ["svg"]

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.sm};

  > img {
    width: 128px;
    height: 96px;
    object-fit: contain;
    border-radius: ${radius.xs};
    background: ${color.bgSunken};
  }

  > div {
    flex: 1;
    min-width: 180px;
  }
`
