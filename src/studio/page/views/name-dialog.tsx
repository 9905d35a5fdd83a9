import { useState } from "react"
import { slugify } from "../../../lib/slugify"
import type { EntryResult } from "../../api"
import { post } from "../state/api-client"
import { useStudio } from "../state/studio-context"
import { Dialog } from "../ui/dialog"
import { Question } from "../ui/question"

interface NameDialogProps {
  title: string
  route: "new" | "rename" | "duplicate"
  /** What is sent with the name. */
  body: object
  slug?: string
  isSnippet?: boolean
  onClose: () => void
}

const actions = { new: "Create", rename: "Rename", duplicate: "Duplicate" }

/** Ask for the name of a snippet, or of a document's folder, which is the last part of its address. Then open it. */
export const NameDialog = ({ title, route, body, slug: old = "", isSnippet, onClose }: NameDialogProps) => {
  const { refresh, open, notify } = useStudio()
  const [name, setName] = useState(route === "duplicate" ? `${old}-2` : old)
  const slug = slugify(name)

  const renamed = "Links in other documents are changed; the old address leads to the new one."
  const addressHint = `Its address ends with /${slug || "…"}/. ${route === "rename" ? renamed : ""}`

  const submit = async () => {
    const given = route === "new" ? { name } : { slug }
    const { file, changed } = await post<EntryResult>(route, { ...body, ...given })
    await refresh()
    open(file)
    const others = changed.filter((other) => other !== file).length
    if (route === "rename")
      notify(`Renamed. ${others} other ${others === 1 ? "file refers" : "files refer"} to it now`)
  }

  return (
    <Dialog
      title={title}
      action={actions[route]}
      isDisabled={!slug || (route === "rename" && slug === old)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Question
        label={route === "new" ? "Name" : "New name"}
        hint={
          isSnippet ? `Documents show it with <Snippet name="${slug}" />. They are changed.` : addressHint
        }
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </Dialog>
  )
}
