import { memo, type ReactNode } from "react"
import type { PlacedProblem } from "./place-problems"
import { type Editor, EditorContext } from "./use-editor"

interface PartProps {
  editor: Editor
  /** All that it shows but for problems, compared by identity. */
  shown: readonly unknown[]
  problems?: readonly PlacedProblem[]
  children: ReactNode
}

/**
 * A part of a form, which is rendered again only if what it shows has changed, so that a key costs as little as its
 * field. Above the parts is no context that changes with each key: React would search all of them for its readers.
 */
export const Part = memo(
  ({ editor, children }: PartProps) => <EditorContext value={editor}>{children}</EditorContext>,
  (before, after) => {
    const [old, current] = [shownIn(before), shownIn(after)]
    return old.length === current.length && old.every((one, index) => one === current[index])
  },
)

const shownIn = ({ editor: { model, assets }, shown, problems = [] }: PartProps) => [
  ...[model, assets, ...shown],
  ...problems.flatMap(({ severity, field, message, fix, edit }) => [
    ...[severity, field, message, fix, edit?.start, edit?.end, edit?.text],
  ]),
]
