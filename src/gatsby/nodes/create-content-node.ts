import type { CreateNodeArgs, Node, NodeInput } from "gatsby"
import { buildVersion } from "../../content/model/build-version"

interface ContentNode {
  /** A type of the content model. */
  type: string
  /** Slug of a document, or `id` of a data entry. */
  key: unknown
  data: Record<string, unknown>
}

/** The input of `createNodeId`. References compute the same id to find the node. */
export const nodeName = (type: string, key: unknown) => `${type} ${key}`

/** Create a typed node as a child of its file or Mdx node. Return its id. */
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
  // Gatsby reads only the id, but its types require a whole node.
  actions.createParentChildLink({ parent, child: node as unknown as Node })
  return node.id
}
