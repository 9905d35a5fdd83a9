import ImageUp from "lucide-react/icons/image-up"
import Trash2 from "lucide-react/icons/trash-2"
import { useId, useLayoutEffect, useRef } from "react"
import { selectPlaceholder } from "../form/select-placeholder"
import { AssetImage, ImageBox } from "../images/asset-image"
import { useImageInput } from "../images/use-image-input"
import { useOpenEditor } from "../state/use-editor"
import { Button, Hint, Input, Label, Row, Stack, TextArea } from "../ui/controls"
import { type Picture, pictureIn, writePicture } from "./picture-source"
import { editWidget, leaveWidget, removeWidget, type WidgetProps } from "./widgets"

/** A picture in a text, with its description and caption. */
export const PictureWidget = ({ shown, host }: WidgetProps) => {
  const id = useId()
  const description = useRef<HTMLTextAreaElement>(null)
  const { source, entered } = shown
  const { file } = useOpenEditor()
  const picture = pictureIn(source)
  const change = (part: Partial<Picture>) => editWidget(host, shown, writePicture({ ...picture, ...part }), 0)
  const { element, choose } = useImageInput(() => ({
    alt: picture.alt,
    onSaved: (path, alt) => change({ path, alt }),
  }))
  useLayoutEffect(() => {
    if (entered) description.current?.focus()
  }, [entered])
  const isDescribed = picture.alt.trim() !== ""
  return (
    <ImageBox
      role="group"
      aria-label={`Picture: ${picture.alt || picture.path}`}
      onKeyDown={(event) => {
        if (event.key !== "Escape" && (event.key !== "Enter" || event.target instanceof HTMLButtonElement))
          return
        event.preventDefault()
        leaveWidget(host, shown, true)
      }}
    >
      <AssetImage file={file} path={picture.path} />
      <Stack $gap={1}>
        <Label htmlFor={`${id}-alt`}>What the picture shows</Label>
        <TextArea
          ref={description}
          id={`${id}-alt`}
          rows={1}
          value={picture.alt}
          {...selectPlaceholder}
          aria-invalid={!isDescribed}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => change({ alt: target.value.replaceAll("\n", " ") })}
        />
        <Hint id={`${id}-hint`}>{isDescribed ? "" : "Describe it for people who cannot see it."}</Hint>
        <Label htmlFor={`${id}-caption`}>Caption</Label>
        <Input
          id={`${id}-caption`}
          value={picture.caption}
          {...selectPlaceholder}
          onChange={({ target }) => change({ caption: target.value })}
        />
        <Row>
          <Button $small onClick={choose}>
            <ImageUp size={16} aria-hidden /> Replace picture
          </Button>
          <Button $small onClick={() => removeWidget(host, shown)}>
            <Trash2 size={16} aria-hidden /> Remove picture
          </Button>
        </Row>
      </Stack>
      {element}
    </ImageBox>
  )
}
