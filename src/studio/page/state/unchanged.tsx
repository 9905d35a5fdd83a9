import { type ReactElement, type ReactNode, useRef } from "react"
import type { PlacedProblem } from "./place-problems"
import { EditorContext, useOpenEditor } from "./use-editor"

interface UnchangedProps {
  /** Data that decides what is shown. */
  by: unknown
  /** Problems that are shown. */
  problems: readonly PlacedProblem[]
  children: ReactNode
}

/**
 * Render a part of a form again only if its data or problems have changed, so that a key costs as little as its field.
 * What it remembers of the editor, such as an offset, may be that of an earlier text.
 */
export const Unchanged = ({ by, problems, children }: UnchangedProps) => {
  const editor = useOpenEditor()
  const shown = useRef<{ key: string; editor: typeof editor; element: ReactElement }>(undefined)
  const shownProblems = problems.map(({ severity, field, message, edit }) => [severity, field, message, edit])
  const key = JSON.stringify([by, shownProblems])
  const { current } = shown
  const isSame =
    current?.key === key && current.editor.model === editor.model && current.editor.assets === editor.assets
  if (isSame) {
    // For what is rendered again in it by itself.
    Object.assign(current.editor, editor)
    return current.element
  }
  const own = { ...editor }
  const element = <EditorContext value={own}>{children}</EditorContext>
  shown.current = { key, editor: own, element }
  return element
}
