import { useCallback, useEffect, useState } from "react"
import type { NewestFile, NewestResult } from "../../api"
import { keepDraft } from "../state/drafts"
import { useStudio } from "../state/studio-context"
import { useNames } from "../state/use-names"
import { findNewest, getNewest } from "../store/store"
import { Button, Hint, Notice } from "../ui/controls"
import { Dialog } from "../ui/dialog"

/**
 * What others have published, and a dialog that gets it.
 * @param onChange called when the changes or the states of reviews may be different
 */
export const NewestPart = ({ onChange }: { onChange: () => void }) => {
  const { attempt } = useStudio()
  const [newest, setNewest] = useState<NewestResult>()
  const [isOpen, setIsOpen] = useState(false)
  const look = useCallback(async () => {
    setNewest(undefined)
    await attempt(async () => setNewest(await findNewest()))
    onChange()
  }, [attempt, onChange])
  useEffect(() => void look(), [look])

  if (!newest) return <Hint role="status">Looking for what others have published …</Hint>
  const { problem, isNewest } = newest
  if (!problem && isNewest) return <Hint role="status">You have the newest version of the site.</Hint>
  return (
    <>
      <Notice
        $tone={problem ? "orange" : "blue"}
        role="status"
        action={
          <Button
            $kind={problem ? "outline" : "primary"}
            onClick={() => (problem ? look() : setIsOpen(true))}
          >
            {problem ? "Try again" : "Get the newest"}
          </Button>
        }
      >
        {problem ? `${problem}.` : "Others have published since you got the site."}
      </Notice>
      {isOpen ? <NewestDialog newest={newest} onGet={look} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

interface NewestDialogProps {
  newest: NewestResult
  onGet: () => void
  onClose: () => void
}

/** List what will change, then change it. Texts that overlap wait in the browser, to be compared with those on disk. */
const NewestDialog = ({ newest: { commit, files }, onGet, onClose }: NewestDialogProps) => {
  const { unsaved, refresh, notify, markUnsaved } = useStudio()
  const { titleOf } = useNames()
  const inContent = files.filter(({ file }) => file.startsWith("content/"))
  const open = inContent.filter(({ file }) => unsaved.has(file))
  const code = files.length - inContent.length
  const submit = async () => {
    const { files: done } = await getNewest(commit)
    const lost = []
    for (const { file, mine } of done) {
      if (mine === undefined) continue
      if (keepDraft(file, { version: "", text: mine })) markUnsaved(file, true)
      else lost.push(titleOf(file))
    }
    notify(
      lost.length > 0
        ? `The browser could not keep your text of ${lost.join(", ")}: its storage is full or blocked. Ask a developer for refs/studio/before-newest`
        : "You have the newest version of the site",
    )
    await refresh()
    onGet()
  }
  return (
    <Dialog
      title="Get the newest"
      action="Get the newest"
      isDisabled={open.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {open.length > 0 ? (
        <Notice>
          First save {open.map(({ file }) => titleOf(file)).join(", ")}: others have changed that too.
        </Notice>
      ) : null}
      {inContent.length > 0 ? (
        <ul aria-label="What will change">
          {inContent.map(({ file, document, change }) => (
            <li key={file}>
              <strong>{titleOf(document)}</strong> {document === file ? "" : file.split("/").at(-1)}{" "}
              <Hint as="span">{words[change]}</Hint>
            </li>
          ))}
        </ul>
      ) : (
        <p>No text or picture here will change.</p>
      )}
      {code > 0 ? (
        <Hint>
          {code === 1 ? "One file" : `${code} files`} of the site’s code will change. Afterwards stop the
          site, and type npm install and npm start.
        </Hint>
      ) : null}
      <Hint>What you have changed and not sent yet stays.</Hint>
    </Dialog>
  )
}

const words: Record<NewestFile["change"], string> = {
  new: "new",
  changed: "changed",
  deleted: "deleted",
  merged: "changed by you and others: merged",
  overlap: "changed by you and others in the same place: open it afterwards, and compare both texts",
  kept: "changed by you, and changed or deleted by others: yours stays",
  returned: "deleted by you, and changed by others: it comes back",
}
