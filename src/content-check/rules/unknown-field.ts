import { defineRule, type FixableProblem } from "../rule"
import { didYouMean, suggestionFor } from "../suggestion"

/** Names of fields and attributes that do not exist. */
export const unknownField = defineRule({
  id: "unknown-field",
  about: "Each group has certain fields. Another name is misspelt, or belongs elsewhere.",
  examples: { in: "fields", wrong: ["budget: high", "publsh: 2026-05-01"], right: ["publish: 2026-05-01"] },
})

/**
 * @param known names that are possible in the same group
 * @param group that has the field
 */
export const noSuchField = (name: string, known: readonly string[], group: unknown): FixableProblem => {
  if (/^\d+$/.test(name)) {
    // { value: 47,5 } and { value: 1,200 }
    const [whole, ...others] = Object.values(group ?? {}).filter(Number.isInteger)
    const isKnown = whole !== undefined && others.length === 0
    const number = isKnown
      ? `${whole}${name.length === 3 ? "" : "."}${name}`
      : "numbers with a point, e.g. 47.5"
    return [`"${name}" is read as a field`, `Write ${number}; put a text with a comma in quotes`]
  }
  const otherwise = known.length > 0 ? `Possible: ${known.join(", ")}` : "Remove it"
  return [`there is no field "${name}" here`, didYouMean(name, known, otherwise), suggestionFor(name, known)]
}
