import { lineBreakOf } from "./lines"
import { parseSource } from "./parse-source"
import { EditError, replaceRange } from "./replace-range"
import type { Block, Edited, Prop, Range, Source, SourceKind } from "./source"

/** Replace what is between the tags of an element by MDX, with blank lines around it. */
export const replaceChildren = (text: string, kind: SourceKind, index: number, mdx: string): string => {
  const { name, children, propsEnd, end } = elementAt(text, kind, index)
  if (children) return replaceRange(text, children, withLineBreaks(`\n\n${mdx}\n\n`, text))
  return replaceRange(text, { start: propsEnd, end }, withLineBreaks(`>\n\n${mdx}\n\n</${name}>`, text))
}

/** Edit what is between the tags of an element as a text of its own, a snippet. */
export const editChildren = (
  text: string,
  kind: SourceKind,
  index: number,
  change: (mdx: string) => string | Edited,
): string | Edited => {
  const { children, propsEnd } = elementAt(text, kind, index)
  const old = children ? text.slice(children.start, children.end) : ""
  const changed = change(old)
  const mdx = typeof changed === "string" ? changed : changed.text
  // A text in the line of its tag ends with the line.
  const isInLine = !/^\s*\n/.test(old) && mdx.split("\n").length > old.split("\n").length
  const needsLines = mdx.trim() !== "" && (old.trim() === "" || isInLine)
  const rest = children ? replaceRange(text, children, mdx) : text
  const edited = needsLines ? replaceChildren(text, kind, index, mdx.trim()) : rest
  if (typeof changed === "string") return edited
  const before = mdx.slice(0, changed.cursor)
  const shown = needsLines ? withLineBreaks(`\n\n${before.trimStart()}`, text) : before
  return { text: edited, cursor: (children?.start ?? propsEnd + 1) + shown.length }
}

/** Insert MDX, with blank lines around it. @param offset the next of `gaps` at or after it is used */
export const insertBlock = (text: string, kind: SourceKind, offset: number, mdx: string): string => {
  const { blocks, gaps } = parseSource(text, kind)
  const end = gaps.at(-1)
  if (end === undefined) throw new EditError("There is no body.")
  const at = gaps.find((gap) => gap >= offset) ?? end
  const lineBreak = lineBreakOf(text)
  const blank = lineBreak + lineBreak
  const block = withLineBreaks(mdx.trim(), text)
  const before = text.slice(0, at)
  const insert = (by: string) => before + by + text.slice(at)
  if (blocks.length === 0)
    return insert((before.trim() ? lineBreak : "") + block + (text.length > at ? "" : lineBreak))
  if (at === end) return insert(blank + block)
  const isBelowBlock = blocks.some(
    ({ end }) => end < at && !blankLine.test(text.slice(end, at)) && !text.slice(end, at).trim(),
  )
  return insert((isBelowBlock ? lineBreak : "") + block + blank)
}

export const removeBlock = (text: string, kind: SourceKind, index: number): string => {
  const source = parseSource(text, kind)
  const { start, end } = blockAt(source, index)
  // Without other blocks, no blank lines are left either.
  if (source.blocks.length === 1) return text.slice(0, start).replace(/(\r?\n)\s*$/, "$1")
  const before = source.blocks[index - 1]?.end ?? start
  const next = source.blocks[index + 1]?.start ?? end
  const spaces = [text.slice(before, start), text.slice(end, next)]
  const isBetween = before < start && end < next
  const space = isBetween ? (spaces.find((space) => blankLine.test(space)) ?? spaces[0]) : ""
  return replaceRange(text, { start: before, end: next }, space ?? "")
}

/**
 * Move a block. @param offset one of `gaps`: the block is moved before what is there.
 * "One up" is the last gap before the block, "one down" the second one after it.
 */
export const moveBlock = (text: string, kind: SourceKind, index: number, offset: number): string => {
  const source = parseSource(text, kind)
  const { start, end } = blockAt(source, index)
  const mdx = text.slice(start, end)
  if (offset < start) return insertBlock(removeBlock(text, kind, index), kind, offset, mdx)
  const isMoved = offset > (source.blocks[index + 1]?.start ?? end)
  return isMoved ? removeBlock(insertBlock(text, kind, offset, mdx), kind, index) : text
}

/** Set an attribute of an element, add it, or remove it with `undefined`. */
export const setProp = (
  text: string,
  kind: SourceKind,
  index: number,
  name: string,
  value: Prop["value"],
): string => {
  const block = elementAt(text, kind, index)
  const { range, value: old } = Object.hasOwn(block.props, name) ? (block.props[name] ?? {}) : {}
  const spaceBefore = ({ start }: Range) => /\s*$/.exec(text.slice(block.start, start))?.[0] ?? ""
  if (value === undefined) {
    if (!range) return text
    return replaceRange(text, { start: range.start - spaceBefore(range).length, end: range.end }, "")
  }
  if (range && value === old) return text
  if (range) return replaceRange(text, range, attributeText(name, value, text.slice(range.start, range.end)))
  const last = Object.values(block.props).at(-1)
  const space = last ? spaceBefore(last.range) : " "
  const place = { start: block.propsEnd, end: block.propsEnd }
  return replaceRange(text, place, space + attributeText(name, value))
}

/** @param old the previous attribute: its quotes are kept */
function attributeText(name: string, value: NonNullable<Prop["value"]>, old = "") {
  if (value === true) return name
  if (typeof value === "object") return `${name}={[${value.join(", ")}]}`
  if (typeof value !== "string") return `${name}={${value}}`
  const text = value.replace(/&(?=#?\w+;)/g, "&amp;")
  const isSingle = !text.includes("'") && (text.includes('"') || old.endsWith("'"))
  return isSingle ? `${name}='${text}'` : `${name}="${text.replaceAll('"', "&quot;")}"`
}

function elementAt(text: string, kind: SourceKind, index: number) {
  const block = blockAt(parseSource(text, kind), index)
  if (block.kind !== "element") throw new EditError("This text is not in an element.")
  return block
}

function blockAt({ blocks }: Pick<Source, "blocks">, index: number): Block {
  const block = blocks[index]
  if (!block) throw new EditError("There is no such block.")
  return block
}

const blankLine = /\n[ \t]*\r?\n/

const withLineBreaks = (mdx: string, text: string) => mdx.replace(/\r?\n/g, lineBreakOf(text))
