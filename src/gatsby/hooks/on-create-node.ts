import type { CreateNodeArgs, GatsbyNode } from "gatsby"
import { createDataNodes, type DataFileNode, isDataFile } from "../nodes/create-data-nodes"
import { createDocumentNode } from "../nodes/create-document-node"
import { createSnippetNode } from "../nodes/create-snippet-node"
import { markProcessed } from "../nodes/pending-nodes"

export const onCreateNode: GatsbyNode["onCreateNode"] = async (args: CreateNodeArgs) => {
  await createTypedNodes(args)
}

/**
 * Create the typed nodes: one for each MDX document, one for each entry of a data file.
 * @param unsaved a text to use instead of the file's
 * @returns whether there are nodes now; those of an unsaved text are only created if it is valid
 */
export const createTypedNodes = async (args: CreateNodeArgs, unsaved?: string): Promise<boolean> => {
  const { node } = args
  const isData = isDataFile(node)
  if (!isData && node.internal.type !== "Mdx") return false
  try {
    if (isData) return await createDataNodes(args as CreateNodeArgs<DataFileNode>, unsaved)
    return (await createDocumentNode(args, unsaved)) || (await createSnippetNode(args, unsaved))
  } finally {
    markProcessed(node)
  }
}
