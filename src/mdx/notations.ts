import type { Nodes, Paragraph, PhrasingContent, Root } from "mdast"
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx"
import { sections } from "../collections/sections"
import { callOut } from "./call-outs"

/**
 * Bring what can be written in several ways into one form: call-outs become `CallOut`, and an element of the text that
 * is on one line with its content becomes the same as one with its tags on lines of their own. The tree is changed.
 * @param text that was parsed
 */
export const unifyNotations = (root: Root, text: string): Root => {
  const visit = (node: Nodes) => {
    if (!("children" in node)) return
    node.children = (node.children as Nodes[]).flatMap((child) => {
      const elements = child.type === "paragraph" ? onlyElements(child) : undefined
      return elements ?? callOut(child, text) ?? child
    }) as typeof node.children
    node.children.forEach(visit)
  }
  visit(root)
  return root
}

/** The elements of a paragraph that consists of nothing else. */
function onlyElements({ children }: Paragraph): MdxJsxFlowElement[] | undefined {
  const elements = children.filter((child) => child.type !== "text" || child.value.trim() !== "")
  return elements.length > 0 && elements.every(isTextElement) ? elements.map(toFlowElement) : undefined
}

const isTextElement = (node: PhrasingContent): node is MdxJsxTextElement =>
  node.type === "mdxJsxTextElement" && sections[node.name ?? ""]?.surface === "text"

const toFlowElement = ({ children, position, ...element }: MdxJsxTextElement): MdxJsxFlowElement => ({
  ...element,
  type: "mdxJsxFlowElement",
  children: children.length > 0 ? [{ type: "paragraph", children, position }] : [],
  position,
})
