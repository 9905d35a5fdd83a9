import type { z } from "zod"
import { type FieldKind, fieldKind, referredType } from "./fields"
import { slugField } from "./graphql-types"
import { unwrap } from "./unwrap"

export interface FoundField {
  path: (string | number)[]
  kind: FieldKind
  value: string
}

type Path = (string | number)[]

/** Every field of a value that has a kind, such as references and images, with its path. Skips invalid parts. */
export const specialFields = (schema: z.ZodType, value: unknown, path: Path = []): FoundField[] =>
  stringsIn(schema, value, path).flatMap(({ inner, ...field }) => {
    const kind = fieldKind(inner)
    return kind ? [{ ...field, kind }] : []
  })

/** Every field of a value that is a text to read, with its path. Names and addresses have a form. */
export const textFields = (schema: z.ZodType, value: unknown, path: Path = []) =>
  stringsIn(schema, value, path).filter(({ inner }) => {
    const hasForm = inner.def.checks?.some(({ _zod }) => _zod.def.check === "string_format")
    return inner.def.type === "string" && !hasForm && !fieldKind(inner)
  })

/** Every string in a value, with its path and schema. */
function stringsIn(
  schema: z.ZodType,
  value: unknown,
  path: Path,
): { inner: z.ZodType; path: Path; value: string }[] {
  const { inner } = unwrap(schema)
  if (value === undefined || value === null) return []
  if (typeof value === "string") return [{ inner, path, value }]
  if (inner.def.type === "array") {
    const { element } = inner as z.ZodArray<z.ZodType>
    const items = Array.isArray(value) ? value : []
    return items.flatMap((item, index) => stringsIn(element, item, [...path, index]))
  }
  if (inner.def.type === "object" && typeof value === "object")
    return Object.entries((inner as z.ZodObject).shape).flatMap(([key, child]) =>
      stringsIn(child as z.ZodType, (value as Record<string, unknown>)[key], [...path, key]),
    )
  return []
}

/**
 * Convert validated fields to those of the GraphQL node: references are stored in the field with slugs
 * (`technologies` → `technologySlugs`, from which the schema links), and the `id` of data entries as `key`.
 */
export const nodeFields = (schema: z.ZodType, value: unknown): unknown => {
  const { inner } = unwrap(schema)
  if (inner.def.type === "array") {
    const { element } = inner as z.ZodArray<z.ZodType>
    return (value as unknown[]).map((item) => nodeFields(element, item))
  }
  if (inner.def.type !== "object" || !value) return value
  const { shape } = inner as z.ZodObject
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const childSchema = shape[key] as z.ZodType
      return [nodeFieldName(key, childSchema), nodeFields(childSchema, child)]
    }),
  )
}

function nodeFieldName(key: string, schema: z.ZodType) {
  if (key === "id") return "key"
  return referredType(schema) ? slugField(key) : key
}
