import { defineRule, type FixableProblem } from "../rule"
import { didYouMean, suggestionFor } from "../suggestion"

/** Names of fields and attributes that do not exist. */
export const unknownField = defineRule({
  id: "unknown-field",
  about: "Each group has a fixed set of fields. Any other name is misspelt, or belongs elsewhere.",
  examples: {
    in: "fields",
    wrong: ["nosuchfield: high", "publsh: 2026-05-01"],
    right: ["publish: 2026-05-01"],
  },
})

/**
 * @param group that has the name
 * @param known names that are possible in it
 */
export const noSuchField = (name: string, group: unknown, known: readonly string[]): FixableProblem => {
  // { value: 47,5 } or { value: 1,200 }
  if (/^\d+$/.test(name))
    return [
      `a comma divides the number before ${name}`,
      "Write 47.5 or 1200; put a text with a comma in quotes",
    ]
  const meant = suggestionFor(name, known)
  // The same name twice would be an error.
  const replacement = meant && !Object.hasOwn(group ?? {}, meant) ? meant : undefined
  const otherwise = known.length > 0 ? `Possible: ${known.join(", ")}` : "Remove it"
  return [`there is no field "${name}" here`, didYouMean(name, known, otherwise), replacement]
}
