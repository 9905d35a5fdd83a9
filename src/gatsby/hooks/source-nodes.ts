import type { GatsbyNode, Node } from "gatsby"
import { createTypedNodes, updateTypedNodes } from "../nodes/typed-nodes"

/**
 * Create the typed nodes of all files. For those that have not changed since Gatsby's last run it does not call
 * `onCreateNode`: the code, the site's address or the day may have changed. Equal nodes stay as they are.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  made = new Map()
  for (const file of args.getNodesByType("File"))
    if (addDigest(file, made)) await createTypedNodes(args, file)
}

/** Create the typed nodes of a document, data file or snippet that is new or has changed since `sourceNodes`. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({ node, ...args }) => {
  if (made && node.internal.type === "File" && addDigest(node, made)) await updateTypedNodes(args, node)
}

/** Digests of the files whose nodes were made, by their ids. Undefined until `sourceNodes` has started. */
let made: Map<string, string> | undefined

/**
 * Record a file's digest, since Gatsby may still call `onCreateNode` for a file while `sourceNodes` runs.
 * @returns whether the file is new or has changed
 */
function addDigest({ id, internal: { contentDigest } }: Node, known: Map<string, string>) {
  const isKnown = known.get(id) === contentDigest
  known.set(id, contentDigest)
  return !isKnown
}
