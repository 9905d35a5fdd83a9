import type { CreateNodeArgs, Node, NodeInput } from "gatsby"
import { buildVersion } from "./build-version"
import { nodeName } from "./node-name"

export interface ContentNode {
  /** A type of the content model. */
  type: string
  /** Slug of a document, `id` of an entry; references find the node by it. */
  key: unknown
  data: Record<string, unknown>
}

/** Makes a typed node below the file, or the Mdx node, that it was read from. */
export const createContentNode = async (
  { node: parent, actions, createNodeId, createContentDigest }: CreateNodeArgs,
  { type, key, data }: ContentNode,
) => {
  const node: NodeInput = {
    ...data,
    id: createNodeId(nodeName(type, key)),
    parent: parent.id,
    children: [],
    internal: {
      type,
      contentDigest: createContentDigest({ version: buildVersion(process.cwd()), data }),
    },
  }
  await actions.createNode(node)
  // Of the child only its id is read, but Gatsby's types ask for a whole node.
  actions.createParentChildLink({ parent, child: node as unknown as Node })
}
