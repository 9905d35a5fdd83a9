import type { Nodes, Root } from "mdast"
import { siteSettings } from "../content-model/data-files/site-settings"
import { didYouMean } from "../content-model/nearest"
import { attribute } from "./jsx-attribute"
import type { Refuse } from "./refuse"

/** Report braces in a body that hold anything but a comment or a value of site.yaml. */
export const checkBraces = (node: Nodes & { value: string }, parent: Nodes, refuse: Refuse) => {
  const problem = problemOf(node.value, parent)
  if (problem) refuse(node, "{…}", problem)
}

function problemOf(value: string, parent: Nodes): string | undefined {
  if (isComment(value)) return undefined
  const name = siteName(value)
  if (name === undefined)
    return "braces hold code, and a document cannot run code. Write `{` and `}` in backticks, or leave them out"
  const names = Object.keys(siteSettings.schema.shape)
  if (!names.includes(name))
    return `site.yaml has no "${name}"${didYouMean(name, names) || `. It has: ${names.join(", ")}`}`
  return parent.type === "heading" ? "is not possible in a heading. Write it in the text" : undefined
}

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
  const name = siteName(node.value)
  if (name === undefined) return []
  const attributes = [attribute("name", name)]
  const value: Nodes = { type: "mdxJsxTextElement", name: "SiteValue", attributes, children: [] }
  return [node.type === "mdxTextExpression" ? value : { type: "paragraph", children: [value] }]
}

const isComment = (value: string) => /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)+$/.test(value)

const siteName = (value: string) => /^\s*site\.(\w+)\s*$/.exec(value)?.[1]
