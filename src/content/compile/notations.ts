import type { Nodes, Root } from "mdast"
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import type { ContentModel } from "../model/content-model"
import { callOut } from "./call-outs"
import { replaceNodes } from "./nodes"

/**
 * Bring what can be written in several ways into one form: call-outs become `CallOut`, and an element of the text that
 * is on one line with its content becomes the same as one with its tags on lines of their own. The tree is changed.
 * @param text that was parsed
 */
export const unifyNotations = (root: Root, text: string, model: ContentModel): Root => {
  replaceNodes(root, (node) => onlyElements(node, model) ?? callOut(node, text) ?? node)
  return root
}

/** The elements of a paragraph that consists of nothing else. */
function onlyElements(node: Nodes, { sections }: ContentModel): MdxJsxFlowElement[] | undefined {
  if (node.type !== "paragraph") return undefined
  const elements = node.children.flatMap((child): (MdxJsxFlowElement | undefined)[] => {
    if (child.type === "text" && child.value.trim() === "") return []
    if (child.type !== "mdxJsxTextElement") return [undefined]
    const { surface, inline } = sections[child.name ?? ""] ?? {}
    if (surface !== "text" || inline) return [undefined]
    const { children, position } = child
    const paragraph = { type: "paragraph" as const, children, position }
    return [{ ...child, type: "mdxJsxFlowElement", children: children.length > 0 ? [paragraph] : [] }]
  })
  return elements.length > 0 && elements.every((found) => found !== undefined) ? elements : undefined
}
