import { defineRule, type FixableProblem } from "../rule"
import { didYouMean, suggestionFor } from "../suggestion"

/** Names of fields and attributes that do not exist. */
export const unknownField = defineRule({
  id: "unknown-field",
  about: "Each group has certain fields. Another name is misspelt, or belongs elsewhere.",
  examples: { in: "fields", wrong: ["budget: high", "publsh: 2026-05-01"], right: ["publish: 2026-05-01"] },
})

/** @param known names that are possible in the same group */
export const noSuchField = (name: string, known: readonly string[]): FixableProblem => {
  if (/^\d+$/.test(name))
    return [
      `"${name}" is read as a field`,
      "Write numbers without commas, and put a text with a comma in quotes",
    ]
  const otherwise = known.length > 0 ? `Possible: ${known.join(", ")}` : "Remove it"
  return [`there is no field "${name}" here`, didYouMean(name, known, otherwise), suggestionFor(name, known)]
}
