import type { Nodes, Paragraph, PhrasingContent, Root } from "mdast"
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx"
import { sections } from "../content-model/sections"
import { callOut } from "./call-outs"
import { checkFootnotes } from "./footnotes"
import { type Refusal, refuseInto } from "./refuse"

/**
 * Bring what can be written in several ways into one form, before a body is checked and compiled: an element of the
 * text that is alone on its line, with its content, is the same as one with its tags on lines of their own; call-outs
 * become `CallOut`.
 * @param text the whole source
 */
export const prepareBody = (root: Root, text: string): Refusal[] => {
  const found: Refusal[] = []
  const refuse = refuseInto(found)
  const visit = (node: Nodes) => {
    if (!("children" in node)) return
    node.children = (node.children as Nodes[]).flatMap((child) =>
      child.type === "paragraph"
        ? (onlyElements(child) ?? callOut(child, text, refuse) ?? child)
        : (callOut(child, text, refuse) ?? child),
    ) as typeof node.children
    node.children.forEach(visit)
  }
  visit(root)
  checkFootnotes(root, refuse)
  return found
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
  children: children.length > 0 ? [{ type: "paragraph", children, position: position }] : [],
  position,
})
