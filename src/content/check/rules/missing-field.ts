import type { z } from "zod"
import { uncapitalised } from "../../../util/words"
import { fieldKind } from "../../model/fields"
import { unwrap } from "../../model/unwrap"
import { sentence, type Text, wording } from "../../model/wording"
import { defineRule, type Problem } from "../rule"

/** Required fields that are left out, and fields without a value. */
export const missingField = defineRule({
  id: "missing-field",
  about: "Required fields have a value. To leave out an optional field, remove its name too.",
  examples: { in: "fields", wrong: ["country:", 'country: ""'], right: ["country: Portugal"] },
})

/** A required field that is left out. @param values if only a few are allowed */
export const missingProblem = (schema: z.ZodType, values: readonly string[] = []): Problem => {
  const { inner } = unwrap(schema)
  const fields = Object.entries((inner as z.ZodObject<Record<string, z.ZodType>>).shape ?? {})
  const required = fields.filter(([, field]) => !unwrap(field).optional)
  const names = (required.length > 0 ? required : fields).map(([name]) => name)
  if (values.length > 0) return ["is missing", `Write ${oneOf(values)}`]
  return [
    "is missing",
    names.length > 0 ? `Add it, with ${names.join(", ")}` : sentence`Add it${contentOf(inner)}`,
  ]
}

/** A field with a name and no value. */
export const emptyProblem = (values: readonly string[] = []): Problem => [
  "is empty",
  values.length > 0 ? `Write ${oneOf(values)}` : "Write a value or remove the line",
]

/** A field whose text is "". */
export const blankProblem = (schema: z.ZodType): Problem => {
  const content = contentOf(unwrap(schema).inner)
  return ["is empty", content ? sentence`Write it${content}` : "Write a text"]
}

/** `"line"`, or `one of donut, bars, line`. */
export const oneOf = (values: readonly string[]) =>
  values.length === 1 ? `"${values[0]}"` : `one of ${values.join(", ")}`

/** The first sentence of a field's description, as the end of another one. The studio shows it next to the field. */
const contentOf = (schema: z.ZodType): Text => {
  const first = schema.meta()?.description?.split(/(?<!\be\.g)\.(?= |$)/)[0]
  const names = fieldKind(schema)?.name === "icon" ? "; content/FIELDS.md#icons lists the names" : ""
  return first ? wording(`: ${uncapitalised(first)}${names}`, "") : ""
}
