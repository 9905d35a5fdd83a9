import type { Nodes } from "mdast"
import type { Body } from "./body"

/** Whether a block is indented like code, which MDX reads as text. Not what is indented for its element or entry. */
export const isIndentedCode = (node: Nodes, parent: Nodes, body: Pick<Body, "text" | "removed">): boolean => {
  if (node.type !== "paragraph" && node.type !== "heading") return false
  if (parent.type !== "root" && parent.type !== "listItem") return false
  const inside = parent.type === "root" ? 0 : widthBefore(parent.children[0] ?? node, body)
  return widthBefore(node, body) >= inside + 4 && (parent.type === "root" || parent.children[0] !== node)
}

/** Columns before a block, with tabs of up to four; none if something was left out there. */
const widthBefore = ({ position }: Nodes, { text, removed }: Pick<Body, "text" | "removed">) => {
  const offset = position?.start.offset ?? 0
  const start = text.lastIndexOf("\n", offset - 1) + 1
  if (removed.some((one) => one >= start && one < offset)) return 0
  const line = text.slice(start, offset)
  return Array.from(line).reduce((width, sign) => width + (sign === "\t" ? 4 - (width % 4) : 1), 0)
}

/** The lines of a block of code by indentation that a line is in, outside lists and elements; lines from 0. */
export const indentedLines = (
  lines: readonly string[],
  line: number,
): [first: number, last: number] | undefined => {
  const isPart = (text = "") => /^(?: {4}|\t| {1,3}\t|\s*$)/.test(text)
  if (!isPart(lines[line])) return undefined
  const above = lines.slice(0, line).findLastIndex((text) => !isPart(text))
  const below = lines.slice(line).findIndex((text) => !isPart(text))
  const first = lines.findIndex((text, index) => index > above && text.trim() !== "")
  const end = below < 0 ? lines.length : line + below
  const last = lines.slice(0, end).findLastIndex((text) => text.trim() !== "")
  const isText = above < 0 || !/^\s|^(?:[-*+]|\d+[.)]|\[\^)|<(?!\/|[^>]*\/>)/.test(lines[above] ?? "")
  return isText && first > above + 1 ? [first, last] : undefined
}
