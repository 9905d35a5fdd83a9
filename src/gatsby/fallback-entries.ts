import type { Node } from "gatsby"
import type { z } from "zod"
import { fallbackOf } from "../content-model/define-section"

interface Context {
  nodeModel: { findAll(query: { type: string; query: object }): Promise<{ entries: Iterable<Node> }> }
}

/** Resolvers of the lists that show the entries of a data file where a document's own list is empty. */
export const fallbackEntries = (schema: z.ZodObject) =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, value]) => {
      const type = fallbackOf(value as z.ZodType)
      if (!type) return []
      const resolve = async (source: Record<string, unknown[]>, _: object, { nodeModel }: Context) => {
        if (source[name]?.length) return source[name]
        const query = { sort: { fields: ["order"], order: ["ASC"] } }
        return [...(await nodeModel.findAll({ type, query })).entries]
      }
      return [[name, { resolve }]]
    }),
  )
