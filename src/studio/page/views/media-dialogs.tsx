import { useId, useState } from "react"
import { shapeOf } from "../../../content/browser"
import type { MediaFile } from "../../api"
import { shortName } from "../../short-name"
import { AssetImage } from "../images/asset-image"
import { CropArea } from "../images/crop-area"
import { toBase64, type View } from "../images/read-image"
import { useStudio } from "../state/studio-context"
import { deleteEntry, replaceAsset, writeAsset } from "../store/store"
import { Combobox } from "../ui/combobox"
import { Grid, Hint, Label, Notice } from "../ui/controls"
import { Dialog } from "../ui/dialog"
import { Places } from "./references"

export interface ChangeDialogProps {
  media: MediaFile
  /** The new file; without one it is deleted. */
  chosen: File | undefined
  onDone: (message: string) => Promise<unknown>
  onClose: () => void
}

/** Replace or delete a file, after naming the places that use it. */
export const ChangeDialog = ({ media, chosen, onDone, onClose }: ChangeDialogProps) => {
  const { file, uses, isUnused } = media
  const action = chosen ? "Replace" : "Delete"
  const submit = async () => {
    if (chosen) await replaceAsset({ file, name: chosen.name, data: await toBase64(chosen) })
    else await deleteEntry({ file })
    await onDone(`is ${action.toLowerCase()}d`)
  }
  const change = chosen ? "What is written about it there stays" : "They become errors"
  return (
    <Dialog
      title={`${action} ${nameOf(file)}?`}
      action={action}
      isDangerous={!chosen}
      onSubmit={submit}
      onClose={onClose}
    >
      {chosen && media.width ? <Comparison media={media} chosen={chosen} /> : null}
      {uses.length ? (
        <>
          <p>These places use it. {change}:</p>
          <Places places={uses} onOpen={onClose} />
        </>
      ) : (
        <Hint>{isUnused ? "Nothing uses it." : unsure}</Hint>
      )}
    </Dialog>
  )
}

/** A picture next to the one that replaces it. */
const Comparison = ({ media, chosen }: { media: MediaFile; chosen: File }) => {
  const [address] = useState(() => URL.createObjectURL(chosen))
  const [view, setView] = useState<View>()
  return (
    <>
      <Grid>
        <div>
          <AssetImage file={media.file} path={`./${nameOf(media.file)}`} />
          <Hint>Now: {described(media)}</Hint>
        </div>
        <div>
          <CropArea address={address} crop={undefined} view={view} onView={setView} />
          <Hint>New: {described(view)}</Hint>
        </div>
      </Grid>
      {Math.abs(ratioOf(view) / ratioOf(media) - 1) > 0.02 ? (
        <Notice role="status">Its shape differs. A place with a fixed shape will crop it.</Notice>
      ) : null}
    </>
  )
}

interface UploadDialogProps {
  chosen: readonly File[]
  /** All that is there. */
  files: readonly MediaFile[]
  onClose: () => void
}

/** Ask which document or list new files are for, and save them where it has its others. */
export const UploadDialog = ({ chosen, files, onClose }: UploadDialogProps) => {
  const { entries, notify } = useStudio()
  const [left, setLeft] = useState(chosen)
  const [file, setFile] = useState("")
  const id = useId()
  /** A list has its files in a folder. */
  const usedBy = (target: string) => files.find(({ uses }) => uses.some((use) => use.file === target))?.file
  const targets = entries.filter((entry) => entry.kind === "document" || usedBy(entry.file))
  const folder = parentOf(usedBy(file) ?? file)
  const submit = async () => {
    for (const one of left) {
      const name = folder.slice(parentOf(file).length) + one.name
      await writeAsset({ file, name, data: await toBase64(one) })
      setLeft((others) => others.filter((other) => other !== one))
    }
    notify(`Saved in ${shortName(folder)}`)
  }
  return (
    <Dialog
      title={`Upload ${left.map(({ name }) => name).join(", ")}`}
      action="Upload"
      isDisabled={!file}
      onSubmit={submit}
      onClose={onClose}
    >
      <Label htmlFor={id}>Where will it be used?</Label>
      <Combobox
        options={targets.map(({ file: value, title: label }) => ({ value, label }))}
        value={file}
        onChange={(value) => setFile(String(value))}
        attributes={{ id, "aria-describedby": `${id}-hint`, "aria-invalid": false }}
      />
      <Hint id={`${id}-hint`}>
        {file ? `It is saved in ${shortName(folder)}.` : "Only this document or list can use it."}
      </Hint>
    </Dialog>
  )
}

const ratioOf = ({ width = 0, height = 0 }: Partial<View> = {}) => width / height

const described = (size?: Partial<View>) =>
  size ? `${size.width} × ${size.height} pixels, ${shapeOf(ratioOf(size))}` : "…"

export const unsure = "It may be used: a text that can use it has errors."

/** Without the folder. */
export const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1)

const parentOf = (file: string) => file.slice(0, -nameOf(file).length)
