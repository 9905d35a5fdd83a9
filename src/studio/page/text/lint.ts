import { type Diagnostic, setDiagnostics } from "@codemirror/lint"
import type { Text } from "@codemirror/state"
import type { EditorView } from "@codemirror/view"
import type { Position } from "../../../content-check/diagnostic"
import type { StudioDiagnostic } from "../../api"

/**
 * Show the problems of the check in an editor with the whole file.
 *
 * @param apply applies a fix to the file, whose line ends may be others than the editor's
 */
export const showProblems = (
  view: EditorView,
  problems: readonly StudioDiagnostic[],
  apply: (edit: NonNullable<StudioDiagnostic["edit"]>) => void,
) => {
  const { doc } = view.state
  const shown = problems.map(({ severity, range, message, fix, edit }): Diagnostic => {
    const from = offsetIn(doc, range.start)
    const to = Math.max(from, offsetIn(doc, range.end))
    const actions = edit ? [{ name: edit.label, apply: () => apply(edit) }] : []
    return { from, to, severity, message: `${message}. ${fix}.`, actions }
  })
  view.dispatch(setDiagnostics(view.state, shown))
}

const offsetIn = (doc: Text, { line, column }: Position) => {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(from + column - 1, to)
}
