import type { z } from "zod"
import { fallbackOf } from "../content-model/define-section"
import { type Context, findNodes } from "./find-nodes"

/** Resolve lists that show the entries of a data file if the document's own list is empty. */
export const fallbackEntries = (schema: z.ZodObject) =>
  Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, value]) => {
      const type = fallbackOf(value as z.ZodType)
      if (!type) return []
      const resolve = (source: Record<string, unknown[]>, _: object, context: Context) =>
        source[name]?.length ? source[name] : findNodes(context, type)
      return [[name, { resolve }]]
    }),
  )
