import { autocompletion } from "@codemirror/autocomplete"
import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { yaml, yamlFrontmatter } from "@codemirror/lang-yaml"
import { lintGutter } from "@codemirror/lint"
import { type EditorView, lineNumbers } from "@codemirror/view"
import { useEffect, useMemo, useRef } from "react"
import { replaceRange } from "../../source/replace-range"
import { useStudio } from "../state/studio-context"
import { useCollection, useSchema } from "../state/use-definitions"
import { useOpenEditor } from "../state/use-editor"
import { CodeEditor } from "../text/code-editor"
import { fileTheme } from "../text/code-theme"
import { completeSource } from "../text/complete-source"
import { showProblems } from "../text/lint"

/** The whole file as text, with completion and its problems. */
export const SourceView = () => {
  const { text, edit, kind, file, diagnostics } = useOpenEditor()
  const { model } = useStudio()
  const schema = useSchema()
  const allowed = useCollection()?.elements
  const view = useRef<EditorView>(undefined)
  const extensions = useMemo(() => {
    const language =
      kind === "data" ? yaml() : yamlFrontmatter({ content: markdown({ base: markdownLanguage }) })
    const elements = allowed ?? model.elements.map(({ name }) => name)
    const complete = completeSource({ model, kind, schema, elements })
    const completion = autocompletion({ icons: false, override: [complete] })
    return [language, completion, lineNumbers(), lintGutter(), fileTheme]
  }, [model, schema, allowed, kind])

  // After each change, since positions of problems are those of the new text.
  useEffect(() => {
    if (view.current)
      showProblems(view.current, diagnostics, (fix) =>
        edit((current) => replaceRange(current, fix, fix.text)),
      )
  }, [diagnostics, edit])

  return (
    <CodeEditor
      ref={view}
      value={text}
      onChange={(next) => edit(() => next, "source")}
      label={`Source of ${file}`}
      extensions={extensions}
    />
  )
}
