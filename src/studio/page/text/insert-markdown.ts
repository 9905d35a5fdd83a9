import { NodeSelection, Selection, TextSelection, type Transaction } from "prosemirror-state"
import type { EditorView } from "prosemirror-view"
import { cursorAfter } from "../../source/placeholder"
import { tryReadUnits } from "../../source/rich-text/read-document"
import { isEmpty, nodes } from "../../source/rich-text/schema"
import { isPlaceholder, nodeAround } from "./commands"
import { cursorInNode } from "./text-editor"

/** Insert MDX at the empty paragraph of the cursor, or below its paragraph. Its first placeholder is selected. */
export const insertMarkdown = (view: EditorView, mdx: string) => {
  const blocks = (tryReadUnits(mdx) ?? []).map(({ node }) => node)
  const { selection, tr } = view.state
  const { $from } = selection
  const table = nodeAround(view.state, nodes.table)
  const edge = $from.depth > 0 ? $from.after() : selection.to
  const end = table ? table.place + table.node.nodeSize : edge
  const start = !table && isEmpty($from.parent) ? $from.before() : end
  tr.replaceWith(start, end, blocks)
  selectInserted(tr, start, start + blocks.reduce((size, { nodeSize }) => size + nodeSize, 0))
  view.focus()
  if (tr.selection instanceof NodeSelection) tr.setMeta(cursorInNode, cursorAfter(mdx))
  view.dispatch(tr.scrollIntoView())
  const [first] = blocks
  if (first?.type !== nodes.call_out) return
  const dom = view.nodeDOM(start)
  // The form is rendered later.
  if (dom instanceof Element) setTimeout(() => dom.querySelector("input")?.focus())
}

function selectInserted(tr: Transaction, from: number, to: number) {
  let placeholder: [number, number] | undefined
  tr.doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock && isPlaceholder(node.textContent))
      placeholder ??= [at + 1, at + 1 + node.content.size]
  })
  const { type } = tr.doc.nodeAt(from) ?? {}
  if (placeholder) tr.setSelection(TextSelection.create(tr.doc, ...placeholder))
  else if (type === nodes.raw_block || type === nodes.picture)
    tr.setSelection(NodeSelection.create(tr.doc, from))
  else tr.setSelection(Selection.near(tr.doc.resolve(to), 1))
}
