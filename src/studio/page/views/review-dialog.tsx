import { useState } from "react"
import type { ChangedDocument, PublishResult } from "../../api"
import { publish } from "../store/store"
import { Hint } from "../ui/controls"
import { Dialog, Question } from "../ui/dialog"

interface ReviewDialogProps {
  documents: readonly ChangedDocument[]
  onDone: (result: PublishResult) => void
  onClose: () => void
}

/** Ask what has changed, then send documents for review. */
export const ReviewDialog = ({ documents, onDone, onClose }: ReviewDialogProps) => {
  const [message, setMessage] = useState("")
  const files = documents.flatMap((document) => document.files.map(({ file }) => file))
  return (
    <Dialog
      title="Send for review"
      action="Send"
      isDisabled={!message.trim()}
      onSubmit={async () => onDone(await publish(files, message))}
      onClose={onClose}
    >
      <ul aria-label="What is sent">
        {documents.map(({ file, title, status }) => (
          <li key={file}>
            {title} <Hint as="span">{status}</Hint>
          </li>
        ))}
      </ul>
      <Question
        label="What have you changed?"
        hint="The reviewer reads this first. It becomes the name of the branch."
        placeholder="Add the case study of …"
        maxLength={200}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Hint>
        It is added to the newest version of the site, on a branch of its own. Nothing changes on this
        machine.
      </Hint>
    </Dialog>
  )
}
