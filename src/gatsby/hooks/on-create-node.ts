import type { GatsbyNode } from "gatsby"
import { createTypedNodes } from "../nodes/typed-nodes"

/** Create the typed nodes of a document, data file or snippet. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  if (args.node.internal.type === "File") await createTypedNodes(args, args.node)
}
