import { type ReactNode, useMemo } from "react"
import type { ElementModel } from "../../api"
import { editChildren } from "../../source/edit-blocks"
import { type ElementBlock, parseSource } from "../../source/parse-source"
import { problemsIn } from "../state/place-problems"
import { type Editor, EditorContext, useOpenEditor } from "../state/use-editor"

interface InElementProps {
  block: ElementBlock
  index: number
  element: ElementModel | undefined
  children: ReactNode
}

/** Edit what is between the tags of an element as a text of its own: its offsets start behind the tag. */
export const InElement = ({ block, index, element, children }: InElementProps) => {
  const editor = useOpenEditor()
  const { kind, edit, cursor = -1 } = editor
  const scope = `${editor.scope}${index}.`
  const range = block.children ?? { start: block.propsEnd, end: block.propsEnd }
  const { start, end } = range
  const text = editor.text.slice(start, end)
  // A document may have more elements than the parser remembers.
  const source = useMemo(() => parseSource(text, "snippet"), [text])
  const inner: Editor = {
    ...editor,
    ...{ kind: "snippet", text, source, scope, owner: element, values: undefined },
    cursor: cursor >= start && cursor <= end ? cursor - start : undefined,
    diagnostics: problemsIn(editor.diagnostics, range).map(({ edit, ...problem }) => ({
      ...{ ...problem, offset: problem.offset - start },
      ...(edit ? { edit: { ...edit, start: edit.start - start, end: edit.end - start } } : {}),
    })),
    edit: (change, key, isTyped) =>
      edit((current) => editChildren(current, kind, index, change), key ? `${key} in ${scope}` : "", isTyped),
  }
  return <EditorContext value={inner}>{children}</EditorContext>
}
