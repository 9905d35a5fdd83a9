import styled from "@emotion/styled"
import { useState } from "react"
import { color, radius, space } from "../../../theme/tokens"
import { plain } from "../form/field-text"
import { SectionThumbnail } from "../preview/section-thumbnail"
import { useAllowedElements } from "../state/use-definitions"
import { Hint, SearchInput } from "../ui/controls"
import { Dialog } from "../ui/dialog"

interface InsertDialogProps {
  /** The name of the element that it is inserted into. */
  parent?: string | undefined
  onInsert: (mdx: string) => void
  onClose: () => void
}

const markdown = [
  { name: "Text", description: "Paragraphs, headings, lists, images.", example: "Write here" },
  {
    name: "Table",
    description: "Rows and columns of text.",
    example: "| Name | Value |\n|---|---:|\n| First | 1 |",
  },
].map((item) => ({ ...item, kind: "text" }))

/** Choose what to insert, by its thumbnail and description. */
export const InsertDialog = ({ parent, onInsert, onClose }: InsertDialogProps) => {
  const allowed = useAllowedElements(parent)
  const [query, setQuery] = useState("")
  // What contains elements of its own, such as tabs, contains nothing else.
  const offered = parent && allowed.length > 0 ? allowed : [...markdown, ...allowed]
  const found = offered.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(query.toLowerCase()),
  )
  const insert = (mdx: string) => {
    onInsert(mdx.trim())
    onClose()
  }
  return (
    <Dialog
      title="Insert"
      action={`Insert ${found[0]?.name ?? ""}`}
      isDisabled={found.length === 0}
      onSubmit={async () => insert(found[0]?.example ?? "")}
      onClose={onClose}
      wide
    >
      <SearchInput label="Search" value={query} onChange={setQuery} />
      <Grid>
        {found.map(({ name, description, example, kind }) => (
          <li key={name}>
            <button type="button" onClick={() => insert(example)}>
              {kind === "section" ? <SectionThumbnail name={name} /> : null}
              <strong>{name}</strong>
              <Hint as="span">{plain(description)}</Hint>
            </button>
          </li>
        ))}
      </Grid>
    </Dialog>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space[3]};

  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    align-content: start;
    width: 100%;
    height: 100%;
    padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    text-align: left;
    background: ${color.surface};
    cursor: pointer;
  }

  button:hover {
    border-color: ${color.accentText};
  }

  strong {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
`
