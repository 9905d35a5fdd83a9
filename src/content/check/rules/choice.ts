import { defineRule, type FixableProblem } from "../rule"
import { didYouMean, suggestionFor } from "../suggestion"
import { oneOf } from "./missing-field"

/** Values that are not in a field's list of possible values. */
export const choice = defineRule({
  id: "choice",
  about: "Some fields take a few values only, such as the names of the [icons](FIELDS.md#icons).",
  examples: { in: "fields", wrong: ["hero.platforms.items: [TV]"], right: ["hero.platforms.items: [B2B]"] },
})

/** The most similar value, and all of them if they are few. */
export const notAChoice = (value: string, values: readonly string[]): FixableProblem => {
  const hint = didYouMean(value, values)
  const all = hint && values.length > 8 ? "" : `Write ${oneOf(values)}`
  const fix = [hint, all].filter(Boolean).join(" ")
  return [`"${value}" is not allowed here`, fix, suggestionFor(value, values)]
}
