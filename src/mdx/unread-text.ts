import type { Nodes } from "mdast"

/** Stands for a character that Markdown has read as something else than text. */
const placeholder = "\uFFFC"

/**
 * The source of a paragraph, heading or cell with placeholders for what Markdown has read in it: links, pictures, code,
 * marks and escaped characters. Every character keeps its place. What is left is shown as it is written.
 * @param text The whole source.
 */
export const unreadText = (block: Nodes, text: string): string => {
  const [from, to] = span(block)
  const characters = text.slice(from, to).split("")
  const hide = (start: number, end: number) => {
    for (let index = start - from; index < end - from; index += 1)
      if (!/[\r\n]/.test(characters[index] ?? "\n")) characters[index] = placeholder
  }

  const visit = (node: Nodes) => {
    if (node.type === "text" || isBareLink(node, text) || !node.position) return
    const [start, end] = span(node)
    const children = withText.includes(node.type) && "children" in node ? node.children : []
    const [first, last] = [children[0], children.at(-1)]
    if (!first?.position || !last?.position) return hide(start, end)
    hide(start, span(first)[0])
    hide(span(last)[1], end)
    children.forEach(visit)
  }
  if ("children" in block) block.children.forEach(visit)

  return characters.join("").replace(/\\[!-/:-@[-`{-~]/g, placeholder.repeat(2))
}

/** What only marks the text that it holds. */
const withText = ["emphasis", "strong", "delete", "mdxJsxTextElement"]

/** An address in the text that is no link of Markdown; it may be the half of one. */
const isBareLink = (node: Nodes, text: string) => node.type === "link" && text[span(node)[0]] !== "["

const span = ({ position }: Nodes): [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]
