import { ensureSyntaxTree, syntaxTree } from "@codemirror/language"
import type { EditorState } from "@codemirror/state"

export type SyntaxNode = ReturnType<typeof syntaxTree>["topNode"]

export const headings = [1, 2, 3, 4, 5, 6].map((level) => `ATXHeading${level}`)

/** The longest time that a key may wait for, in milliseconds. */
const parsingTime = 100

/** The tree of a text, parsed up to a place: of a long text, or on a busy machine, it may not be yet. */
export const treeUpTo = (state: EditorState, place: number) =>
  ensureSyntaxTree(state, place, parsingTime) ?? syntaxTree(state)

/** The innermost node of Markdown with one of these names at a place. @param side 1: what starts there */
export const nodeAt = (state: EditorState, at: number, names: readonly string[], side: -1 | 1 = -1) => {
  let node: SyntaxNode | null = treeUpTo(state, at).resolveInner(at, side)
  while (node && !names.includes(node.name)) node = node.parent
  return node
}

/** Whether a place is in a code block, not behind its end. */
export const isInCode = (state: EditorState, at: number) => {
  const code = nodeAt(state, at, ["FencedCode"])
  const end = code?.lastChild
  const isClosed = end?.name === "CodeMark" && end.from > (code?.from ?? 0)
  return code !== null && !(isClosed && at >= end.from)
}
