import styled from "@emotion/styled"
import FileIcon from "lucide-react/icons/file"
import { useCallback, useEffect, useRef, useState } from "react"
import { foldedText } from "../../../util/slugify"
import type { MediaFile } from "../../api"
import { color, radius, space } from "../../host"
import { AssetImage } from "../images/asset-image"
import { toBase64 } from "../images/read-image"
import { useStudio } from "../state/studio-context"
import { deleteEntry, listMedia, replaceAsset, restoreEntry } from "../store/store"
import { Badge, Button, Checkbox, focusTitle, Hint, Notice, Panels, Row, SearchInput } from "../ui/controls"
import { Dialog } from "../ui/dialog"
import { Page } from "../ui/page"
import { Places } from "./references"

/** Files that are shown at first, and added by "Show more". */
const step = 40

/** All pictures and other files, with what uses them. Each can be replaced and deleted, which can be undone. */
export const MediaView = () => {
  const { files, changes, done, show, undo } = useMedia()
  const [query, setQuery] = useState("")
  const [isUnused, setIsUnused] = useState(false)
  const [count, setCount] = useState(step)
  if (!files) return <Page title="Media" />
  const words = foldedText(query)
  const found = files.filter((one) => (one.isUnused || !isUnused) && foldedText(one.file).includes(words))
  return (
    <Page title="Media">
      {done ? (
        <Notice
          $tone="green"
          role="status"
          action={
            <Button key={done.message} ref={focusTitle} onClick={() => undo(done.file)}>
              Undo
            </Button>
          }
        >
          {done.message}
        </Notice>
      ) : null}
      <Row>
        <SearchInput label="Search files" value={query} onChange={setQuery} />
        <Checkbox checked={isUnused} onChange={setIsUnused}>
          Unused only
        </Checkbox>
        <Hint role="status">
          {found.length === 1 ? "1 file" : `${found.length} files`},{" "}
          {sizeOf(found.reduce((sum, { bytes }) => sum + bytes, 0))}
        </Hint>
      </Row>
      <section aria-label="Files">
        <Panels>
          {found.slice(0, count).map((media) => (
            <Item
              key={`${media.file} ${changes[media.file]}`}
              media={media}
              onDone={(message) => show(media.file, message)}
            />
          ))}
        </Panels>
        {found.length > count ? <Button onClick={() => setCount(count + step)}>Show more</Button> : null}
      </section>
    </Page>
  )
}

const useMedia = () => {
  const { attempt, refresh, notify } = useStudio()
  /** The last file that was changed, to undo it. */
  const [done, setDone] = useState<{ file: string; message: string }>()
  const [files, setFiles] = useState<readonly MediaFile[]>()
  /** How often each file has changed: its picture is loaded again. */
  const [changes, setChanges] = useState<Record<string, number>>({})
  const load = useCallback(
    (changed = "") =>
      attempt(async () => {
        setFiles(await listMedia())
        setChanges((counts) => ({ ...counts, [changed]: (counts[changed] ?? 0) + 1 }))
        await refresh()
      }),
    [attempt, refresh],
  )
  useEffect(() => void load(), [load])
  const show = async (file: string, message: string) => {
    await load(file)
    setDone({ file, message: `${nameOf(file)} ${message}` })
  }
  const undo = (file: string) =>
    attempt(async () => {
      await restoreEntry(file)
      setDone(undefined)
      notify(`${nameOf(file)} is as it was`)
      await load(file)
      focusTitle(document.querySelector("h1"))
    })
  return { files, changes, done, show, undo }
}

interface ItemProps {
  media: MediaFile
  onDone: (message: string) => Promise<unknown>
}

const Item = ({ media, onDone }: ItemProps) => {
  const { file, bytes, width, height, uses, isUnused } = media
  const { attempt } = useStudio()
  const [isDeleting, setIsDeleting] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const name = nameOf(file)
  const replace = ([chosen]: Iterable<File>) =>
    chosen &&
    attempt(async () => {
      const now = await replaceAsset({ file, name: chosen.name, data: await toBase64(chosen) })
      const isReshaped = Math.abs(ratioOf(now) / ratioOf(media) - 1) > 0.02
      const shape = `. Its shape is another: ${now.width} × ${now.height} instead of ${width} × ${height}`
      const described = width && uses.length ? ". Check what is written about it" : ""
      await onDone(
        `is replaced${uses.length ? ` in ${placesOf(uses)}` : ""}${isReshaped ? shape : ""}${described}`,
      )
    })
  return (
    <Card>
      <Thumbnail data-svg={file.endsWith(".svg") || undefined}>
        {/\.(?:jpe?g|png|webp|avif|svg)$/i.test(file) ? (
          <AssetImage file={file} path={`./${name}`} />
        ) : (
          <FileIcon aria-hidden />
        )}
      </Thumbnail>
      <div>
        <strong>{name}</strong> {isUnused ? <Badge $tone="orange">Unused</Badge> : null}
        <Hint>
          {file.slice("content/".length, -name.length)} · {sizeOf(bytes)}
          {width ? ` · ${width} × ${height} pixels` : ""}
        </Hint>
        {uses.length ? <Places places={uses} /> : null}
        {uses.length || isUnused ? null : <Hint>{unsure}</Hint>}
      </div>
      <Row>
        <Button aria-label={`Replace ${name}`} onClick={() => input.current?.click()}>
          Replace
        </Button>
        <Button aria-label={`Delete ${name}`} onClick={() => setIsDeleting(true)}>
          Delete
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          onChange={({ target }) => {
            void replace(target.files ?? [])
            target.value = ""
          }}
        />
      </Row>
      {isDeleting ? (
        <DeleteDialog media={media} onDone={onDone} onClose={() => setIsDeleting(false)} />
      ) : null}
    </Card>
  )
}

const DeleteDialog = ({
  media: { file, uses, isUnused },
  onDone,
  onClose,
}: ItemProps & { onClose: () => void }) => (
  <Dialog
    title={`Delete ${nameOf(file)}?`}
    action="Delete"
    isDangerous
    onClose={onClose}
    onSubmit={async () => {
      await deleteEntry({ file })
      await onDone("is deleted")
    }}
  >
    {uses.length ? (
      <>
        <p>These places use it. They become errors:</p>
        <Places places={uses} onOpen={onClose} />
      </>
    ) : (
      <Hint>{isUnused ? "Nothing uses it." : unsure}</Hint>
    )}
  </Dialog>
)

const ratioOf = ({ width = Number.NaN, height = Number.NaN }: Partial<MediaFile>) => width / height

const unsure = "It may be used: a text that can use it has errors."

const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1)

const placesOf = ({ length }: MediaFile["uses"]) => (length === 1 ? "1 place" : `${length} places`)

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

  /* Logos are black. */
  &[data-svg] {
    background: ${color.white};
  }

  > img {
    width: 112px;
    height: 84px;
    object-fit: contain;
  }
`
