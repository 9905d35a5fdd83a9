import type { z } from "zod"
import { unwrap } from "../../content-model/graphql-types"
import { defineRule } from "../rule"

/** Required fields that are left out, and fields without a value. */
export const missingField = defineRule({
  id: "missing-field",
  title: "A field is missing or empty",
  about: "Required fields need a value. A field that may be left out is removed together with its name.",
  examples: {
    in: "fields",
    wrong: ["country:", 'country: ""', "hero.platforms:\n    items: [Desktop]"],
    right: ["country: Portugal"],
  },
})

/** A required field that is left out. @param values if only a few are possible */
export const isMissing = (schema: z.ZodType, values: readonly string[] = []) => ({
  rule: missingField,
  message: "is missing",
  fix: values.length > 0 ? `Write ${oneOf(values)}` : fixFor(schema),
})

/** A field with a name and no value. */
export const isEmpty = (values: readonly string[] = []) => ({
  rule: missingField,
  message: "is empty",
  fix: values.length > 0 ? `Write ${oneOf(values)}` : "Write a value or remove the line",
  part: "key" as const,
})

/** A field whose text is "". */
export const isBlank = (schema: z.ZodType) => {
  const sentence = descriptionOf(unwrap(schema).inner)
  return { rule: missingField, message: "is empty", fix: sentence ? `Write it: ${sentence}` : "Write a text" }
}

/** `"line"`, or `one of donut, bars, line`. */
export const oneOf = (values: readonly string[]) =>
  values.length === 1 ? `"${values[0]}"` : `one of ${values.join(", ")}`

/** What the field holds, from its description in the schema. */
const fixFor = (schema: z.ZodType) => {
  const { inner } = unwrap(schema)
  const sentence = descriptionOf(inner)
  if (sentence) return `Add it: ${sentence}`
  const names = Object.keys((inner as z.ZodObject).shape ?? {})
  return names.length > 0 ? `Add it, with ${names.join(", ")}` : "Add it"
}

/** The first sentence of a field's description, as the end of another one. */
const descriptionOf = (schema: z.ZodType) => {
  const sentence = schema.meta()?.description?.split(/\.(?= |$)/)[0]
  return sentence && `${sentence[0]?.toLowerCase()}${sentence.slice(1)}`
}
