import { memo, type ReactNode } from "react"
import type { PlacedProblem } from "./place-problems"
import { type Editor, EditorContext } from "./use-editor"

interface PartProps {
  editor: Editor
  /** All that it shows, as text: `shownBy`. */
  shown: string
  children: ReactNode
}

/**
 * A part of a form, which is rendered again only if what it shows has changed, so that a key costs as little as its
 * field. Above the parts is no context that changes with each key: React would search all of them for its readers.
 */
export const Part = memo(
  ({ editor, children }: PartProps) => <EditorContext value={editor}>{children}</EditorContext>,
  (before, after) =>
    before.shown === after.shown &&
    before.editor.model === after.editor.model &&
    before.editor.assets === after.editor.assets,
)

/** @param data what decides what is shown */
export const shownBy = (data: unknown, problems: readonly PlacedProblem[]) =>
  JSON.stringify([
    data,
    problems.map(({ severity, field, message, fix, edit }) => [severity, field, message, fix, edit]),
  ])
