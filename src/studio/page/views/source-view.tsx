import { autocompletion } from "@codemirror/autocomplete"
import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { yaml, yamlFrontmatter } from "@codemirror/lang-yaml"
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint"
import type { Text } from "@codemirror/state"
import { type EditorView, lineNumbers } from "@codemirror/view"
import { useEffect, useMemo, useRef } from "react"
import { explainInStudio } from "../../../content/browser"
import type { Position } from "../../api"
import { withLineEndingsOf } from "../../source/line-endings"
import { replaceRange } from "../../source/replace-range"
import { type Passage, revealInText } from "../preview/reveal"
import { useOpenEditor } from "../state/use-editor"
import { CodeEditor } from "../text/code-editor"
import { fileTheme } from "../text/code-theme"
import { completeSource } from "../text/complete-source"

interface SourceViewProps {
  /** Is selected. */
  passage?: Passage | undefined
}

/** The whole file as text, with completion and its problems. */
export const SourceView = ({ passage }: SourceViewProps) => {
  const { text, edit, kind, file, schema, collection, diagnostics, model } = useOpenEditor()
  const view = useRef<EditorView>(undefined)
  const extensions = useMemo(() => {
    const language =
      kind === "data" ? yaml() : yamlFrontmatter({ content: markdown({ base: markdownLanguage }) })
    const elements = collection?.elements ?? model.elements.map(({ name }) => name)
    const complete = completeSource({ model, kind, schema, elements })
    const completion = autocompletion({ icons: false, override: [complete] })
    return [language, completion, lineNumbers(), lintGutter(), fileTheme]
  }, [model, schema, collection, kind])

  useEffect(() => {
    if (passage && view.current) revealInText(view.current.contentDOM, passage)
  }, [passage])

  // After each change, since positions of problems are those of the new text.
  useEffect(() => {
    if (!view.current) return
    const { state } = view.current
    const shown = diagnostics.map((problem): Diagnostic => {
      const { severity, range, edit: certain } = problem
      const from = offsetIn(state.doc, range.start)
      const to = Math.max(from, offsetIn(state.doc, range.end))
      // The file's line endings may differ from the editor's.
      const apply = () => certain && edit((current) => replaceRange(current, certain, certain.text))
      const actions = certain ? [{ name: certain.label, apply }] : []
      return { from, to, severity, message: explainInStudio(problem), actions }
    })
    view.current.dispatch(setDiagnostics(state, shown))
  }, [diagnostics, edit])

  return (
    <CodeEditor
      ref={view}
      value={text}
      onChange={({ after }) => edit((current) => withLineEndingsOf(current, after), "source", true)}
      label={`Source of ${file}`}
      extensions={extensions}
    />
  )
}

const offsetIn = (doc: Text, { line, column }: Position) => {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(from + column - 1, to)
}
