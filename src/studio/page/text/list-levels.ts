import type { ChangeSpec, EditorState, Line, Transaction } from "@codemirror/state"
import type { Command } from "@codemirror/view"
import { outerMarks } from "./line-marks"
import { isInCode, nodeAt, type SyntaxNode, treeUpTo } from "./node-at"

/**
 * A command that moves the entries of the selection a level down, below the one before, or up. In a list, the focus stays
 * in the text, also if there is no such level. CodeMirror leaves it with Escape and then Tab.
 */
export const changeLevel =
  (isDown: boolean): Command =>
  (view) => {
    const { doc, selection } = view.state
    const { from, to, head } = selection.main
    if (isInCode(view.state, head) || !entryOf(view.state, doc.lineAt(head))) return false
    const done: Transaction[] = []
    let moved = -1
    // The lines stay the same ones.
    for (let number = doc.lineAt(from).number; number <= doc.lineAt(to).number; number++) {
      const state = done.at(-1)?.state ?? view.state
      const entry = entryOf(state, state.doc.line(number))
      // With an entry, those below it are moved.
      if (!entry || number <= moved) continue
      const changes = isDown ? nest(state, entry) : unnest(state, entry)
      if (!changes && isDown) break
      if (!changes) continue
      moved = state.doc.lineAt(entry.to).number
      const step = state.update({ changes, scrollIntoView: true, userEvent: "input" })
      done.push(step, step.state.update({ changes: countAround(step.state, number), userEvent: "input" }))
    }
    if (done.length > 0) view.dispatch(done)
    return true
  }

const entryOf = (state: EditorState, line: Line) => {
  // The list may go on below.
  treeUpTo(state, state.doc.length)
  return nodeAt(state, line.from + line.text.trimEnd().length, ["ListItem"])
}

/** Below the entry before, as the last one of its list. */
function nest(state: EditorState, entry: SyntaxNode) {
  const above = entryAbove(entry)
  if (!above) return undefined
  const last = listIn(above)?.getChildren("ListItem").at(-1)
  return moveTo(
    state,
    entry,
    contentColumn(state, above),
    last ? markBelow(state, last) : markOf(state, entry),
  )
}

/** Behind the entry that its list is in. What is below it in the list is then its own. */
function unnest(state: EditorState, entry: SyntaxNode) {
  const outer = entry.parent?.parent
  if (outer?.name !== "ListItem") return undefined
  return moveTo(state, entry, columnOf(state, outer), markBelow(state, outer))
}

function moveTo(state: EditorState, entry: SyntaxNode, column: number, mark: string) {
  const before = columnOf(state, entry)
  const old = markOf(state, entry)
  const changes: ChangeSpec[] = [{ from: entry.from, to: entry.from + old.length, insert: mark }]
  const first = state.doc.lineAt(entry.from)
  const end = column < before ? (entry.parent?.to ?? entry.to) : entry.to
  for (let line = first; ; line = state.doc.lineAt(line.to + 1)) {
    const isOwn = line.from <= entry.to
    const next = isOwn ? column : column + mark.length + 1
    const shift = next - before + (isOwn && line !== first ? mark.length - old.length : 0)
    const indent = outerMarks(line.text).length
    const at = line.from + Math.min(next, before, indent)
    if (shift < 0) changes.push({ from: at, to: at + spacesAt(line, at, -shift) })
    else if (indent < line.length) changes.push({ from: at, insert: " ".repeat(shift) })
    if (line.to >= end) return changes
  }
}

/** How many spaces are at a place in a line, up to a number. */
const spacesAt = ({ from, text }: Line, at: number, most: number) =>
  /^ */.exec(text.slice(at - from, at - from + most))?.[0].length ?? 0

/** Numbers of the list of an entry, and of those that it is in or that are in it, count on. */
function countAround(state: EditorState, line: number): ChangeSpec[] {
  const entry = entryOf(state, state.doc.line(line))
  const lists = [entry?.parent, entry?.parent?.parent?.parent, entry && listIn(entry)]
  return lists.flatMap((list) => {
    if (!entry || list?.name !== "OrderedList") return []
    const items = list.getChildren("ListItem")
    const numbers = items.map((item) => Number.parseInt(markOf(state, item), 10))
    const isNew =
      list.parent?.name === "ListItem" && (items[0]?.from === entry.from || list.from > entry.from)
    const start = isNew ? 1 : (numbers[0] ?? 1)
    // A list may have the same number everywhere.
    const step = numbers.length > 1 && new Set(numbers).size === 1 ? 0 : 1
    return items.map(({ from }, index) => ({
      ...{ from, to: from + String(numbers[index]).length },
      insert: String(start + index * step),
    }))
  })
}

/** Marks of quotations may be between entries. */
const entryAbove = ({ from, parent }: SyntaxNode) =>
  parent?.getChildren("ListItem").findLast((one) => one.from < from)

const listIn = (entry: SyntaxNode) => entry.getChild("BulletList") ?? entry.getChild("OrderedList")

const columnOf = ({ doc }: EditorState, { from }: SyntaxNode) => from - doc.lineAt(from).from

const markOf = (state: EditorState, { from, firstChild }: SyntaxNode) =>
  state.sliceDoc(from, firstChild?.to ?? from)

/** The mark of an entry below another one. */
const markBelow = (state: EditorState, entry: SyntaxNode) => {
  const mark = markOf(state, entry)
  const above = entryAbove(entry)
  const isSame = above && markOf(state, above) === mark
  return isSame ? mark : mark.replace(/\d+/, (number) => String(Number(number) + 1))
}

const contentColumn = (state: EditorState, entry: SyntaxNode) =>
  columnOf(state, entry) + markOf(state, entry).length + 1
