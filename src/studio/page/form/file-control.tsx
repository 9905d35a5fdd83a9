import styled from "@emotion/styled"
import ImageUp from "lucide-react/icons/image-up"
import { color, radius, space } from "../../../theme/tokens"
import { dataOf, valueAt } from "../../source/yaml-tree"
import { useImageInput } from "../images/use-image-input"
import { useAssetUrl } from "../images/use-object-url"
import { useOpenEditor } from "../state/use-editor"
import { Button, Hint, Row, Select } from "../ui/controls"
import type { ControlProps } from "./control-props"
import { useForm } from "./form-context"

/** An image or another file next to the document: choose one that is there, or drop, paste or upload another. */
export const FileControl = ({ schema, path, value, onChange, order = [], attributes }: ControlProps) => {
  const { file, assets, source } = useOpenEditor()
  const form = useForm()
  const shown = typeof value === "string" ? value : ""
  const address = useAssetUrl(file, shown)
  const { field } = schema
  const isImage = field?.kind === "image"
  const altPath = [...path.slice(0, -1), "alt"]
  const size = assets.find((asset) => asset.path === shown)

  const upload = useImageInput(
    () => ({
      name: nameOf(path, shown),
      ...(isImage ? { ratio: field.ratio, width: field.width } : {}),
      ...(order.includes("alt") ? { alt: String(dataOf(valueAt(source.fields, altPath)) ?? "") } : {}),
      onSaved: (saved, alt) => {
        onChange(saved)
        if (alt) form.set(altPath, alt, order)
      },
    }),
    !isImage,
  )

  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={upload.take} onPaste={upload.take}>
      {address && shown ? <Preview src={address} alt="" /> : null}
      <Choice>
        <Select {...attributes} value={shown} onChange={({ target }) => onChange(target.value)}>
          {assets.some((asset) => asset.path === shown) ? null : (
            <option value={shown}>{shown || "Choose"}</option>
          )}
          {assets
            .filter((asset) => fits(asset.path, schema.pattern))
            .map((asset) => (
              <option key={asset.path}>{asset.path}</option>
            ))}
        </Select>
        <Row>
          <Button onClick={upload.choose}>
            <ImageUp size={16} aria-hidden /> {isImage ? "Upload an image" : "Upload a file"}
          </Button>
          <Hint>{size?.width ? `${size.width} × ${size.height}` : "or drop one here, or paste it"}</Hint>
        </Row>
      </Choice>
      {upload.element}
    </Box>
  )
}

const fits = (path: string, pattern: string | undefined) => !pattern || new RegExp(pattern).test(path)

/** A new file keeps the name of the old one; the first is named after its field. */
const nameOf = (path: ControlProps["path"], shown: string) =>
  shown.replace(/^\.\/|\.[^.]*$/g, "") || String(path.at(-1) === "image" ? path.at(-2) : path.at(-1))

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding: ${space[3]};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.sm};
`

const Preview = styled.img`
  width: 128px;
  height: 96px;
  object-fit: contain;
  border-radius: ${radius.xs};
  background: ${color.bgSunken};
`

const Choice = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  min-width: 180px;
  align-content: start;
`
