import { type ChangeSpec, EditorSelection } from "@codemirror/state"
import type { Command, EditorView } from "@codemirror/view"
import { lineMarks } from "./line-marks"
import { nodeAt } from "./node-at"

/**
 * A command that puts marks around the selected text of each line, or else the word of the cursor, or removes them. At
 * their end, it leaves them.
 * @param name of the node that has the marks
 */
export const toggleMarks =
  (name: "StrongEmphasis" | "Emphasis" | "InlineCode", mark: string): Command =>
  (view) => {
    if (leaveMark(view, mark)) return true
    const { state } = view
    const { main } = state.selection
    const { from, to } = main.empty ? (state.wordAt(main.head) ?? main) : main
    const found = [nodeAt(state, from, [name], 1), nodeAt(state, to, [name], -1)]
    const node = found.find((one) => one && one.from <= from && one.to >= to)
    const changes: ChangeSpec[] = []
    for (const one of [node?.firstChild, node?.lastChild])
      if (one) changes.push({ from: one.from, to: one.to })
    for (let at = from; !node && at <= to; at = state.doc.lineAt(at).to + 1) {
      const line = state.doc.lineAt(at)
      const start = Math.max(at, line.from + lineMarks(line.text).length)
      const text = state.sliceDoc(start, Math.max(start, Math.min(to, line.to)))
      const first = start + text.length - text.trimStart().length
      if (text.trim())
        changes.push({ from: first, insert: mark }, { from: first + text.trim().length, insert: mark })
    }
    const set = state.changes(changes.length ? changes : { from, insert: mark + mark })
    // The selection stays, without the marks.
    const ends = [main.anchor, main.head].map((end) => set.mapPos(end, end === from ? 1 : -1))
    const [anchor = 0, head = 0] = changes.length ? ends : [from + mark.length, from + mark.length]
    view.dispatch({ changes: set, selection: EditorSelection.single(anchor, head), userEvent: "input" })
    return true
  }

/** Before a line break: leave the marks of the cursor, or end them before it and begin them again behind it. */
export const splitMarks: Command = (view) => {
  for (const mark of ["***", "**", "*", "~~", "`"]) leaveMark(view, mark)
  const { state } = view
  const { head } = state.selection.main
  const node = nodeAt(state, head, ["StrongEmphasis", "Emphasis", "Strikethrough"])
  const { firstChild: first, lastChild: last } = node ?? {}
  if (!first || !last || head < first.to || head > last.from) return false
  const mark = state.sliceDoc(first.from, first.to)
  const from = first.to + state.sliceDoc(first.to, head).trimEnd().length
  const to = last.from - state.sliceDoc(head, last.from).trimStart().length
  if (from === first.to) view.dispatch({ selection: { anchor: first.from } })
  else
    view.dispatch({ changes: { from, to, insert: mark + mark }, selection: { anchor: from + mark.length } })
  return false
}

/** Leave marks that end directly behind the cursor. They are not read with a space before their end. */
function leaveMark(view: EditorView, mark: string): boolean {
  const { state } = view
  const { head, empty } = state.selection.main
  const line = state.doc.lineAt(head)
  const before = line.text.slice(0, head - line.from)
  const isInside = before.split(mark).length % 2 === 0
  const end = head + mark.length
  if (!empty || !isInside || state.sliceDoc(head, end) !== mark || state.sliceDoc(end, end + 1) === mark[0])
    return false
  const start = line.from + before.trimEnd().length
  const isEmpty = before.endsWith(mark)
  const changes = isEmpty
    ? { from: head - mark.length, to: end }
    : [
        { from: start, insert: start < head ? mark : "" },
        { from: head, to: start < head ? end : head },
      ]
  view.dispatch({ changes, selection: { anchor: isEmpty ? head - mark.length : end }, userEvent: "input" })
  return true
}
