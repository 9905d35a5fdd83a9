import type { CreateResolversArgs } from "gatsby"
import { collections, dataFiles } from "../content-model/model"
import { nodesSettled } from "./settled-nodes"

/** `originalResolver` is Gatsby's own. */
interface Info {
  originalResolver(source: unknown, args: unknown, context: unknown, info: Info): unknown
}

/**
 * Resolvers for develop, whose queries wait for content that is on its way. Gatsby takes a changed document's nodes
 * away before it makes them anew, and where that happens while queries run for another change, a page would be told
 * that it has no document: it would be empty for a moment, and lose the place that the editor looks at.
 */
export const patientQueries = (nodes: Pick<CreateResolversArgs, "getNodesByType">) => {
  const resolve = async (source: unknown, args: unknown, context: unknown, info: Info) => {
    await nodesSettled(nodes, patience)
    return info.originalResolver(source, args, context, info)
  }
  const types = ["ContentPage", ...[...collections, ...dataFiles].map(({ type }) => type)]
  const names = types.flatMap((type) => [`${type[0]?.toLowerCase()}${type.slice(1)}`, `all${type}`])
  return { Query: Object.fromEntries(names.map((name) => [name, { resolve }])) }
}

/** In milliseconds. */
const patience = 3000
