import { setTimeout } from "node:timers/promises"
import type { CreateNodeArgs, Node } from "gatsby"
import { isDataFile } from "./create-data-nodes"
import { parseDocumentPath } from "./create-document-node"

type Nodes = Pick<CreateNodeArgs, "getNodesByType">

/** Digests of the Mdx and File nodes that have been processed, by node id. */
const processedNodes = new Map<string, string>()

/** Record that the typed nodes of a document or data file have been created, or that there are none. */
export const markProcessed = ({ id, internal }: Node) => processedNodes.set(id, internal.contentDigest)

/** Documents and data files without typed nodes: new ones, invalid ones, drafts in a build of the published site. */
export const childlessNodes = ({ getNodesByType }: Nodes): Node[] =>
  [...getNodesByType("Mdx"), ...getNodesByType("File").filter(isDataFile)].filter(
    ({ children }) => children.length === 0,
  )

/**
 * Wait until every content file has its typed nodes. After a change in development, Gatsby does not wait for nodes that
 * are created in several steps (File, Mdx, document), and would remove the page that the editor has open.
 *
 * @param timeout in milliseconds; a document takes a few hundred, or several seconds on a busy machine
 */
export const waitForNodes = async (nodes: Nodes, timeout = 60_000): Promise<void> => {
  const deadline = Date.now() + timeout
  while (Date.now() < deadline && hasPendingNodes(nodes)) await setTimeout(20)
}

const hasPendingNodes = (nodes: Nodes) =>
  nodes.getNodesByType("File").some((file) => file.children.length === 0 && isDocument(file)) ||
  childlessNodes(nodes).some(({ id, internal }) => processedNodes.get(id) !== internal.contentDigest)

const isDocument = ({ absolutePath }: Node & { absolutePath?: string }) =>
  parseDocumentPath(String(absolutePath)) !== undefined
