import { useState } from "react"
import { slugify } from "../../../util/slugify"
import type { CollectionModel, Entry } from "../../api"
import { useStudio } from "../state/studio-context"
import { createDocument, duplicateEntry, renameEntry } from "../store/store"
import { Hint } from "../ui/controls"
import { Dialog, Question } from "../ui/dialog"
import { References } from "./references"

interface NameDialogProps {
  /** What is renamed or duplicated. */
  entry?: Entry
  /** The collection of a new document. */
  collection?: CollectionModel
  action: keyof typeof actions
  onClose: () => void
}

const actions = { new: "Create", rename: "Rename", duplicate: "Duplicate" }

/** Ask for the name of a snippet, or of a document's folder, which is the last part of its address. Then open it. */
export const NameDialog = ({ entry, collection, action, onClose }: NameDialogProps) => {
  const { refresh, open, notify, unsaved } = useStudio()
  const old = entry?.slug ?? ""
  const [name, setName] = useState(action === "duplicate" ? `${old}-2` : old)
  const slug = slugify(name)
  // The browser keeps it under the old name.
  const isUnsaved = entry !== undefined && unsaved.has(entry.file)

  const path = entry?.path?.replace(`/${old}/`, `/${slug || "…"}/`)
  const renamed =
    path === entry?.path
      ? "Its address stays."
      : `Its address becomes ${path}. Visitors of ${entry?.path} are sent there.`
  const addressHint = action === "rename" ? renamed : `Its address ends with /${slug || "…"}/.`
  const snippetHint = "Documents that include it are updated."

  const submit = async () => {
    const renaming = { file: entry?.file ?? "", slug }
    const tasks = {
      new: () => createDocument(collection?.type ?? "", name),
      rename: () => renameEntry(renaming),
      duplicate: () => duplicateEntry(renaming),
    }
    const { file, changed } = await tasks[action]()
    await refresh()
    open(file)
    const others = changed.filter((other) => other !== file).length
    if (action === "rename")
      notify(`Renamed. ${others} other ${others === 1 ? "file refers" : "files refer"} to it now`)
  }

  return (
    <Dialog
      title={entry ? `${actions[action]} ${entry.title}` : `New ${collection?.label}`}
      action={actions[action]}
      isDisabled={!slug || (action === "rename" && (slug === old || isUnsaved))}
      onSubmit={submit}
      onClose={onClose}
    >
      <Question
        label={entry ? "New name" : "Name"}
        hint={entry?.kind === "snippet" ? snippetHint : addressHint}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {entry && action === "rename" ? (
        <>
          {isUnsaved ? <Hint>First save {entry.title}.</Hint> : null}
          {entry.kind === "document" ? (
            <Hint>Its title, {entry.title}, is a field of its own, and stays.</Hint>
          ) : null}
          <References file={entry.file} onClose={onClose}>
            These places will refer to the new name:
          </References>
        </>
      ) : null}
    </Dialog>
  )
}
