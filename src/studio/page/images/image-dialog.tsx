import styled from "@emotion/styled"
import { type FormEvent, useId, useState } from "react"
import { slugify } from "../../../lib/slugify"
import type { AssetResult } from "../../api"
import { post } from "../state/api-client"
import { useOpenEditor } from "../state/editor-context"
import { useStudio } from "../state/studio-context"
import { Button, Hint, Input, Label, Notice, Row, Stack } from "../ui/controls"
import { Dialog } from "../ui/dialog"
import { CropArea } from "./crop-area"
import { cropOf, type Focus, type Size, toBase64 } from "./read-image"

export interface ImageRequest {
  image: File
  /** Of the file, without its ending. */
  name?: string
  /** Width divided by height. */
  ratio?: number
  /** Recommended, in pixels. */
  width?: number
  /** The alternative text so far. Undefined: it has none. */
  alt?: string
  onSaved: (path: string, alt: string) => void
}

const vectorOrGif = /svg|gif/

/** Crop an image, describe it, and save it next to the document. */
export const ImageDialog = ({ request, onClose }: { request: ImageRequest; onClose: () => void }) => {
  const { image, ratio, width: wanted = 0, onSaved } = request
  const { file, addAsset } = useOpenEditor()
  const { attempt } = useStudio()
  const [size, setSize] = useState<Size>()
  const [focus, setFocus] = useState<Focus>({ x: 0.5, y: 0.5, zoom: 1 })
  const [alt, setAlt] = useState(request.alt ?? "")
  const [isSaving, setIsSaving] = useState(false)
  const id = useId()
  const ending = image.name.split(".").at(-1)?.toLowerCase() ?? "jpg"
  const [name, setName] = useState(request.name ?? slugify(image.name.replace(/\.[^.]*$/, "")))
  const crop = size && ratio && !vectorOrGif.test(image.type) ? cropOf(size, ratio, focus) : undefined
  const width = crop?.width ?? size?.width ?? 0

  const save = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    const isDone = await attempt(async () => {
      const body = { file, name: `${slugify(name) || "image"}.${ending}`, data: await toBase64(image), crop }
      const asset = await post<AssetResult>("asset", body)
      addAsset(asset)
      onSaved(asset.path, alt.trim())
    })
    setIsSaving(false)
    if (isDone) onClose()
  }

  return (
    <Dialog title="Add an image" onClose={onClose} wide>
      <form onSubmit={save}>
        <Stack>
          <CropArea image={image} crop={crop} focus={focus} onFocus={setFocus} size={size} onSize={setSize} />
          {size && width < wanted ? (
            <Notice $tone="orange">
              <span>
                {width.toLocaleString("en")} pixels wide; {wanted.toLocaleString("en")} are recommended. It
                will look blurred on large screens.
              </span>
            </Notice>
          ) : null}
          {request.alt === undefined ? null : (
            <Question>
              <Label htmlFor={`${id}-alt`}>What does the image show?</Label>
              <Input
                id={`${id}-alt`}
                value={alt}
                onChange={({ target }) => setAlt(target.value)}
                minLength={10}
                maxLength={180}
                required
              />
              <Hint>For people who cannot see it. One sentence, 10 to 180 characters.</Hint>
            </Question>
          )}
          <Question>
            <Label htmlFor={`${id}-name`}>Name of the file</Label>
            <Row>
              <Input
                id={`${id}-name`}
                value={name}
                onChange={({ target }) => setName(target.value)}
                maxLength={60}
                required
              />
              .{ending}
            </Row>
          </Question>
          <Row>
            <Button type="submit" $kind="primary" disabled={isSaving}>
              Add image
            </Button>
            <Button type="button" onClick={onClose}>
              Cancel
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}

const Question = styled.div`
  display: grid;
  gap: 6px;

  input {
    flex: 1;
  }
`
