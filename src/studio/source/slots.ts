import { lineBreakOf, lineEnd, lineStart, match } from "./lines"
import { replaceRange } from "./replace-range"
import type { Range, ValueNode } from "./source"

/** Items of a list or fields of a map, where they are in the text. */
export interface Slots {
  isFlow: boolean
  ranges: Range[]
  /** White space before an item on its own line. */
  indent: string
}

export type ListOrMap = ValueNode & { kind: "list" | "map" }

export const slotsOf = (text: string, node: ListOrMap): Slots => {
  const ranges = node.kind === "list" ? node.slots : node.entries.map(({ range }) => range)
  const start = ranges[0]?.start ?? node.start
  const indent = text
    .slice(lineStart(text, start), start)
    .replace(/^\uFEFF/, "")
    .replace(/\S/g, " ")
  return {
    isFlow: node.isFlow,
    ranges: node.isFlow ? ranges : withComments(text, ranges, node.kind, indent),
    indent,
  }
}

/** Insert an item into a list or map that has one. */
export const insertSlot = (
  text: string,
  { isFlow, ranges, indent }: Slots,
  index: number,
  item: string,
): string => {
  const next = ranges[index]
  // Copy the space between two items next to the new one.
  const second = next ? Math.max(index, 1) : ranges.length - 1
  const [before, after] = [ranges[second - 1], ranges[second]]
  const between = before && after ? text.slice(before.end, after.start) : ""
  const [space = ""] = /\s*$/.exec(between) ?? []
  const separator = isFlow ? `,${space || " "}` : /^\s+$/.test(between) ? between : lineBreakOf(text) + indent
  if (next) return replaceRange(text, { start: next.start, end: next.start }, item + separator)
  const end = ranges.at(-1)?.end ?? text.length
  return replaceRange(text, { start: end, end }, separator + item)
}

/** Remove an item with its line from a list or map that has others. */
export const removeSlot = (text: string, { isFlow, ranges }: Slots, index: number): string => {
  const slot = ranges[index] as Range
  const [before, next] = [ranges[index - 1], ranges[index + 1]]
  if (isFlow) {
    if (next) return replaceRange(text, { start: slot.start, end: next.start }, "")
    const gap = text.slice(before?.end, slot.start)
    const by = gap.includes("#") ? gap.replace(",", "") : ""
    return replaceRange(text, { start: before?.end ?? slot.start, end: slot.end }, by)
  }
  const start = lineStart(text, slot.start)
  const isOnOwnLine = !text.slice(start, slot.start).trim()
  const lineBreak = /^\r?\n/.exec(text.slice(slot.end))?.[0].length
  if (!isOnOwnLine && next) return replaceRange(text, { start: slot.start, end: next.start }, "")
  if (lineBreak !== undefined) return replaceRange(text, { start, end: slot.end + lineBreak }, "")
  return replaceRange(text, { start: before?.end ?? start, end: slot.end }, "")
}

/** Move an item. The text between the items stays in place. */
export const moveSlot = (text: string, { ranges }: Slots, from: number, to: number): string => {
  const contents = ranges.map(({ start, end }) => text.slice(start, end))
  contents.splice(to, 0, ...contents.splice(from, 1))
  return ranges.reduceRight(
    (result, range, index) => replaceRange(result, range, contents[index] ?? ""),
    text,
  )
}

/**
 * A comment on the same line belongs to an item, those further right below it, and one directly above it in the same
 * column. Above the first item of a list it belongs to the list.
 */
function withComments(text: string, slots: Range[], kind: ListOrMap["kind"], indent: string) {
  const ownEnd = new RegExp(`.*(?:\\r?\\n${indent}[ \\t]+#.*)*`, "y")
  return slots.map((slot, index) => {
    let { start } = slot
    const end = slot.end + (match(ownEnd, text, slot.end)?.[0].length ?? 0)
    if (kind === "list" && index === 0) return { start, end }
    const least = index > 0 ? lineEnd(text, slots[index - 1]?.end ?? 0) : 0
    for (let line = lineStart(text, start); line > least + 1; ) {
      const above = lineStart(text, line - 1)
      if (above <= least || !text.startsWith(`${indent}#`, above)) break
      start = above + indent.length
      line = above
    }
    return { start, end }
  })
}
