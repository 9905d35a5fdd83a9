import type { Nodes, Root } from "mdast"
import type { ContentModel } from "../../model/content-model"
import type { Place } from "../diagnostic"

/** The body of a document, for the rules. */
export interface Body {
  model: ContentModel
  root: Root
  /** The text that was parsed. Lines are those of the file. */
  text: string
  /** All nodes, in the order of the text. */
  nodes: readonly VisitedNode[]
  /** Names of the sections that the collection takes, and of the elements of the text. */
  sections: readonly string[]
  /** Names of the sections with which the document can start. */
  firstSections?: readonly string[]
  /** The validated frontmatter; null if it is invalid. */
  fields: Record<string, unknown> | null
  /** Whether it is a text that documents share, and no document. */
  isSnippet?: boolean
  /** Offsets of tags and other parts that could not be parsed and were left out. */
  removed: readonly number[]
}

export interface VisitedNode<Node = Nodes> {
  node: Node
  parent: Nodes
  grandparent: Nodes
}

/** All nodes of a tree with their parents. */
export const visitedNodes = (root: Root): VisitedNode[] => {
  const visited: VisitedNode[] = []
  const visit = (node: Nodes, parent: Nodes, grandparent: Nodes) => {
    visited.push({ node, parent, grandparent })
    if ("children" in node) for (const child of node.children) visit(child, node, parent)
  }
  visit(root, root, root)
  return visited
}

/** The nodes of some types. */
export const nodesOf = <Type extends Nodes["type"]>({ nodes }: Body, ...types: Type[]) =>
  nodes.filter(({ node }) => types.includes(node.type as Type)) as VisitedNode<
    Extract<Nodes, { type: Type }>
  >[]

/** The elements, e.g. <Results />. */
export const elementsOf = (body: Body) => nodesOf(body, "mdxJsxFlowElement", "mdxJsxTextElement")

/** The name of an element, "" for every other node. */
export const elementName = (node: Nodes) =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement" ? (node.name ?? "") : ""

/** Whether a name is, or was meant to be, that of a section. */
export const isSectionName = (name: string, { sections: known, model }: Body) =>
  /^[A-Z]/.test(name) ||
  name in model.sections ||
  known.some((section) => section.toLowerCase() === name.toLowerCase())

/** The place of a node. */
export const at = (node: Pick<Nodes, "position">, field: string): Place => ({ ...node.position, field })

/** What diagnostics call a node, e.g. <Results>. */
export const nameOf = (node: Nodes, text: string) => {
  switch (node.type) {
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return `<${node.name ?? ""}>`
    case "heading":
      return "#".repeat(node.depth)
    case "image":
      return `image ${node.url}`
    case "imageReference":
      return "image"
    case "link":
    case "definition":
      return node.url ? `link ${shortened(node.url)}` : "link"
    default:
      return firstMark.exec(text.slice(node.position?.start.offset))?.[0] || "{…}"
  }
}

const firstMark = /^(?:`+|~+|:{3}\w*|> *\[![\w-]+\]|\[\^[^\]]+\]|\w+|)/

/** As much of a text as fits in a message. */
export const shortened = (text: string): string => {
  const shown = text.replace(/[\s\p{Cc}]+/gu, " ")
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown
}
