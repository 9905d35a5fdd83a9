import type { Nodes } from "mdast"
import type { MdxJsxAttribute, MdxJsxFlowElement } from "mdast-util-mdx-jsx"

/** An attribute that the compiler adds. */
export const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: "mdxJsxAttribute",
  name,
  value,
})

/** An element that the compiler adds. Attributes without a value are left out. */
export const element = (
  name: string,
  attributes: Record<string, string | undefined>,
  children: Nodes[] = [],
): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: Object.entries(attributes).flatMap(([key, value]) => (value ? [attribute(key, value)] : [])),
  children: children as MdxJsxFlowElement["children"],
})

/** Replace the nodes below another, parents before their children. */
export const replaceNodes = (parent: Nodes, replace: (node: Nodes) => Nodes | Nodes[]) => {
  if (!("children" in parent)) return
  parent.children = (parent.children as Nodes[]).flatMap(replace) as typeof parent.children
  for (const child of parent.children) replaceNodes(child, replace)
}
