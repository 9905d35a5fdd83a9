import type { GatsbyNode } from "gatsby"
import { projectContent } from "../../content/engine/project-content"
import { contentFileOf } from "../nodes/node-name"
import { putTypedNodes, typedNodesOf } from "../nodes/typed-nodes"

/**
 * Create the typed nodes of files that have not changed since Gatsby's last run, for which it does not call
 * `onCreateNode`: the code, the site's address or the day may have changed. Equal nodes stay as they are.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const content = await projectContent(process.cwd())
  for (const file of args.getNodesByType("File")) {
    const typed = await typedNodesOf(content, contentFileOf(file))
    if (typed) putTypedNodes(args, file, typed)
  }
}
