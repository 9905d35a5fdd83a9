import { inlineYaml, listItem, yamlLines } from "../../content/browser"
import { lineBreakOf, lineStart } from "./lines"
import { replaceRange } from "./replace-range"
import { scalarText } from "./scalar-text"
import { slotsOf } from "./slots"
import type { Scalar, ValueNode } from "./source"

/** Replace a value in the text. @param parent undefined for all fields of the text */
export const replaceValue = (
  text: string,
  node: ValueNode,
  parent: ValueNode | undefined,
  value: unknown,
): string => {
  if (parent?.kind !== "list" && parent?.kind !== "map") return replaceRoot(text, node, value)
  const source = text.slice(node.start, node.end)
  const before = text.slice(0, node.start)
  const space = /#/y.test(text.slice(node.end, node.end + 1)) ? " " : ""
  if (node.kind === "scalar" && node.value === value) return text
  if (node.kind === "scalar" && (value === null || typeof value !== "object")) {
    // The quotes of an empty text say nothing about the next one.
    const style = node.value === "" ? "plain" : node.style
    const by = scalarText({ ...node, style, source, isFlow: parent.isFlow }, value as Scalar)
    return replaceRange(text, node, (source ? "" : separator(before, parent)) + by + space)
  }
  const { indent } = slotsOf(text, parent)
  const lines = parent.isFlow ? ` ${inlineYaml(value, true)}` : linesBelow(text, parent, indent, value)
  const start = before.trimEnd().length
  const isOwnLine = node.kind !== "scalar" && before.includes("\n", start)
  if (!isOwnLine && !lines.includes("\n"))
    return replaceRange(text, node, (source ? "" : separator(before, parent)) + lines.trimStart() + space)
  const isBelowComment = /(?:^|\s)#/.test(text.slice(lineStart(text, start), start))
  if (!isBelowComment) return replaceRange(text, { start, end: node.end }, lines + space)
  const ownLines = { start: lineStart(text, node.start), end: node.end }
  return replaceRange(text, ownLines, `${indent}  ${lines.trimStart()}${space}`)
}

/** What follows the colon of a field, or the dash of an item. */
function linesBelow(text: string, parent: ValueNode, indent: string, value: unknown) {
  const lines = parent.kind === "list" ? listItem(value, indent) : yamlLines("", value, indent)
  return lines.join(lineBreakOf(text)).slice(indent.length + 1)
}

/** What an empty value needs before it. */
function separator(before: string, parent: ValueNode & { kind: "list" | "map" }) {
  if (parent.isFlow && parent.kind === "map" && !/:\s*$/.test(before)) return ": "
  return /\S$/.test(before) ? " " : ""
}

function replaceRoot(text: string, node: ValueNode, value: unknown) {
  const lines = Array.isArray(value)
    ? value.flatMap((item) => listItem(item, ""))
    : Object.entries(value ?? {}).flatMap(([name, child]) => yamlLines(name, child))
  const lineBreak = lineBreakOf(text)
  const by = lines.length > 0 ? lines.join(lineBreak) : inlineYaml(value)
  if (node.start < node.end) return replaceRange(text, node, by)
  const isOwnLine = /(?:^|[\n\uFEFF])$/.test(text.slice(0, node.start))
  return replaceRange(text, node, (isOwnLine ? "" : lineBreak) + by + lineBreak)
}
