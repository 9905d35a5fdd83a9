import type { EditorView } from "prosemirror-view"
import { useId, useState } from "react"
import { useLoaded } from "../state/use-loaded"
import { listLinks } from "../store/store"
import { Combobox } from "../ui/combobox"
import { Button, Hint, Label, Row, Stack } from "../ui/controls"
import { Dialog, Question } from "../ui/dialog"
import { linkAt, setLink } from "./link-at"

/** Set, change or remove the link of the cursor: choose a page or one of its headings, or write an address. */
export const LinkDialog = ({ view, onClose }: { view: EditorView; onClose: () => void }) => {
  const id = useId()
  const [targets = []] = useLoaded(listLinks)
  const [link] = useState(() => linkAt(view.state))
  const [address, setAddress] = useState(link.address)
  const [text, setText] = useState(link.text)

  const choose = (value: unknown) => {
    const target = targets.find((one) => one.address === value)
    setAddress(String(value))
    if (target) setText((typed) => typed || target.title)
  }
  return (
    <Dialog
      title={link.isNew ? "Add a link" : "Change the link"}
      action={link.isNew ? "Add link" : "Change link"}
      onSubmit={async () => setLink(view, link, text.trim(), address)}
      onClose={onClose}
    >
      <Stack $gap={1}>
        <Label htmlFor={id}>Page</Label>
        <Combobox
          options={targets.map(({ address: value, page, title }) => ({
            value,
            label: page ? `${page}: ${title}` : title,
          }))}
          value={targets.some((target) => target.address === address) ? address : ""}
          onChange={choose}
          attributes={{ id, "aria-describedby": `${id}-hint`, "aria-invalid": false }}
        />
        <Hint id={`${id}-hint`}>Search for a page, or a heading of one, by its name.</Hint>
      </Stack>
      <Question
        label="Address"
        hint="Of a page, or copied from another site."
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Question label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      {link.isNew ? null : (
        <Row>
          <Button
            onClick={() => {
              setLink(view, link, link.text)
              onClose()
            }}
          >
            Remove the link
          </Button>
        </Row>
      )}
    </Dialog>
  )
}
