import { useState } from "react"
import { shortName } from "../../short-name"
import { useStudio } from "../state/studio-context"
import { useLoaded } from "../state/use-loaded"
import { listDeleted, restoreEntry } from "../store/store"
import { Hint, Stack } from "../ui/controls"
import { Dialog } from "../ui/dialog"

/** Deleted documents and snippets. The chosen one is brought back, and opened. */
export const DeletedDialog = ({ onClose }: { onClose: () => void }) => {
  const { refresh, open } = useStudio()
  const [deleted] = useLoaded(listDeleted)
  const [chosen, setChosen] = useState("")
  const submit = async () => {
    await restoreEntry(chosen)
    await refresh()
    open(chosen)
  }
  return (
    <Dialog title="Bring back" action="Bring back" isDisabled={!chosen} onSubmit={submit} onClose={onClose}>
      <Stack role="radiogroup" $gap={2} aria-label="Deleted documents">
        {deleted?.map(({ file, author, date }) => (
          <label key={file}>
            <input type="radio" name="deleted" onChange={() => setChosen(file)} /> {shortName(file)}{" "}
            <Hint as="span">
              {date ? `deleted by ${author}, ${new Date(date).toLocaleDateString()}` : "deleted here"}
            </Hint>
          </label>
        ))}
      </Stack>
      {deleted?.length ? null : (
        <Hint>{deleted ? "Nothing was deleted." : "Looking for what was deleted …"}</Hint>
      )}
    </Dialog>
  )
}
