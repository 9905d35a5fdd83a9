import type { CreateResolversArgs, Node } from "gatsby"
import type { z } from "zod"
import { fieldKind } from "../content-model/fields"
import { slugField } from "../content-model/graphql-types"
import { itemOf } from "../content-model/unwrap"
import { nodeName } from "./node-name"

/** What Gatsby hands to resolvers of the node model, as far as these use it. */
interface Context {
  nodeModel: { getNodesByIds(query: { ids: string[]; type: string }): Node[] }
}

/** `originalResolver` is that of the field's `@link`. */
interface Info {
  originalResolver(source: object, args: object, context: Context, info: Info): unknown
}

/**
 * Resolvers of a collection's references to other nodes, by their ids. `@link(by: "slug")` searches all nodes of the
 * type, and a query that searches runs again whenever any of them changes: one changed case study would run the
 * queries of all. By id it runs again when one of those it names changes. Where one is not there, which happens in
 * develop only, `@link` searches, so that the query runs again when it comes.
 */
export const linkedNodes = (schema: z.ZodObject, createNodeId: CreateResolversArgs["createNodeId"]) =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, value]) => {
      const { item, isList } = itemOf(value as z.ZodType)
      const kind = fieldKind(item)
      if (kind?.kind !== "reference") return []
      const resolve = (source: Record<string, unknown>, args: object, context: Context, info: Info) => {
        const written = [source[slugField(name)] ?? []].flat()
        const ids = written.map((slug) => createNodeId(nodeName(kind.to, slug)))
        const nodes = context.nodeModel.getNodesByIds({ ids, type: kind.to })
        if (nodes.length < ids.length) return info.originalResolver(source, args, context, info)
        return isList ? nodes : (nodes[0] ?? null)
      }
      return [[name, { resolve }]]
    }),
  )
