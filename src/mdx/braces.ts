import type { Nodes, Root } from "mdast"
import { attribute } from "./jsx-attribute"

/**
 * Leave out comments, and turn `{site.phone}` into `<SiteValue name="phone" />`: the value is looked up when a page is
 * queried, so that it follows site.yaml.
 */
export const resolveBraces = (root: Root) => {
  const visit = (node: Nodes) => {
    if (!("children" in node)) return
    node.children = (node.children as Nodes[]).flatMap(resolved) as typeof node.children
    node.children.forEach(visit)
  }
  visit(root)
}

function resolved(node: Nodes): Nodes[] {
  if (node.type !== "mdxTextExpression" && node.type !== "mdxFlowExpression") return [node]
  const name = siteValueName(node.value)
  if (name === undefined) return []
  const attributes = [attribute("name", name)]
  const value: Nodes = { type: "mdxJsxTextElement", name: "SiteValue", attributes, children: [] }
  return [node.type === "mdxTextExpression" ? value : { type: "paragraph", children: [value] }]
}

/** Whether what braces hold is a comment. */
export const isComment = (value: string) => /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)+$/.test(value)

/** `phone` of `site.phone`; undefined for everything else. */
export const siteValueName = (value: string) => /^\s*site\.(\w+)\s*$/.exec(value)?.[1]
