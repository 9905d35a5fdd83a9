import styled from "@emotion/styled"
import type { LucideIcon } from "lucide-react"
import Bold from "lucide-react/icons/bold"
import Code from "lucide-react/icons/code"
import Heading2 from "lucide-react/icons/heading-2"
import Heading3 from "lucide-react/icons/heading-3"
import ImagePlus from "lucide-react/icons/image-plus"
import Italic from "lucide-react/icons/italic"
import Link from "lucide-react/icons/link"
import List from "lucide-react/icons/list"
import ListOrdered from "lucide-react/icons/list-ordered"
import MessageSquareWarning from "lucide-react/icons/message-square-warning"
import TextQuote from "lucide-react/icons/text-quote"
import type { Command, EditorState } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { memo, type RefObject } from "react"
import { color, space } from "../../host"
import { IconButton } from "../ui/controls"
import { actions } from "./commands"
import { type TableFacts, TableMenus, tableFacts } from "./table-menus"

type Name = keyof typeof actions

const icons: Record<Name, LucideIcon> = {
  ...{ Bold, Italic, Code, Heading: Heading2, "Smaller heading": Heading3, List },
  ...{ "Numbered list": ListOrdered, Quotation: TextQuote, "Call-out": MessageSquareWarning },
}
const names = Object.keys(icons) as Name[]

/** What the toolbar shows of a text, as JSON: most keys change nothing of it. */
export const toolbarState = (state: EditorState) =>
  JSON.stringify({
    active: Object.entries(actions).flatMap(([name, { isActive }]) => (isActive(state) ? name : [])),
    table: tableFacts(state),
  })

interface ToolbarProps {
  view: RefObject<EditorView | undefined>
  /** `toolbarState`. */
  shown: string
  onLink: () => void
  onImage: () => void
}

/** Buttons that format the selection of a text. They are not rendered again with each key. */
export const TextToolbar = memo(({ view, shown, onLink, onImage }: ToolbarProps) => {
  const { active, table }: { active: Name[]; table?: TableFacts } = JSON.parse(shown)
  const run = (command: Command) => {
    const { current } = view
    if (!current) return
    command(current.state, current.dispatch, current)
    current.focus()
  }
  const buttons = (all: readonly Name[]) =>
    all.map((label) => (
      <IconButton
        key={label}
        label={label}
        icon={icons[label]}
        aria-pressed={active.includes(label)}
        onClick={() => run(actions[label].run)}
      />
    ))
  return (
    <Bar role="toolbar" aria-label="Format">
      {buttons(names.slice(0, 3))}
      <IconButton label="Link" icon={Link} onClick={onLink} />
      {table ? <TableMenus run={run} facts={table} /> : buttons(names.slice(3))}
      <IconButton label="Image" icon={ImagePlus} onClick={onImage} />
    </Bar>
  )
})

/* A row of its own, at the edge of the form: text scrolls below it, and never shows above it or at its side. */
const Bar = styled.div`
  position: sticky;
  z-index: 2;
  top: -${space[4]};
  display: flex;
  flex-wrap: wrap;
  padding: 2px;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`
