import { useEffect, useState } from "react"
import type { DeleteResult } from "../../api"
import { post } from "../state/api-client"
import { useStudio } from "../state/studio-context"
import { Hint } from "../ui/controls"
import { Dialog } from "../ui/dialog"

interface DeleteDialogProps {
  file: string
  title: string
  onClose: () => void
}

/** List what refers to a document, then delete it. */
export const DeleteDialog = ({ file, title, onClose }: DeleteDialogProps) => {
  const { attempt, refresh, open } = useStudio()
  const [references, setReferences] = useState<string[]>()
  useEffect(() => {
    attempt(async () =>
      setReferences((await post<DeleteResult>("delete", { file, isConfirmed: false })).references),
    )
  }, [attempt, file])
  const submit = async () => {
    await post<DeleteResult>("delete", { file, isConfirmed: true })
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
      {file.endsWith("/index.mdx") ? <Hint>The folder with its images is deleted.</Hint> : null}
    </Dialog>
  )
}
