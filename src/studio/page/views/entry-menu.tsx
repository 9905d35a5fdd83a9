import Ellipsis from "lucide-react/icons/ellipsis"
import { useEffect, useState } from "react"
import type { Entry } from "../../api"
import { useStudio } from "../state/studio-context"
import { deleteEntry, listReferences } from "../store/store"
import { Hint } from "../ui/controls"
import { Dialog } from "../ui/dialog"
import { Menu, MenuButton } from "../ui/menu"
import { NameDialog } from "./name-dialog"

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

/** List what refers to a document, then delete it. */
const DeleteDialog = ({ entry: { file, kind, title }, onClose }: { entry: Entry; onClose: () => void }) => {
  const { attempt, refresh, open } = useStudio()
  const [references, setReferences] = useState<string[]>()
  useEffect(() => {
    attempt(async () => setReferences(await listReferences(file)))
  }, [attempt, file])
  const submit = async () => {
    await deleteEntry(file)
    open("")
    await refresh()
  }
  return (
    <Dialog
      title={`Delete ${title}?`}
      action="Delete"
      isDangerous
      isDisabled={!references}
      onSubmit={submit}
      onClose={onClose}
    >
      {references?.length ? (
        <>
          <p>These places refer to it. They become errors until you change them:</p>
          <ul>
            {references.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </>
      ) : (
        <Hint>{references ? "Nothing refers to it." : "Looking for what refers to it …"}</Hint>
      )}
      {kind === "document" ? <Hint>The folder with its images is deleted.</Hint> : null}
    </Dialog>
  )
}
