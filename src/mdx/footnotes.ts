import { isSection } from "../collections/sections"
import type { BodyNode } from "./body-tree"

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
