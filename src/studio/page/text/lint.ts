import { type Diagnostic, setDiagnostics } from "@codemirror/lint"
import type { Text } from "@codemirror/state"
import type { EditorView } from "@codemirror/view"
import type { Position } from "../../../content-check/diagnostic"
import type { StudioDiagnostic } from "../../api"

/** Show the problems of the check in an editor with the whole file. */
export const showProblems = (view: EditorView, problems: readonly StudioDiagnostic[]) => {
  const { doc } = view.state
  const shown = problems.map(({ severity, range, message, fix, edit }): Diagnostic => {
    const from = offsetIn(doc, range.start)
    const to = Math.max(from, offsetIn(doc, range.end))
    const apply = edit && { from: edit.start, to: edit.end, insert: edit.text }
    const actions = apply ? [{ name: edit.label, apply: () => view.dispatch({ changes: apply }) }] : []
    return { from, to, severity, message: `${message}. ${fix}.`, actions }
  })
  view.dispatch(setDiagnostics(view.state, shown))
}

const offsetIn = (doc: Text, { line, column }: Position) => {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(from + column - 1, to)
}
