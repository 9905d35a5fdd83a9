import type { CreateNodeArgs, GatsbyNode, SourceNodesArgs } from "gatsby"
import { buildVersion } from "../content-model/build-version"
import { isBuild } from "./is-build"
import { createTypedNodes } from "./on-create-node"
import { childlessNodes } from "./pending-nodes"
import { addressVariables } from "./site-address"

/**
 * Create typed nodes again. Gatsby calls `onCreateNode` only for changed files. After a change of the code that creates
 * nodes, or of the site's address, all are due; otherwise those without typed nodes, such as documents whose day has
 * come. A build without a cache creates all anyway.
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
