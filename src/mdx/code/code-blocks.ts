import type { Element, ElementContent, Text } from "hast"
import type { Code, Nodes, Root } from "mdast"
import { parseFenceMeta } from "./fence-meta"
import { highlight, type Token } from "./highlight"

/**
 * Highlight the code blocks of a checked body. Each becomes a `CodeBlock` in the tree, whose children are its lines,
 * as `span`, `mark`, `ins` or `del`.
 */
export const highlightCode = async (root: Root) => {
  for (const node of codeOf(root)) {
    const lines = await highlight(node.value, node.lang ?? "text")
    const { meta } = parseFenceMeta(node.meta ?? "", lines.length)
    const { title, showLineNumbers, lines: elements } = meta ?? { lines: new Map<number, string>() }
    const children = lines.flatMap((tokens, index) => [
      ...(index > 0 ? [text("\n")] : []),
      line(tokens, elements.get(index + 1) ?? "span"),
    ])
    Object.assign(node, {
      type: "codeBlock",
      data: {
        hName: "CodeBlock",
        hProperties: {
          ...(title ? { title } : {}),
          ...(showLineNumbers ? { showLineNumbers } : {}),
          ...(lines.some(isLong) ? { long: true } : {}),
        },
        hChildren: children,
      },
    })
  }
}

/** Every code block of a body. */
export const codeOf = (node: Nodes): Code[] => {
  if (node.type === "code") return [node]
  return "children" in node ? node.children.flatMap((child) => codeOf(child)) : []
}

/** More characters than fit on a phone: until a script measures it, the block may have to scroll. */
const isLong = (tokens: Token[]) => tokens.reduce((length, token) => length + token.text.length, 0) > 36

const line = (tokens: Token[], tagName: string): Element => ({
  type: "element",
  tagName,
  properties: { className: ["line"] },
  children: tokens.map(
    ({ text: value, type }): ElementContent =>
      type
        ? {
            type: "element",
            tagName: "span",
            properties: { className: [type] },
            children: [text(value)],
          }
        : text(value),
  ),
})

const text = (value: string): Text => ({ type: "text", value })
