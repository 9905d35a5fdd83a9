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

/** Whether an entry reads as the rest of the sentence before it: several words, the first of them small. */
export const continuesSentence = (entry: string, before: string) =>
  /^\p{Lu}\S* \S/u.test(before) && /^\p{Ll}+ \S/u.test(entry)

/** @param entry that goes on with the sentence of the one before */
export const listCommaProblem = (before: string, entry: string): Problem => [
  `"${before}, ${entry}" is read as two entries`,
  `Write ["${before}, ${entry}"] for one entry, or quotes around each of the two`,
]
