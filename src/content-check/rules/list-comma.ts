import { defineRule, type Problem } from "../rule"

/** Entries of a list on one line that a comma in a sentence divides. */
export const listComma = defineRule({
  id: "list-comma",
  about: "In a list on one line, each comma starts another entry. A text with a comma is in quotes.",
  examples: {
    in: "fields",
    wrong: ["tags: [Wet hands, on a mouse]"],
    right: ["tags: [Web design, Finance]", 'tags: ["Wet hands, on a mouse"]'],
  },
})

/** The problem of an entry that continues the sentence of the one before: several words, the first one small. */
export const listCommaProblem = (before: string, entry: string): Problem | undefined =>
  /^\p{Lu}\S* \S/u.test(before) && /^\p{Ll}+ \S/u.test(entry)
    ? [
        `"${before}, ${entry}" is read as two entries`,
        `Write ["${before}, ${entry}"] for one entry, or quotes around each of the two`,
      ]
    : undefined
