import type { z } from "zod"
import type { Collection } from "../../content/model/define-collection"
import { sharedFields } from "../../content/model/shared-fields"
import { itemOf } from "../../content/model/unwrap"

/**
 * The resolver of an Mdx node's `frontmatter`. Without frontmatter that can be read, all fields are empty. A value of another type than its field's is in `otherFields`: Gatsby would
 * answer the whole query with an error.
 */
export const frontmatter = (collections: readonly Collection[]) => {
  const shared = sharedFields(collections)
  const lists = Object.keys(shared).filter((name) => shared[name] && itemOf(shared[name]).isList)
  return {
    resolve: ({ frontmatter: written }: { frontmatter?: unknown }) => {
      const entries = isObject(written) ? Object.entries(datesAsText(written)) : []
      const isShared = ([name, value]: [string, unknown]) => {
        const field = Object.hasOwn(shared, name) ? shared[name] : undefined
        return field !== undefined && hasType(field, value)
      }
      return {
        ...Object.fromEntries(lists.map((name) => [name, []])),
        ...Object.fromEntries(entries.filter(isShared)),
        otherFields: Object.fromEntries(entries.filter((entry) => !isShared(entry))),
      }
    },
  }
}

/** A copy with dates as text: js-yaml reads unquoted ones as `Date` objects. */
export const datesAsText = <Value>(value: Value): Value => copyOf(value) as Value

const copyOf = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (Array.isArray(value)) return value.map(copyOf)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)]))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value)

/** Whether a value has the type of a field, even if it breaks other rules, such as a length. */
const hasType = (schema: z.ZodType, value: unknown) =>
  !schema
    .safeParse(value)
    .error?.issues.some(({ code }) => code.startsWith("invalid_") && code !== "invalid_format")
