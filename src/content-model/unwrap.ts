import type { z } from "zod"

/** The schema without `.optional()`; it has the description. */
export function unwrap(schema: z.ZodType): { inner: z.ZodType; optional: boolean } {
  if (schema.def.type !== "optional") return { inner: schema, optional: false }
  return { inner: (schema as z.ZodOptional<z.ZodType>).unwrap(), optional: true }
}

/** The schema of one value of a field: of a list's entries, else the field's own; without `.optional()`. */
export function itemOf(schema: z.ZodType): { item: z.ZodType; isList: boolean } {
  const { inner } = unwrap(schema)
  if (inner.def.type !== "array") return { item: inner, isList: false }
  return { item: unwrap((inner as z.ZodArray<z.ZodType>).element).inner, isList: true }
}
