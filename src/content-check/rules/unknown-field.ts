import { defineRule } from "../rule"
import { didYouMean } from "../suggestion"

/** Names of fields and attributes that do not exist. */
export const unknownField = defineRule({
  id: "unknown-field",
  title: "A field does not exist",
  about: "The name of the field is misspelt, or the field belongs to another group or kind of document.",
  examples: { in: "fields", wrong: ["budget: high", "publsh: 2026-05-01"], right: ["publish: 2026-05-01"] },
})

/** @param known names that are possible in the same group */
export const noSuchField = (name: string, known: readonly string[]) => {
  const part = "key" as const
  if (/^\d+$/.test(name))
    return {
      rule: unknownField,
      message: `"${name}" is read as a field`,
      fix: "Write numbers without commas, and put a text with a comma in quotes",
      part,
    }
  const otherwise = known.length > 0 ? `Possible: ${known.join(", ")}` : "Remove it"
  return {
    rule: unknownField,
    message: `there is no field "${name}" here`,
    fix: didYouMean(name, known, otherwise),
    part,
  }
}
