import type { CreateNodeArgs, GatsbyNode, SourceNodesArgs } from "gatsby"
import { buildVersion } from "./build-version"
import { isBuild } from "./is-build"
import { createTypedNodes } from "./on-create-node"
import { childlessNodes } from "./settled-nodes"
import { addressVariables } from "./site-address"

/**
 * Makes typed nodes anew where Gatsby would not: it calls `onCreateNode` only for files that changed. When the code
 * that makes the nodes or the site's address changed, all are due; else only documents and data files of which nothing
 * was made: a document's day may have come. A build without a cache makes all anyway.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args: SourceNodesArgs) => {
  const version = `${buildVersion(process.cwd())} ${addressVariables()}`
  const before = await args.cache.get("build-version")
  await args.cache.set("build-version", version)
  if (isBuild && before === undefined) return

  const due =
    before !== version
      ? [...args.getNodesByType("File"), ...args.getNodesByType("Mdx")]
      : childlessNodes(args)
  for (const node of due) await createTypedNodes({ ...(args as unknown as CreateNodeArgs), node })
}
