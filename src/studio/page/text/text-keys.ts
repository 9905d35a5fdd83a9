import { insertNewlineKeepIndent } from "@codemirror/commands"
import { deleteMarkupBackward } from "@codemirror/lang-markdown"
import { Prec } from "@codemirror/state"
import { type Command, EditorView, keymap } from "@codemirror/view"
import { parseTable } from "../../source/table-source"
import { splitMarks, toggleMarks } from "./inline-marks"
import { joinAbove, joinBelow } from "./join-lines"
import { lineMarks, outerMarks } from "./line-marks"
import { leaveList, newEntry } from "./list-keys"
import { changeLevel } from "./list-levels"
import { headings, isInCode, nodeAt } from "./node-at"
import { endAbove, replaceText } from "./replace-text"
import { typeText } from "./type-text"

const newLine: Command = (view) => {
  if (!isInCode(view.state, view.state.selection.main.head)) return false
  return insertNewlineKeepIndent(view)
}

/** A table below its header. The cursor is in its first cell. */
const newTable: Command = (view) => {
  const { doc, selection } = view.state
  const { from, to, text } = doc.lineAt(selection.main.head)
  const isHeader = /^\|.*\|$/.test(text) && nodeAt(view.state, to, ["Paragraph"])?.from === from
  if (!isHeader || selection.main.head !== to) return false
  const { length } = parseTable(text)[0]?.cells ?? []
  return replaceText(
    view,
    to,
    to,
    `\n|${"---|".repeat(length)}\n|${"  |".repeat(length)}`,
    to + "---|".length * length + 4,
  )
}

/** A paragraph of its own below the text before the cursor; from an empty one of a quotation, below that. */
const newParagraph: Command = (view) => {
  const { doc, selection } = view.state
  const { head } = selection.main
  const line = doc.lineAt(head)
  if (nodeAt(view.state, head, ["Table"])) return false
  const before = line.text.slice(0, head - line.from)
  const marks = outerMarks(line.text)
  if (marks.length === line.text.length) {
    const end = endAbove(doc, line)
    return replaceText(view, end, line.to, end ? "\n\n" : "")
  }
  if (lineMarks(before) === before)
    return replaceText(view, line.from, line.from, `${marks}\n${marks.trimEnd()}\n`)
  const space = /^\s*/.exec(line.text.slice(before.length))?.[0].length ?? 0
  return replaceText(
    view,
    line.from + before.trimEnd().length,
    head + space,
    `\n${marks.trimEnd()}\n${marks}`,
  )
}

/** A line break that the page keeps. */
const breakLine: Command = (view) => {
  const { state } = view
  const { head } = state.selection.main
  const line = state.doc.lineAt(head)
  const before = line.text.slice(0, head - line.from).trimEnd()
  const marks = lineMarks(line.text)
  if (before.length <= marks.trimEnd().length) return newParagraph(view)
  if (nodeAt(state, head, ["Table", ...headings])) return replaceText(view, head, head, "<br />")
  return replaceText(view, line.from + before.length, head, `\\\n${marks.replace(/[^\s>]/g, " ")}`)
}

const oneOf =
  (...commands: Command[]): Command =>
  (view) => {
    if (!view.state.selection.main.empty) view.dispatch(view.state.replaceSelection(""))
    return commands.some((command) => command(view))
  }

/**
 * Enter, Backspace, Delete, Tab in lists and the letters with Ctrl as in other editors of text, and what is typed at a
 * line's start.
 */
export const textKeys = [
  Prec.high(
    keymap.of([
      {
        key: "Enter",
        run: oneOf(newLine, newTable, splitMarks, leaveList, newEntry, newParagraph),
        shift: oneOf(newLine, breakLine),
      },
      { key: "Backspace", run: (view) => joinAbove(view) || deleteMarkupBackward(view) },
      { key: "Delete", run: joinBelow },
      { key: "Tab", run: changeLevel(true), shift: changeLevel(false) },
      { key: "Mod-b", run: toggleMarks("StrongEmphasis", "**") },
      { key: "Mod-i", run: toggleMarks("Emphasis", "*") },
    ]),
  ),
  EditorView.inputHandler.of(typeText),
]
