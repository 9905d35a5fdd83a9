import type { Command, EditorView } from "@codemirror/view"
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
import { createContext, memo, type RefObject } from "react"
import { color, space } from "../../host"
import { IconButton } from "../ui/controls"
import { toggleMarks } from "./inline-marks"
import { editorIn } from "./widgets"

interface Tools {
  /** Where a widget adds its own buttons, instead of those for lines. */
  slot: HTMLElement | null
  onLink: () => void
}

/** What widgets use of the editor around them. */
export const TextTools = createContext<Tools>({ slot: null, onLink: () => {} })

/** Put a mark in front of each selected line, or remove it. */
const inFront =
  (mark: string): Command =>
  (view) => {
    const { doc, selection } = view.state
    const first = doc.lineAt(selection.main.from).number
    const last = doc.lineAt(selection.main.to).number
    const lines = Array.from({ length: last - first + 1 }, (_, index) => doc.line(first + index))
    const changes = lines
      .filter(({ text }) => text.trim() || lines.length === 1 || mark === "> ")
      .map(({ from, text }) => {
        const found = /^(?:#{1,6} |[-*] |\d+\. |> )/.exec(text)?.[0] ?? ""
        return { from, to: from + found.length, insert: found === mark ? "" : mark }
      })
    const set = view.state.changes(changes)
    // What is typed next is behind the mark.
    view.dispatch({ changes: set, selection: selection.map(set, 1) })
    return true
  }

/** Make the selected lines a call-out. The cursor is in them. */
const setOff: Command = (view) => {
  const { doc, selection } = view.state
  const [first, last] = [doc.lineAt(selection.main.from), doc.lineAt(selection.main.to)]
  const start = ":::note\n\n"
  view.dispatch({
    changes: [
      { from: first.from, insert: start },
      { from: last.to, insert: "\n\n:::" },
    ],
    selection: { anchor: selection.main.head + start.length },
  })
  return true
}

type Commands = [label: string, icon: LucideIcon, command: Command][]

const ofWords: Commands = [
  ["Bold", Bold, toggleMarks("StrongEmphasis", "**")],
  ["Italic", Italic, toggleMarks("Emphasis", "*")],
  ["Code", Code, toggleMarks("InlineCode", "`")],
]

const ofLines: Commands = [
  ["Heading", Heading2, inFront("## ")],
  ["Smaller heading", Heading3, inFront("### ")],
  ["List", List, inFront("- ")],
  ["Numbered list", ListOrdered, inFront("1. ")],
  ["Quotation", TextQuote, inFront("> ")],
  ["Call-out", MessageSquareWarning, setOff],
]

interface ToolbarProps {
  view: RefObject<EditorView | undefined>
  slot: (element: HTMLElement | null) => void
  onLink: () => void
  onImage: () => void
}

/** Buttons that format the selection of a text. They are not rendered again with each key. */
export const MarkdownToolbar = memo(({ view, slot, onLink, onImage }: ToolbarProps) => {
  const buttons = (commands: Commands) =>
    commands.map(([label, icon, command]) => (
      <IconButton
        key={label}
        label={label}
        icon={icon}
        onClick={() => {
          const editor = view.current && (editorIn(view.current.contentDOM) ?? view.current)
          if (!editor) return
          command(editor)
          editor.focus()
        }}
      />
    ))
  return (
    <Bar role="toolbar" aria-label="Format">
      {buttons(ofWords)}
      <IconButton label="Link" icon={Link} onClick={onLink} />
      <span ref={slot} />
      {buttons(ofLines)}
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

  > span {
    display: contents;
  }

  > span:not(:empty) ~ * {
    display: none;
  }
`
