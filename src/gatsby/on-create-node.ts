import type { CreateNodeArgs, GatsbyNode } from "gatsby"
import { createDataNodes, type DataFileNode, isDataFile } from "./create-data-nodes"
import { createDocumentNode } from "./create-document-node"
import { createSnippetNode } from "./create-snippet-node"
import { markProcessed } from "./pending-nodes"

export const onCreateNode: GatsbyNode["onCreateNode"] = (args: CreateNodeArgs) => createTypedNodes(args)

/** Create the typed nodes: one for each MDX document, one for each entry of a data file. */
export const createTypedNodes = async (args: CreateNodeArgs) => {
  const { node } = args
  const isData = isDataFile(node)
  if (!isData && node.internal.type !== "Mdx") return
  try {
    if (isData) await createDataNodes(args as CreateNodeArgs<DataFileNode>)
    else await Promise.all([createDocumentNode(args), createSnippetNode(args)])
  } finally {
    markProcessed(node)
  }
}
