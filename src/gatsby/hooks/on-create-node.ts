import type { GatsbyNode } from "gatsby"
import { projectContent } from "../../content/engine/project-content"
import { contentFileOf } from "../nodes/node-name"
import { putTypedNodes, typedNodesOf } from "../nodes/typed-nodes"

/** Create the typed nodes of a document, data file or snippet: what the content engine knows about the file. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  const { node: file } = args
  if (file.internal.type !== "File") return
  const typed = await typedNodesOf(await projectContent(process.cwd()), contentFileOf(file))
  if (typed) putTypedNodes(args, file, typed)
}
