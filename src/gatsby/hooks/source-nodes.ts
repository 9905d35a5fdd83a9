import type { GatsbyNode } from "gatsby"
import { createTypedNodes } from "../nodes/typed-nodes"

/**
 * Create the typed nodes of files that have not changed since Gatsby's last run, for which it does not call
 * `onCreateNode`: the code, the site's address or the day may have changed. Equal nodes stay as they are.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  for (const file of args.getNodesByType("File")) await createTypedNodes(args, file)
}
