import type { CreateNodeArgs, GatsbyNode } from "gatsby"
import { createDataNodes, type DataFileNode, isDataFile } from "./create-data-nodes"
import { createDocumentNode } from "./create-document-node"
import { markProcessed } from "./pending-nodes"

export const onCreateNode: GatsbyNode["onCreateNode"] = (args: CreateNodeArgs) => createTypedNodes(args)

/** Create the typed nodes: one for each MDX document, one for each entry of a data file. */
export const createTypedNodes = async (args: CreateNodeArgs) => {
  const { node } = args
  const isData = isDataFile(node)
  if (!isData && node.internal.type !== "Mdx") return
  try {
    await (isData ? createDataNodes(args as CreateNodeArgs<DataFileNode>) : createDocumentNode(args))
  } finally {
    markProcessed(node)
  }
}
