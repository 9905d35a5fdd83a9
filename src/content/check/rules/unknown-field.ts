import { defineRule, type FixableProblem } from "../rule"
import { didYouMean, suggestionFor } from "../suggestion"

/** Names of fields and attributes that do not exist. */
export const unknownField = defineRule({
  id: "unknown-field",
  about: "Each group has a fixed set of fields. Any other name is misspelt, or belongs elsewhere.",
  examples: { in: "fields", wrong: ["budget: high", "publsh: 2026-05-01"], right: ["publish: 2026-05-01"] },
})

/**
 * A number with a comma in an entry in braces, `{ value: 47,5 }` or `{ value: 1,200 }`: what follows the comma is read
 * as a field. `field` is the one that the number belongs to, if only one is possible.
 */
export const dividedNumber = (name: string, group: unknown) => {
  if (!/^\d+$/.test(name)) return undefined
  const [whole, ...others] = Object.entries(group ?? {}).filter(([, value]) => Number.isInteger(value))
  if (!whole || others.length > 0)
    return { problem: [`a comma divides a number before ${name}`, withPoint] as const }
  const [field, start] = whole
  const number = `${start}${name.length === 3 ? "" : "."}${name}`
  const fix = `Write ${number}; or, for a text, "${start},${name}" in quotes`
  return { field, problem: [`the comma divides the number ${start},${name}`, fix] as const }
}

const withPoint = "Write numbers with a point, e.g. 47.5; put a text with a comma in quotes"

/**
 * @param group that has the name
 * @param known names that are possible in it
 */
export const noSuchField = (name: string, group: unknown, known: readonly string[]): FixableProblem => {
  const meant = suggestionFor(name, known)
  // The same name twice would be an error.
  const replacement = meant && !Object.hasOwn(group ?? {}, meant) ? meant : undefined
  const otherwise = known.length > 0 ? `Possible: ${known.join(", ")}` : "Remove it"
  return [`there is no field "${name}" here`, didYouMean(name, known, otherwise), replacement]
}
