import { type FormEvent, useId, useState } from "react"
import { slugify } from "../../../lib/slugify"
import type { EntryResult } from "../../api"
import { post } from "../state/api-client"
import { useStudio } from "../state/studio-context"
import { Button, Hint, Input, Label, Row, Stack } from "../ui/controls"
import { Dialog } from "../ui/dialog"

interface NameDialogProps {
  title: string
  route: "new" | "rename" | "duplicate"
  /** What is sent with the address. */
  body: object
  slug?: string
  onClose: () => void
}

/** Ask for the name of a document's folder, which is the last part of its address. Then open the document. */
export const NameDialog = ({ title, route, body, slug = "", onClose }: NameDialogProps) => {
  const { attempt, refresh, open, notify } = useStudio()
  const [name, setName] = useState(route === "duplicate" ? `${slug}-2` : slug)
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  const isUnchanged = route === "rename" && slugify(name) === slug

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsBusy(true)
    await attempt(async () => {
      const { file, changed } = await post<EntryResult>(route, {
        ...body,
        ...(route === "new" ? { name } : { slug: slugify(name) }),
      })
      await refresh()
      onClose()
      open(file)
      const others = changed.filter((other) => other !== file).length
      if (route === "rename")
        notify(`Renamed. ${others} other ${others === 1 ? "file refers" : "files refer"} to it now`)
    })
    setIsBusy(false)
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <Stack>
            <Label htmlFor={id}>{route === "new" ? "Name" : "New name"}</Label>
            <Input
              id={id}
              value={name}
              onChange={({ target }) => setName(target.value)}
              required
              autoComplete="off"
            />
            <Hint>
              Its address ends with /{slugify(name) || "…"}/
              {route === "rename"
                ? ". Links in other documents are changed, and the old address leads to the new one."
                : ""}
            </Hint>
          </Stack>
          <Row>
            <Button type="submit" $kind="primary" disabled={isBusy || !slugify(name) || isUnchanged}>
              {{ new: "Create", rename: "Rename", duplicate: "Duplicate" }[route]}
            </Button>
            <Button type="button" onClick={onClose}>
              Cancel
            </Button>
          </Row>
        </Stack>
      </form>
    </Dialog>
  )
}
