import styled from "@emotion/styled"
import { useState } from "react"
import { flushSync } from "react-dom"
import { color, space } from "../../../ui/theme/tokens"
import { hintOf } from "../form/words"
import { SectionThumbnail } from "../preview/section-thumbnail"
import { useOpenEditor } from "../state/use-editor"
import { Grid, Hint, panel, SearchInput } from "../ui/controls"
import { Dialog } from "../ui/dialog"

interface InsertDialogProps {
  /** The name of the element that it is inserted into. */
  parent?: string | undefined
  onInsert: (mdx: string) => void
  onClose: () => void
}

const table = "| TODO Name | TODO Value |\n|---|---:|\n| TODO First | 1 |"
const markdown = [
  {
    name: "Text",
    label: "Text",
    kind: "text",
    description: "Paragraphs, headings, lists, images.",
    example: "TODO Write here",
  },
  { name: "Table", label: "Table", kind: "text", description: "Rows and columns of text.", example: table },
]

/** Choose what to insert, by its thumbnail and description. */
export const InsertDialog = ({ parent, onInsert, onClose }: InsertDialogProps) => {
  const { model, source, collection, notify } = useOpenEditor()
  const [query, setQuery] = useState("")
  const children = model.elements.filter((element) => parent && element.parent === parent)
  const allowed = model.elements.filter(
    ({ name, kind, parent: only, first }) =>
      !only &&
      (collection && !parent ? collection.elements.includes(name) : kind === "text") &&
      (first !== "always" || source.blocks.length === 0),
  )
  // What contains elements of its own, such as tabs, contains nothing else.
  const offered = children.length ? children : [...markdown, ...allowed]
  const matches = (text: string) => text.toLowerCase().includes(query.toLowerCase())
  const found = [
    ...offered.filter(({ label, name }) => matches(`${label} ${name}`)),
    ...offered.filter(({ label, name, description }) => !matches(`${label} ${name}`) && matches(description)),
  ]
  const insert = ({ label, example }: { label: string; example: string }) => {
    // At once: the next key is already for the text.
    flushSync(() => {
      onInsert(example.trim())
      onClose()
    })
    notify(`${label} is inserted`)
  }
  return (
    <Dialog
      title="Insert"
      action={`Insert ${found[0]?.label ?? ""}`}
      isDisabled={found.length === 0}
      onSubmit={async () => found[0] && insert(found[0])}
      onClose={onClose}
      wide
    >
      <SearchInput label="Search" value={query} onChange={setQuery} />
      <Grid as="ul">
        {found.map((one) => (
          <li key={one.name}>
            <Choice type="button" onClick={() => insert(one)}>
              {one.kind === "section" ? <SectionThumbnail name={one.name} /> : null}
              <strong>{one.label}</strong>
              <Hint as="span">{hintOf(one.description)}</Hint>
            </Choice>
          </li>
        ))}
      </Grid>
    </Dialog>
  )
}

const Choice = styled.button`
  ${panel}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  align-content: start;
  width: 100%;
  height: 100%;
  padding: ${space[3]};
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    border-color: ${color.accentText};
  }
`
