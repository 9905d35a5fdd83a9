import type { Node } from "gatsby"

/** The node of a file below `content/data`. */
export interface DataFileNode extends Node {
  absolutePath: string
  relativePath: string
  base: string
}

/** Whether the node is a data file of the content model, and no picture beside one. */
export const isDataFile = (node: Node): node is DataFileNode =>
  node.internal.type === "File" &&
  /^data\/[^/]+\.yaml$/.test(String((node as Partial<DataFileNode>).relativePath))
