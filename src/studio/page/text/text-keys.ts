import * as commands from "prosemirror-commands"
import { undoInputRule } from "prosemirror-inputrules"
import { keydownHandler } from "prosemirror-keymap"
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list"
import { type Command, NodeSelection, TextSelection } from "prosemirror-state"
import { addRowAfter, goToNextCell, isInTable, nextCell } from "prosemirror-tables"
import { marks, nodes } from "../../source/rich-text/schema"
import { leaveBlock, nodeAround, toggleWords } from "./commands"

const isInCode: Command = ({ selection: { $from } }) => $from.parent.type === nodes.code_block

/** The cell below, or the text below the table. */
const cellBelow: Command = (state, dispatch) => {
  const { $from } = state.selection
  const cell = nodeAround(state, nodes.table_cell, nodes.table_header)
  const table = nodeAround(state, nodes.table)
  if (!cell || !table) return false
  const next = nextCell(state.doc.resolve(cell.place), "vert", 1)
  if (!next) return leaveBlock($from.after(-2), true)(state, dispatch)
  dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(next.pos + 1))).scrollIntoView())
  return true
}

/** The next cell. Below the last one, a row is added. */
const nextCellOrRow: Command = (state, dispatch, view) => {
  if (!isInTable(state)) return false
  if (goToNextCell(1)(state, dispatch)) return true
  if (!dispatch || !view) return true
  addRowAfter(state, dispatch)
  return goToNextCell(1)(view.state, dispatch)
}

/** The next entry of a list; one of a task is not done yet. */
const newEntry: Command = (state, dispatch) => {
  const { node } = nodeAround(state, nodes.list_item) ?? {}
  const isTask = node && node.attrs.checked !== null
  return splitListItem(nodes.list_item, isTask ? { checked: false } : undefined)(state, dispatch)
}

/** Open the form of what is selected. */
const openSelected: Command = ({ selection }, _, view) => {
  const dom = selection instanceof NodeSelection ? view?.nodeDOM(selection.from) : undefined
  const control = dom instanceof Element && dom.querySelector<HTMLElement>("button, textarea, input")
  if (!control) return false
  control.focus()
  if (control instanceof HTMLButtonElement) control.click()
  return true
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create(), true).scrollIntoView())
  return true
}

const insertInCode =
  (text: string): Command =>
  (state, dispatch) => {
    if (!isInCode(state)) return false
    dispatch?.(state.tr.insertText(text).scrollIntoView())
    return true
  }

/** An element next to the text is selected before it is removed. */
const selectElement =
  (isForward: boolean): Command =>
  (state, dispatch, view) => {
    const { $from, empty } = state.selection
    const isAtEdge = view?.endOfTextblock(isForward ? "forward" : "backward", state)
    if (!empty || !isAtEdge || $from.depth === 0) return false
    const $edge = state.doc.resolve(isForward ? $from.after() : $from.before())
    const next = isForward ? $edge.nodeAfter : $edge.nodeBefore
    const isForm = next?.isAtom || next?.type === nodes.table || next?.type === nodes.code_block
    if (!isForm) return false
    return (isForward ? commands.selectNodeForward : commands.selectNodeBackward)(state, dispatch, view)
  }

/** At its start, an entry leaves its list, and a heading becomes a paragraph. */
const leaveAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0 || $from.depth === 0) return false
  const isFirst = $from.index(-1) === 0
  if (isFirst && $from.node(-1).type === nodes.list_item)
    return liftListItem(nodes.list_item)(state, dispatch)
  if ($from.parent.type !== nodes.heading || (!isFirst && $from.parent.content.size > 0)) return false
  dispatch?.(state.tr.setNodeMarkup($from.before(), nodes.paragraph, null))
  return true
}

const backspace = commands.chainCommands(
  undoInputRule,
  commands.deleteSelection,
  leaveAtStart,
  selectElement(false),
  commands.joinBackward,
  commands.selectNodeBackward,
)
const remove = commands.chainCommands(
  commands.deleteSelection,
  selectElement(true),
  commands.joinForward,
  commands.selectNodeForward,
)

/** Keys as in other editors of text. */
export const textKeys = keydownHandler({
  ...commands.baseKeymap,
  Enter: commands.chainCommands(openSelected, cellBelow, newEntry, commands.baseKeymap.Enter ?? isInCode),
  "Shift-Enter": commands.chainCommands(insertInCode("\n"), breakLine),
  "Mod-Enter": commands.chainCommands(commands.exitCode, breakLine),
  Backspace: backspace,
  "Mod-Backspace": backspace,
  "Shift-Backspace": backspace,
  Delete: remove,
  "Mod-Delete": remove,
  Tab: commands.chainCommands(nextCellOrRow, insertInCode("  "), sinkListItem(nodes.list_item), (state) =>
    Boolean(nodeAround(state, nodes.list_item)),
  ),
  "Shift-Tab": commands.chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
  // Then Tab goes on behind the text.
  Escape: (_state, _dispatch, view) => {
    view?.dom.blur()
    return true
  },
  "Mod-b": toggleWords(marks.strong),
  "Mod-i": toggleWords(marks.em),
})
