import Ellipsis from "lucide-react/icons/ellipsis"
import { useState } from "react"
import type { Entry } from "../../api"
import { useStudio } from "../state/studio-context"
import { deleteEntry } from "../store/store"
import { Hint, Select, Stack } from "../ui/controls"
import { Dialog } from "../ui/dialog"
import { Menu, MenuButton } from "../ui/menu"
import { NameDialog } from "./name-dialog"
import { References } from "./references"

/** Rename, duplicate and delete a document; rename and delete a snippet. */
export const EntryMenu = ({ entry }: { entry: Entry }) => {
  const { kind, title } = entry
  const [dialog, setDialog] = useState<"rename" | "duplicate" | "delete">()
  const close = () => setDialog(undefined)
  return (
    <>
      <Menu label={`More for ${title}`} icon={Ellipsis}>
        <MenuButton onClick={() => setDialog("rename")}>Rename</MenuButton>
        {kind === "document" ? (
          <MenuButton onClick={() => setDialog("duplicate")}>Duplicate</MenuButton>
        ) : null}
        <MenuButton onClick={() => setDialog("delete")}>Delete</MenuButton>
      </Menu>
      {dialog === "delete" ? <DeleteDialog entry={entry} onClose={close} /> : null}
      {dialog && dialog !== "delete" ? <NameDialog entry={entry} action={dialog} onClose={close} /> : null}
    </>
  )
}

/** Delete a document or snippet. Another one of its kind can take its place. */
const DeleteDialog = ({ entry, onClose }: { entry: Entry; onClose: () => void }) => {
  const { entries, refresh, open, notify } = useStudio()
  const [replacement, setReplacement] = useState("")
  const { file, kind, title, path } = entry
  const others = entries.filter(
    (other) => other.file !== file && other.kind === kind && other.collection === entry.collection,
  )
  const by = others.find((other) => other.file === replacement)
  const submit = async () => {
    const { changed } = await deleteEntry({ file, replacement: by?.file })
    open("")
    await refresh()
    const count = changed.length === 1 ? "1 file refers" : `${changed.length} files refer`
    notify(`Deleted. ${by ? `${count} to ${by.title} now. ` : ""}It can be brought back, below the list`)
  }
  return (
    <Dialog title={`Delete ${title}?`} action="Delete" isDangerous onSubmit={submit} onClose={onClose}>
      <References file={file} onClose={onClose}>
        {by ? `These places will refer to ${by.title}:` : "These places refer to it. They become errors:"}
      </References>
      <Stack as="label" $gap={1}>
        <strong>Takes its place</strong>
        <Select value={replacement} onChange={({ target }) => setReplacement(target.value)}>
          <option value="">Nothing</option>
          {others.map((other) => (
            <option key={other.file} value={other.file}>
              {other.title}
            </option>
          ))}
        </Select>
      </Stack>
      {kind === "document" ? (
        <Hint>
          Its images are deleted with it. Visitors of {path}{" "}
          {by ? `are sent to ${by.path}` : "see “not found”"}.
        </Hint>
      ) : null}
    </Dialog>
  )
}
