import type { CreateResolversArgs } from "gatsby"
import { collections, dataFiles } from "../content-model/model"
import { nodesSettled } from "./settled-nodes"

/** `originalResolver` is Gatsby's own. */
interface Info {
  originalResolver(source: unknown, args: unknown, context: unknown, info: Info): unknown
}

/**
 * Resolvers for develop that wait until changed documents have their nodes again. Gatsby deletes them first: a page
 * whose query runs in between would lose its document for a moment, and the place the editor is reading.
 */
export const waitForNodes = (nodes: Pick<CreateResolversArgs, "getNodesByType">) => {
  const resolve = async (source: unknown, args: unknown, context: unknown, info: Info) => {
    await nodesSettled(nodes, 3000)
    return info.originalResolver(source, args, context, info)
  }
  const types = ["ContentPage", ...[...collections, ...dataFiles].map(({ type }) => type)]
  const names = types.flatMap((type) => [`${type[0]?.toLowerCase()}${type.slice(1)}`, `all${type}`])
  return { Query: Object.fromEntries(names.map((name) => [name, { resolve }])) }
}
