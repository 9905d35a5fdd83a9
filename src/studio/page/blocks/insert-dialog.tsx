import styled from "@emotion/styled"
import { useState } from "react"
import { flushSync } from "react-dom"
import { valueAt } from "../../../util/value-at"
import type { ElementModel } from "../../api"
import { color, space } from "../../host"
import { hintOf } from "../form/field-text"
import { SectionThumbnail } from "../preview/section-thumbnail"
import { useOpenEditor } from "../state/use-editor"
import { createSectionFields } from "../store/store"
import { Grid, Hint, panel, SearchInput } from "../ui/controls"
import { Dialog } from "../ui/dialog"
import { ranked } from "../ui/ranked"

interface InsertDialogProps {
  /** The name of the element that it is inserted into. */
  parent?: string | undefined
  /** @param fields that the element shows and the document does not have yet; undefined for one that needs none */
  onInsert: (mdx: string, fields?: Record<string, unknown>) => void
  /** Ask for the file of a picture. */
  onPicture: () => void
  onClose: () => void
}

const markdown = [
  ["Text", "Paragraphs, headings, lists, images.", "TODO Write here"],
  ["Heading", "The title of a part of the page.", "## TODO Heading"],
  ["Smaller heading", "Below a heading.", "### TODO Heading"],
  ["List", "Entries with bullets.", "- TODO Entry"],
  ["Numbered list", "Entries in their order.", "1. TODO Entry"],
  ["Quotation", "What somebody has said or written.", "> TODO Quotation"],
  ["Table", "Rows and columns of text.", "| TODO Name | TODO Value |\n|---|---:|\n| TODO First | TODO 1 |"],
  ["Code", "Lines of code as they are.", "```\nTODO Code\n```"],
  ["Divider", "A line between two parts.", "---"],
  ["Picture", "A picture in the text, as wide as it is.", ""],
].map(([name = "", description = "", example = ""]) => ({
  ...{ name, label: name, kind: "text", description, example },
}))

type Offered = Pick<ElementModel, "name" | "label" | "example" | "needs">

/** Choose what to insert, by its thumbnail and description. */
export const InsertDialog = ({ parent, onInsert, onPicture, onClose }: InsertDialogProps) => {
  const { model, source, collection, file, values, addAsset, attempt, notify } = useOpenEditor()
  const [query, setQuery] = useState("")
  const children = model.elements.filter((element) => parent && element.parent === parent)
  const allowed = model.elements.filter(
    ({ name, kind, parent: only, first }) =>
      !only &&
      (collection && !parent ? collection.elements.includes(name) : kind === "text") &&
      (first !== "always" || source.blocks.length === 0) &&
      // A document has a section once only.
      !(kind === "section" && source.blocks.some((block) => block.kind === "element" && block.name === name)),
  )
  // What contains elements of its own, such as tabs, contains nothing else.
  const offered = children.length ? children : [...markdown, ...allowed]
  const named = ranked(offered, query, ({ label, name }) => [label, name])
  const others = offered.filter((one) => !named.includes(one))
  const found = [...named, ...ranked(others, query, ({ description }) => [description])]
  const isWritten = (name: string) => valueAt(values, [name]) !== undefined
  const fieldsFor = async (section: string) => {
    const { fields, assets } = await createSectionFields(file, section)
    assets.forEach(addAsset)
    return Object.fromEntries(Object.entries(fields).filter(([name]) => !isWritten(name)))
  }
  const insert = ({ name, label, example, needs }: Offered) => {
    // At once: the next key is already for the text, which has the focus again.
    flushSync(onClose)
    if (!example) return onPicture()
    attempt(async () => {
      const fields = needs && (isWritten(needs) ? {} : await fieldsFor(name))
      flushSync(() => onInsert(example.trim(), fields || undefined))
      notify(`Inserted: ${label}`)
    })
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
