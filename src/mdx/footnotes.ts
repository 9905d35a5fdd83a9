import type { FootnoteDefinition, Nodes, Root } from "mdast"
import { isSection } from "../content-model/sections"
import type { BodyNode } from "./body-tree"
import type { Refuse } from "./refuse"

/** Report footnotes that nothing in the text refers to: they would not be shown. */
export const checkFootnotes = (root: Root, refuse: Refuse) => {
  const references = new Set<string>()
  const definitions: FootnoteDefinition[] = []
  const visit = (node: Nodes) => {
    if (node.type === "footnoteReference") references.add(node.identifier)
    if (node.type === "footnoteDefinition") definitions.push(node)
    if ("children" in node) node.children.forEach(visit)
  }
  visit(root)
  for (const definition of definitions) {
    const { identifier, label = identifier } = definition
    const mark = `[^${label}]`
    if (!references.has(identifier))
      refuse(
        definition,
        mark,
        `nothing refers to this footnote, and it is not shown. Write ${mark} in the text, or remove it`,
      )
  }
}

/** Move the footnotes to the end of the text, before the sections that follow it. */
export const placeFootnotes = (nodes: readonly BodyNode[]): BodyNode[] => {
  const footnotes = nodes.filter(isFootnotes)
  const others = nodes.filter((node) => !isFootnotes(node))
  const end = others.findLastIndex((node) => typeof node !== "string" && !isSection(node[0])) + 1
  return others.toSpliced(end, 0, ...footnotes)
}

/** Whether a node is the list of footnotes. */
export const isFootnotes = (node: BodyNode) =>
  typeof node !== "string" && node[0] === "section" && node[1]?.className === "footnotes"
