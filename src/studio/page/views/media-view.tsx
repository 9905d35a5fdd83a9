import styled from "@emotion/styled"
import FileIcon from "lucide-react/icons/file"
import Upload from "lucide-react/icons/upload"
import { useCallback, useEffect, useState } from "react"
import { foldedText } from "../../../util/slugify"
import type { MediaFile } from "../../api"
import { color, radius, space } from "../../host"
import { AssetImage } from "../images/asset-image"
import { useFileDialog } from "../images/use-file-dialog"
import { useStudio } from "../state/studio-context"
import { listMedia, restoreEntry } from "../store/store"
import {
  Badge,
  Button,
  Checkbox,
  focusTitle,
  Grid,
  Hint,
  Notice,
  Panels,
  Row,
  SearchInput,
  Select,
} from "../ui/controls"
import { Page } from "../ui/page"
import { ChangeDialog, type ChangeDialogProps, nameOf, UploadDialog, unsure } from "./media-dialogs"
import { Places } from "./references"

/** Files that are shown at first, and added by "Show more". */
const step = 40

const orders: Record<string, (one: MediaFile, other: MediaFile) => number> = {
  "By folder": () => 0,
  "By name": (one, other) => nameOf(one.file).localeCompare(nameOf(other.file)),
  "Newest first": (one, other) => other.changed - one.changed,
  "Largest first": (one, other) => other.bytes - one.bytes,
}

/** All pictures and other files, with what uses them. Each can be replaced and deleted, which can be undone. */
export const MediaView = () => {
  const { files, done, load, show, undo } = useMedia()
  const [query, setQuery] = useState("")
  const [isUnused, setIsUnused] = useState(false)
  const [order, setOrder] = useState("By folder")
  const [count, setCount] = useState(step)
  const [uploads, setUploads] = useState<readonly File[]>([])
  const [uploadInput, upload] = useFileDialog(setUploads, { multiple: true })
  if (!files) return <Page title="Media" />
  const words = foldedText(query)
  const found = files
    .filter((one) => (one.isUnused || !isUnused) && foldedText(one.file).includes(words))
    .sort(orders[order])
  return (
    <Page title="Media" onFiles={setUploads}>
      {done ? <Done key={done.message} message={done.message} onUndo={() => undo(done.file)} /> : null}
      <Grid>
        <SearchInput label="Search files" value={query} onChange={setQuery} />
        <Select aria-label="Order" value={order} onChange={({ target }) => setOrder(target.value)}>
          {Object.keys(orders).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
        <Button onClick={upload}>
          <Upload size={16} aria-hidden /> Upload
        </Button>
        {uploadInput}
      </Grid>
      <Row>
        <Checkbox checked={isUnused} onChange={setIsUnused}>
          Unused only
        </Checkbox>
        <Hint role="status">{summaryOf(found)}</Hint>
      </Row>
      <section aria-label="Files">
        <Panels>
          {found.slice(0, count).map((media) => (
            <Item
              key={`${media.file} ${media.changed}`}
              media={media}
              onDone={(message) => show(media.file, message)}
            />
          ))}
        </Panels>
        {found.length > count ? <Button onClick={() => setCount(count + step)}>Show more</Button> : null}
      </section>
      {uploads.length > 0 ? (
        <UploadDialog
          chosen={uploads}
          files={files}
          onClose={() => {
            setUploads([])
            void load()
          }}
        />
      ) : null}
    </Page>
  )
}

const Done = ({ message, onUndo }: { message: string; onUndo: () => void }) => (
  <Notice
    $tone="green"
    role="status"
    action={
      <Button ref={focusTitle} onClick={onUndo}>
        Undo
      </Button>
    }
  >
    {message}
  </Notice>
)

const useMedia = () => {
  const { attempt, refresh, notify } = useStudio()
  /** The last file that was changed, to undo it. */
  const [done, setDone] = useState<{ file: string; message: string }>()
  const [files, setFiles] = useState<readonly MediaFile[]>()
  const load = useCallback(
    () => attempt(() => Promise.all([listMedia().then(setFiles), refresh()])),
    [attempt, refresh],
  )
  useEffect(() => void load(), [load])
  const show = async (file: string, message: string) => {
    await load()
    setDone({ file, message: `${nameOf(file)} ${message}` })
  }
  const undo = (file: string) =>
    attempt(async () => {
      await restoreEntry(file)
      setDone(undefined)
      notify(`${nameOf(file)} is as it was`)
      await load()
      focusTitle(document.querySelector("h1"))
    })
  return { files, done, load, show, undo }
}

const Item = ({ media, onDone }: Pick<ChangeDialogProps, "media" | "onDone">) => {
  const { file, bytes, changed, width, height, uses, isUnused } = media
  const [change, setChange] = useState<Pick<ChangeDialogProps, "chosen">>()
  const [input, replace] = useFileDialog(([chosen]) => setChange({ chosen }))
  const name = nameOf(file)
  return (
    <Card>
      <Thumbnail>
        {width ? <AssetImage file={file} path={`./${name}`} /> : <FileIcon aria-hidden />}
      </Thumbnail>
      <div>
        <strong>{name}</strong> {isUnused ? <Badge $tone="orange">Unused</Badge> : null}
        <Hint>
          {file.slice("content/".length, -name.length)} · {sizeOf(bytes)}
          {width ? ` · ${width} × ${height} pixels` : ""} · {new Date(changed).toLocaleDateString()}
        </Hint>
        {uses.length ? <Places places={uses} /> : null}
        {uses.length || isUnused ? null : <Hint>{unsure}</Hint>}
      </div>
      <Row>
        <Button aria-label={`Replace ${name}`} onClick={replace}>
          Replace
        </Button>
        <Button aria-label={`Delete ${name}`} onClick={() => setChange({ chosen: undefined })}>
          Delete
        </Button>
        {input}
      </Row>
      {change ? (
        <ChangeDialog {...change} media={media} onDone={onDone} onClose={() => setChange(undefined)} />
      ) : null}
    </Card>
  )
}

const summaryOf = (files: readonly MediaFile[]) =>
  `${files.length === 1 ? "1 file" : `${files.length} files`}, ${sizeOf(files.reduce((sum, { bytes }) => sum + bytes, 0))}`

const sizeOf = (bytes: number) => {
  const kilobytes = bytes / 1024
  const [size, unit] = kilobytes < 1000 ? [kilobytes, "kB"] : [kilobytes / 1024, "MB"]
  return `${size.toLocaleString("en", { maximumSignificantDigits: 3 })} ${unit}`
}

const Card = styled.li`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[4]};
  align-items: start;
`

const Thumbnail = styled.div`
  display: grid;
  place-items: center;
  height: 84px;
  border-radius: ${radius.xs};
  color: ${color.textTertiary};
  background: ${color.bgSunken};

  > img {
    width: 112px;
    height: 84px;
    object-fit: contain;
  }
`
