import { autocompletion } from "@codemirror/autocomplete"
import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { yaml, yamlFrontmatter } from "@codemirror/lang-yaml"
import { lintGutter } from "@codemirror/lint"
import { type EditorView, lineNumbers } from "@codemirror/view"
import { useEffect, useMemo, useRef } from "react"
import { useCollection } from "../blocks/use-allowed-elements"
import { useOpenEditor } from "../state/editor-context"
import { useStudio } from "../state/studio-context"
import { CodeEditor } from "../text/code-editor"
import { fileTheme } from "../text/code-theme"
import { completeSource } from "../text/complete-source"
import { showProblems } from "../text/lint"

/** The whole file as text, with completion and its problems. */
export const SourceView = () => {
  const { text, edit, kind, file, diagnostics } = useOpenEditor()
  const { model } = useStudio()
  const collection = useCollection()
  const view = useRef<EditorView>(undefined)
  const extensions = useMemo(() => {
    const dataFile = model.dataFiles.find((candidate) => candidate.file === file)
    const schema = collection?.schema ?? dataFile?.schema
    const elements = collection?.elements ?? model.elements.map(({ name }) => name)
    return [
      kind === "data" ? yaml() : yamlFrontmatter({ content: markdown({ base: markdownLanguage }) }),
      autocompletion({ icons: false, override: [completeSource({ model, kind, schema, elements })] }),
      ...[lineNumbers(), lintGutter(), fileTheme],
    ]
  }, [model, collection, file, kind])

  // After each change, since positions of problems are those of the new text.
  useEffect(() => {
    if (view.current) showProblems(view.current, diagnostics)
  }, [diagnostics])

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
