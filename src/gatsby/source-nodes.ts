import type { CreateNodeArgs, GatsbyNode, SourceNodesArgs } from "gatsby"
import { buildVersion } from "./build-version"
import { createTypedNodes } from "./on-create-node"
import { addressVariables } from "./site-address"

/**
 * Makes typed nodes anew where Gatsby would not: it calls `onCreateNode` only for files that changed. When the code
 * that makes the nodes or the site's address changed, all are due; else only documents without a page, whose day may have come.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args: SourceNodesArgs) => {
  const version = `${buildVersion(process.cwd())} ${addressVariables()}`
  const changed = (await args.cache.get("build-version")) !== version
  await args.cache.set("build-version", version)

  const files = changed ? args.getNodesByType("File") : []
  const documents = args.getNodesByType("Mdx").filter((node) => changed || node.children.length === 0)
  for (const node of [...files, ...documents])
    await createTypedNodes({ ...(args as unknown as CreateNodeArgs), node })
}
