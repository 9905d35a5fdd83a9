import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby"
import { createDataNodes } from "./create-data-nodes"
import { createDocumentNode } from "./create-document-node"

export const onCreateNode: GatsbyNode["onCreateNode"] = (args: CreateNodeArgs) => createTypedNodes(args)

/** Makes the typed nodes: one for each MDX document, one for each entry of a data file. */
export const createTypedNodes = async (args: CreateNodeArgs) => {
  if (args.node.internal.type === "Mdx") await createDocumentNode(args)
  else if (isDataFile(args.node)) await createDataNodes(args as CreateNodeArgs<DataFileNode>)
}

export interface DataFileNode extends Node {
  absolutePath: string
  relativePath: string
  base: string
}

const isDataFile = (node: Node) =>
  node.internal.type === "File" &&
  /^data\/[^/]+\.yaml$/.test(String((node as Partial<DataFileNode>).relativePath))
