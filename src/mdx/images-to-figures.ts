import type { Image, Nodes, Root } from "mdast"
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { decoded, isRemote } from "./address"
import { attribute } from "./jsx-attribute"

/** Replace each image that is alone in its paragraph with a `Figure`. */
export const imagesToFigures = (root: Root) => {
  const visit = (node: Nodes) => {
    if (!("children" in node)) return
    const children = node.children as Nodes[]
    children.forEach((child, index) => {
      const [only] = child.type === "paragraph" && child.children.length === 1 ? child.children : []
      if (only?.type === "image") children[index] = figure(only)
      else visit(child)
    })
  }
  visit(root)
}

function figure({ url, alt, title }: Image): MdxJsxFlowElement {
  const source = isRemote(url) ? attribute("src", url) : attribute("image", decoded(url))
  return {
    type: "mdxJsxFlowElement",
    name: "Figure",
    attributes: [source, attribute("alt", alt ?? ""), ...(title ? [attribute("caption", title)] : [])],
    children: [],
  }
}
