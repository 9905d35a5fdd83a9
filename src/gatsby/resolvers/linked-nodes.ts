import type { CreateResolversArgs, Node } from "gatsby"
import type { z } from "zod"
import { itemOf, referredType, slugField } from "../../content"
import { nodeName } from "../nodes/node-name"
import type { ResolverInfo } from "./resolver-info"

/** The part of a resolver's context that is used here. */
export interface LinkContext {
  nodeModel: { getNodesByIds(query: { ids: string[]; type: string }): Node[] }
}

/**
 * Resolve references by node id. With `@link(by: "slug")`, Gatsby would search all nodes of the type, and run the query
 * again whenever one of them changes. `@link` is only used if a node is missing (in development), so that the query
 * runs again once the node exists.
 */
export const linkedNodes = (schema: z.ZodObject, createNodeId: CreateResolversArgs["createNodeId"]) =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, value]) => {
      const { isList } = itemOf(value as z.ZodType)
      const type = referredType(value as z.ZodType)
      if (!type) return []
      const resolve = (
        source: Record<string, unknown>,
        args: object,
        context: LinkContext,
        info: ResolverInfo,
      ) => {
        const slugs = [source[slugField(name)] ?? []].flat()
        const ids = slugs.map((slug) => createNodeId(nodeName(type, slug)))
        const nodes = context.nodeModel.getNodesByIds({ ids, type })
        if (nodes.length < ids.length) return info.originalResolver(source, args, context, info)
        return isList ? nodes : (nodes[0] ?? null)
      }
      return [[name, { resolve }]]
    }),
  )
