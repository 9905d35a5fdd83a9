import { insertBlock, removeBlock } from "./edit-blocks"
import { setField } from "./edit-fields"
import { offsetIn, withLf, withLineEndingsOf } from "./line-endings"
import { match } from "./lines"
import { parseSource } from "./parse-source"
import { cursorAfter } from "./placeholder"
import { EditError } from "./replace-range"
import type { Block, Edited, Range, Source, SourceKind } from "./source"

/** What was typed: an editor's text before and after it, with LF, and the cursor in the latter. */
export interface Typing {
  before: string
  after: string
  cursor: number
}

/** What an editor shows of a text block, or of what is between two tags. Indents stay: lists are nested by them. */
export const shownText = (text: string, { start, end }: Range): string =>
  withoutBlankLines(withLf(text.slice(start, end)))

/** A text without the blank lines around it, which an editor may have but does not change. */
export const withoutBlankLines = (text: string): string => text.slice(blankLinesAt(text, 0)).trimEnd()

/** The offset of the cursor in what an editor shows. */
export const cursorIn = (text: string, { start }: Range, cursor: number): number =>
  withLf(text.slice(start + blankLinesAt(text, start), cursor)).length

/**
 * Change what was typed, and no other character. The text before it must be what the file has at this place. It may be
 * longer than the block: an editor has what has become another block until it is rendered again.
 * @param start of the block, or the end of the block that a new text is below
 */
export const editText = (
  text: string,
  kind: SourceKind,
  start: number,
  { before, after, cursor }: Typing,
): Edited => {
  const [old, typed] = [withoutBlankLines(before), withoutBlankLines(after)]
  const offset = Math.min(Math.max(cursor - blankLinesAt(after, 0), 0), typed.length)
  const at = start + blankLinesAt(text, start)
  // Most keys need no parser.
  const blocks = typed ? [] : parseSource(text, kind).blocks
  const rest = withLf(text.slice(at))
  if (!rest.startsWith(old)) throw new EditError("This text has changed meanwhile.")
  if (!old && typed) {
    const edited = insertBlock(text, kind, start, typed)
    return withCursor(edited, start + blankLinesAt(edited, start), offset)
  }
  const index = blocks.findIndex((block) => block.start === at && shownText(text, block) === old)
  if (!typed && index >= 0)
    return { text: removeBlock(text, kind, index), cursor: blocks[index - 1]?.end ?? at }
  const edited = withLf(text.slice(0, at)) + typed + rest.slice(old.length)
  return withCursor(withLineEndingsOf(text, edited), at, offset)
}

/**
 * Insert MDX as a block. The cursor is in its first field.
 * @param offset as `insertBlock` takes it
 * @param fields of the file that the block shows, with those that are missing; its first field is one of them
 * @param order names of all fields, to find the places of new ones
 */
export const insertBelow = (
  text: string,
  kind: SourceKind,
  offset: number,
  mdx: string,
  fields?: Readonly<Record<string, unknown>>,
  order?: readonly string[],
): Edited => {
  const { gaps } = parseSource(text, kind)
  const start = Math.min(offset, gaps.at(-1) ?? offset)
  const cursor = fields ? 1 : cursorAfter(mdx)
  const inserted = editText(text, kind, start, { before: "", after: mdx, cursor })
  const filled = withFields(inserted.text, kind, fields, order)
  return { text: filled, cursor: inserted.cursor + filled.length - inserted.text.length }
}

/** A text with more fields. @param order names of all fields, to find the places of new ones */
export const withFields = (
  text: string,
  kind: SourceKind,
  fields: Readonly<Record<string, unknown>> = {},
  order?: readonly string[],
): string =>
  Object.entries(fields).reduce((edited, [name, value]) => setField(edited, kind, [name], value, order), text)

/**
 * The index of the block that the cursor is in, or of the one before which it is, with a text that can be typed there.
 * Undefined if it is not in the body.
 */
export const placeOfCursor = (
  { blocks, gaps: [first = Number.POSITIVE_INFINITY] }: Pick<Source, "blocks" | "gaps">,
  cursor: number | undefined,
) => {
  if (cursor === undefined || cursor < first) return undefined
  const after = blocks.findIndex(({ start }) => start >= cursor)
  const index = (after < 0 ? blocks.length : after) - 1
  const [before, next] = [blocks[index], blocks[index + 1]]
  if (next?.kind === "text" && next.start === cursor) return { index: index + 1 }
  if (before && (before.kind === "text" || cursor < before.end)) return { index }
  const start = before?.end ?? first
  return { index: index + 1, newText: { kind: "text", start, end: start } satisfies Block }
}

const withCursor = (text: string, start: number, offset: number): Edited => ({
  text,
  cursor: start + offsetIn(text.slice(start), offset),
})

/** The length of blank lines at an offset. */
const blankLinesAt = (text: string, at: number) => match(/(?:[ \t]*\r?\n)*/y, text, at)?.[0].length ?? 0
