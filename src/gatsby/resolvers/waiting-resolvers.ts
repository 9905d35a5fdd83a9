import type { CreateResolversArgs } from "gatsby"
import { collections, dataFiles } from "../../collections/model"
import { uncapitalised } from "../../util/words"
import { waitForNodes } from "../nodes/pending-nodes"
import type { ResolverInfo } from "./resolver-info"

/**
 * Resolvers for develop that wait until changed documents have their nodes again. Gatsby deletes the nodes first: the
 * query of a page that runs in between would lose its document.
 */
export const waitingResolvers = (nodes: Pick<CreateResolversArgs, "getNodesByType">) => {
  const resolve = async (source: unknown, args: unknown, context: unknown, info: ResolverInfo) => {
    await waitForNodes(nodes, 3000)
    return info.originalResolver(source, args, context, info)
  }
  const types = ["Site", "ContentPage", ...[...collections, ...dataFiles].map(({ type }) => type)]
  const names = types.flatMap((type) => [uncapitalised(type), `all${type}`])
  return { Query: Object.fromEntries(names.map((name) => [name, { resolve }])) }
}
