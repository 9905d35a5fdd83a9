import type { z } from "zod"

/** A field that editors may leave out, and that sections and queries always have. */
export type Derived<Schema extends z.ZodType> = z.ZodOptional<Schema> & { readonly "~derived": true }

/**
 * A field that is derived from other fields if it is left out, by `complete` of its section. Its description states
 * the default.
 */
export const derived = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().meta({ derived: true }) as Derived<Schema>

export const isDerived = (schema: z.ZodType) => schema.meta()?.derived === true
