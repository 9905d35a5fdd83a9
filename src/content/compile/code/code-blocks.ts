import type { Element, ElementContent } from "hast"
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
    const { title, showLineNumbers, lineElements } = parseFenceMeta(node.meta ?? "", lines.length)
    const hChildren = lines.flatMap((tokens, index) => [
      ...(index > 0 ? [textNode("\n")] : []),
      elementNode(lineElements.get(index + 1) ?? "span", "line", tokens.map(tokenNode)),
    ])
    const hProperties = {
      ...(title && { title }),
      ...(node.lang && { language: node.lang }),
      ...(showLineNumbers && { showLineNumbers }),
      ...(lines.some(isLong) && { long: true }),
    }
    Object.assign(node, { type: "codeBlock", data: { hName: "CodeBlock", hProperties, hChildren } })
  }
}

const codeOf = (node: Nodes): Code[] => {
  if (node.type === "code") return [node]
  return "children" in node ? node.children.flatMap(codeOf) : []
}

/** More characters than fit on a phone: until a script measures it, the block may have to scroll. */
const isLong = (tokens: Token[]) => tokens.map(({ text }) => text).join("").length > 36

const tokenNode = ({ text, type }: Token) =>
  type ? elementNode("span", type, [textNode(text)]) : textNode(text)

const elementNode = (tagName: string, className: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: { className: [className] },
  children,
})

const textNode = (value: string): ElementContent => ({ type: "text", value })
