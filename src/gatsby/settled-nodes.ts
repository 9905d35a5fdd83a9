import { setTimeout } from "node:timers/promises"
import type { CreateNodeArgs, Node } from "gatsby"
import { documentPlace } from "./create-document-node"
import { isDataFile } from "./data-file-node"

type Nodes = Pick<CreateNodeArgs, "getNodesByType">

/** Nodes whose typed nodes have been made, or found to be none; by what they were made from. */
const settledNodes = new Map<string, string>()

/** Says that the typed nodes of a document or data file are made. */
export const settle = ({ id, internal }: Node) => settledNodes.set(id, internal.contentDigest)

/** Documents and data files of which no typed node is known: new ones, invalid ones, drafts in a build. */
export const childlessNodes = ({ getNodesByType }: Nodes): Node[] =>
  [...getNodesByType("Mdx"), ...getNodesByType("File").filter(isDataFile)].filter(
    ({ children }) => children.length === 0,
  )

/**
 * Resolves when every content file has its nodes. After a change in develop Gatsby does not wait for those that are
 * made in several steps (file, MDX, document), and would take the page away, and with it what the editor looks at.
 * @param patience in milliseconds; then it resolves all the same
 */
export const nodesSettled = async (nodes: Nodes, patience = longest): Promise<void> => {
  const deadline = Date.now() + patience
  while (Date.now() < deadline && isOnTheWay(nodes)) await setTimeout(20)
}

/** In milliseconds; a document takes some hundred. */
const longest = 10_000

const isOnTheWay = (nodes: Nodes) =>
  nodes.getNodesByType("File").some((file) => file.children.length === 0 && isDocument(file)) ||
  childlessNodes(nodes).some(({ id, internal }) => settledNodes.get(id) !== internal.contentDigest)

const isDocument = ({ absolutePath }: Node & { absolutePath?: string }) =>
  documentPlace(String(absolutePath)) !== undefined
