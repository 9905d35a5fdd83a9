import { type ChangeSpec, EditorSelection } from "@codemirror/state"
import type { Command } from "@codemirror/view"
import { lineMarks } from "./line-marks"
import { nodeAt } from "./node-at"

/**
 * A command that puts marks around the selected text of each line, or else the word of the cursor, or removes them.
 * @param name of the node that has the marks
 */
export const toggleMarks =
  (name: "StrongEmphasis" | "Emphasis" | "InlineCode", mark: string): Command =>
  (view) => {
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
