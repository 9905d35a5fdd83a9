import { z } from "zod"

/** The schema without `.optional()`. The inner schema has the description. */
export function unwrap(schema: z.ZodType): { inner: z.ZodType; optional: boolean } {
  if (schema.def.type !== "optional") return { inner: schema, optional: false }
  return { inner: (schema as z.ZodOptional<z.ZodType>).unwrap(), optional: true }
}

/** The schema of a field's value, or of the entries if it is a list, without `.optional()`. */
export function itemOf(schema: z.ZodType): { item: z.ZodType; isList: boolean } {
  const { inner } = unwrap(schema)
  if (inner.def.type !== "array") return { item: inner, isList: false }
  return { item: unwrap((inner as z.ZodArray<z.ZodType>).element).inner, isList: true }
}

/** The schema of a field by its path, without `.optional()`; lists on the way are passed. Undefined if there is none. */
export function fieldAt(schema: z.ZodType, [name, ...rest]: readonly string[]): z.ZodType | undefined {
  const { item } = itemOf(schema)
  if (name === undefined) return item
  const field = item instanceof z.ZodObject ? (item.shape[name] as z.ZodType | undefined) : undefined
  return field && fieldAt(field, rest)
}
