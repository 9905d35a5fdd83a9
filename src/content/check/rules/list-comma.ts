import { defineRule, type Problem } from "../rule"

/** Entries of a list on one line that a comma in a sentence divides. */
export const listComma = defineRule({
  id: "list-comma",
  about: "In a list on one line, each comma starts another entry. A text with a comma is in quotes.",
  examples: {
    in: "fields",
    wrong: ["tags: [Wet hands, on a mouse]", "tags: [1,200 users]"],
    right: ["tags: [Web design, Finance]", 'tags: ["Wet hands, on a mouse"]'],
  },
})

/**
 * The problem of an entry that continues the one before: its sentence, with several words of which the first one is
 * small, or its number, as in `1,200 users`.
 */
export const listCommaProblem = (before: string, entry: string): Problem | undefined => {
  const isSentence = /^\p{Lu}\S* \S/u.test(before) && /^\p{Ll}+ \S/u.test(entry)
  const isNumber = /(?:^|[^\d.])\d{1,3}$/.test(before) && /^\d{3} ?[^\d\s.]/.test(entry)
  if (!isSentence && !isNumber) return undefined
  const whole = `"${before},${isNumber ? "" : " "}${entry}"`
  return [
    `${whole} is read as two entries`,
    `Write [${whole}] for one entry, or quotes around each of the two`,
  ]
}
