import { z } from "zod"
import { withArticle } from "../../util/words"
import type { Collection, DataFile } from "../model/define-collection"
import type { FieldMeta } from "../model/fields"

/** A JSON Schema (draft 7, which VS Code's YAML extension reads), with the keywords that this project uses. */
export interface JsonSchema {
  $schema?: string
  title?: string
  description?: string
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** The frontmatter of a collection's documents. */
export const collectionSchema = ({ schema, label }: Collection): JsonSchema =>
  titled(`Frontmatter of ${withArticle(label)}`, toJsonSchema(schema))

/** A data file: one object, or a list of entries. */
export const dataFileSchema = ({ schema, file, single }: DataFile): JsonSchema => {
  const entry = toJsonSchema(schema)
  return titled(`content/data/${file}`, single ? entry : { type: "array", items: entry })
}

/**
 * Convert a zod schema of the content model, without the metadata that only our code reads.
 * @param withKinds keep the kinds of fields
 */
export const toJsonSchema = (schema: z.ZodType, withKinds = false): JsonSchema => {
  const { $schema: _, ...result } = z.toJSONSchema(schema, {
    target: "draft-7",
    override: ({ jsonSchema }) => {
      const own = jsonSchema as JsonSchema & FieldMeta
      Object.assign(own, own.field?.jsonSchema)
      if (own.maximum === Number.MAX_SAFE_INTEGER) delete own.maximum
      if (own.minimum === Number.MIN_SAFE_INTEGER) delete own.minimum
      if (own.minItems === 0) delete own.minItems
      delete own.typeName
      if (!withKinds) delete own.field
      delete own.fallback
      delete own.derived
    },
  }) as JsonSchema
  return result
}

const titled = (title: string, schema: JsonSchema): JsonSchema => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  title,
  ...schema,
})

/** The limits of a field's value, in a few words: `20 to 120 characters`, `1 to 8 entries`, `true or false`. */
export const limitsOf = (schema: JsonSchema): string => {
  const { type, minLength = 0, maxLength, minItems = 0, maxItems, minimum, maximum, items } = schema
  if (schema.const !== undefined) return `always "${schema.const}"`
  if (schema.enum) return schema.enum.length > 12 ? "one of the icons" : `one of ${schema.enum.join(", ")}`
  if (type === "string" && maxLength !== undefined)
    return minLength > 1 ? `${minLength} to ${maxLength} characters` : `at most ${maxLength} characters`
  if (schema.format === "date") return "year-month-day"
  if (schema.format === "color-hex") return 'a colour in quotes, e.g. "#34CE72"'
  if (type === "array") {
    const count =
      minItems === maxItems
        ? `exactly ${maxItems}`
        : minItems > 0
          ? `${minItems} to ${maxItems}`
          : `at most ${maxItems}`
    if (items?.enum) return `${count} of ${items.enum.join(", ")}`
    const each = items?.type === "string" ? limitsOf(items) : ""
    return `${count} ${maxItems === 1 ? "entry" : "entries"}${each ? `, each ${each}` : ""}`
  }
  if (type === "integer" || type === "number") return numberLimits(type, minimum, maximum)
  return type === "boolean" ? "true or false" : ""
}

const numberLimits = (type: string, minimum?: number, maximum?: number) => {
  const noun = type === "integer" ? "a whole number" : "a number"
  if (minimum !== undefined && maximum !== undefined) return `${noun} from ${minimum} to ${maximum}`
  return minimum === undefined ? noun : `${noun} from ${minimum}`
}
