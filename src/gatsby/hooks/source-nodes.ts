import type { CreateNodeArgs, GatsbyNode, SourceNodesArgs } from "gatsby"
import { buildVersion } from "../../content/model/build-version"
import { childlessNodes } from "../nodes/pending-nodes"
import { addressVariables } from "../nodes/site-address"
import { parentsOfUnsavedNodes } from "../nodes/unsaved-nodes"
import { isBuild } from "../outputs/is-build"
import { createTypedNodes } from "./on-create-node"

/**
 * Create typed nodes of unchanged files, for which Gatsby does not call `onCreateNode`: all after a change of the site's
 * code or address, otherwise the missing ones, such as those of documents whose publish day has come, and those of unsaved
 * texts. Without a cache, Gatsby calls `onCreateNode` for every file.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args: SourceNodesArgs) => {
  const version = `${buildVersion(process.cwd())} ${addressVariables()}`
  const before = await args.cache.get("build-version")
  await args.cache.set("build-version", version)
  if (isBuild && before === undefined) return

  const due =
    before !== version
      ? [...args.getNodesByType("File"), ...args.getNodesByType("Mdx")]
      : [...childlessNodes(args), ...parentsOfUnsavedNodes(args)]
  for (const node of due) await createTypedNodes({ ...(args as unknown as CreateNodeArgs), node })
}
