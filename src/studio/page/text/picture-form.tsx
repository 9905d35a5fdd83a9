import ImageUp from "lucide-react/icons/image-up"
import Trash2 from "lucide-react/icons/trash-2"
import { useId } from "react"
import { selectPlaceholder } from "../form/select-placeholder"
import { AssetImage, ImageBox } from "../images/asset-image"
import { useImageInput } from "../images/use-image-input"
import { useOpenEditor } from "../state/use-editor"
import { Button, Hint, Input, Label, Row, Stack, TextArea } from "../ui/controls"
import type { FormProps } from "./form-props"

/** A picture in a text, with its description and caption. */
export const PictureForm = ({ node, change, remove, leave }: FormProps) => {
  const id = useId()
  const { file } = useOpenEditor()
  const { url, alt = "", title } = node.attrs
  const { element, choose } = useImageInput(() => ({
    alt,
    onSaved: (path, text) => change({ url: path, alt: text }),
  }))
  const isDescribed = alt.trim() !== ""
  return (
    <ImageBox
      role="group"
      aria-label={`Picture: ${alt || url}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape" && (event.key !== "Enter" || event.target instanceof HTMLButtonElement))
          return
        event.preventDefault()
        leave(true)
      }}
    >
      <AssetImage file={file} path={url} />
      <Stack $gap={1}>
        <Label htmlFor={`${id}-alt`}>What the picture shows</Label>
        <TextArea
          id={`${id}-alt`}
          rows={1}
          value={alt}
          {...selectPlaceholder}
          aria-invalid={!isDescribed}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => change({ alt: target.value.replaceAll("\n", " ") })}
        />
        <Hint id={`${id}-hint`}>{isDescribed ? "" : "Describe it for people who cannot see it."}</Hint>
        <Label htmlFor={`${id}-caption`}>Caption</Label>
        <Input
          id={`${id}-caption`}
          value={title ?? ""}
          {...selectPlaceholder}
          onChange={({ target }) => change({ title: target.value || null })}
        />
        <Row>
          <Button $small onClick={choose}>
            <ImageUp size={16} aria-hidden /> Replace picture
          </Button>
          <Button $small onClick={remove}>
            <Trash2 size={16} aria-hidden /> Remove picture
          </Button>
        </Row>
      </Stack>
      {element}
    </ImageBox>
  )
}
