import { Fragment, type Node, Slice } from "prosemirror-model"
import { Selection, type Transaction } from "prosemirror-state"
import { handlePaste, isInTable } from "prosemirror-tables"
import type { EditorView } from "prosemirror-view"
import { writeMarkdown } from "../../source/rich-text/markdown"
import { tryReadUnits } from "../../source/rich-text/read-document"
import { isEmpty, nodes, schema } from "../../source/rich-text/schema"
import { mdastOf, withMarkersApart } from "../../source/rich-text/write-document"

/** A text as Markdown, or as it is. */
export const blocksOfText = (text: string, isPlain = false): Node[] => {
  const written = text.replace(/\r\n?/g, "\n")
  const units = isPlain ? undefined : tryReadUnits(written)
  if (units) return units.map(({ node }) => node)
  const lines = written.split("\n").filter((line) => line.trim())
  return lines.map((line) => nodes.paragraph.create(null, schema.text(line)))
}

/** One paragraph is a part of the text around it; more blocks are blocks of their own. */
export const sliceOf = (blocks: readonly Node[]): Slice => {
  const depth = blocks.length === 1 && blocks[0]?.type === nodes.paragraph ? 1 : 0
  return new Slice(Fragment.from(blocks), depth, depth)
}

/** Blocks whose notes have labels that the document does not have. */
const withOwnNotes = (doc: Node, blocks: readonly Node[]): readonly Node[] => {
  const taken = new Set(doc.children.map(({ attrs }) => attrs.label))
  const renamed = (label: string): string => (taken.has(label) ? renamed(`${label}-2`) : label)
  const change = (node: Node): Node => {
    const { label, source } = node.attrs
    const attrs = {
      ...node.attrs,
      ...(label ? { label: renamed(label) } : {}),
      ...(source
        ? { source: source.replace(/^\[\^(.+)\]$/, (_: string, one: string) => `[^${renamed(one)}]`) }
        : {}),
    }
    return node.isText ? node : node.type.create(attrs, node.children.map(change), node.marks)
  }
  return blocks.some(({ type }) => type === nodes.footnote) ? blocks.map(change) : blocks
}

/** Replace the selection by blocks. In a cell, they are one line; a table fills the cells from that of the cursor on. */
export const insertBlocks = (view: EditorView, pasted: readonly Node[]) => {
  const { tr, doc } = view.state
  const blocks = withOwnNotes(doc, pasted)
  const slice = sliceOf(blocks)
  if (isInTable(view.state)) {
    const isTable = blocks.some(({ type }) => type === nodes.table)
    if (isTable && handlePaste(view, new ClipboardEvent("paste"), slice)) return
    const lines = blocks.flatMap(linesOf)
    const inline = lines.flatMap((line, index) => (index > 0 ? [schema.text(" "), ...line] : line))
    tr.replaceSelection(new Slice(Fragment.from(inline), 0, 0))
  } else if (slice.openStart > 0) tr.replaceSelection(slice)
  else insertBetween(tr, slice)
  view.dispatch(tr.scrollIntoView().setMeta("uiEvent", "paste"))
}

/** Insert blocks next to the one of the cursor, or between its halves: no empty one is left. */
const insertBetween = (tr: Transaction, slice: Slice) => {
  const { $from } = tr.deleteSelection().selection
  const { parent, parentOffset, pos } = $from
  if (!parent.isTextblock) return tr.replaceSelection(slice)
  const [start, end] = [$from.before(), $from.after()]
  const isBlank = parent.content.size === 0 || isEmpty(parent)
  const isInside = parentOffset > 0 && parentOffset < parent.content.size
  if (isInside && !isBlank) tr.split(pos)
  const place = parentOffset === 0 || isBlank ? start : isInside ? pos + 1 : end
  tr.replaceWith(place, isBlank ? end : place, slice.content)
  return tr.setSelection(Selection.near(tr.doc.resolve(place + slice.content.size), -1))
}

const linesOf = (node: Node): (readonly Node[])[] =>
  node.isTextblock ? [node.children] : node.children.flatMap(linesOf)

/** What is selected as Markdown. */
export const markdownOf = (content: Fragment): string => {
  const blocks = content.firstChild?.isInline ? [nodes.paragraph.create(null, content)] : content.content
  const known = blocks.map((block) =>
    block.type.isInGroup("block") ? block : nodes.paragraph.create(null, linesOf(block).flat()),
  )
  return writeMarkdown(withMarkersApart(known.filter((block) => !isEmpty(block)).map(mdastOf)))
}
