import { defineRule, type Problem } from "../rule"

/** Texts that YAML reads as something else, and quotes that are not closed. */
export const quotes = defineRule({
  id: "quotes",
  about: 'Texts with a colon, with # or with another sign of YAML are in quotes, as are times: "12:30".',
  examples: {
    in: "fields",
    wrong: [
      "country: A: B",
      "country: Our # 1",
      "country: 'A",
      "country: #1 coast",
      "tags: [#1 coast]",
      "tags:\n  - #1 coast",
    ],
    right: ['country: "A: B"', "date: 2026-05-14 # a note"],
  },
})

/** `desc: Nimble: a board`. */
export const colonInText: Problem = [
  "a text with a colon and a space needs quotes",
  'Put quotes around it, e.g. title: "Fooq: food first"',
]

/** A sign that YAML does not read as part of the text. */
export const specialStart = (sign: string): Problem => [
  `a text cannot start with "${sign}"`,
  "Put quotes around the text",
]

/** `Our #1 board`, `#1C1650`. */
export const hiddenText = (comment: string): Problem => [
  `"${comment}" is read as a comment and not shown`,
  /^#\s/.test(comment)
    ? "Put the whole text in quotes, or write a note on a line of its own"
    : "Put the whole text in quotes",
]

export const unclosedQuote: Problem = [
  "this quotation mark is not closed",
  "Write another one at the end of the text, and indent its lines",
]

export const backslash: Problem = [
  "a backslash has a special meaning in double quotes",
  "Write it twice, or use single quotes",
]

/** @param end where the text seems to end: a quote or a bracket */
export const textGoesOn = (end = ""): Problem => {
  if (!/["']/.test(end))
    return ["the text goes on after the list or group", "Put quotes around a text that starts with a bracket"]
  const fix =
    end === "'" ? `double quotes around all of it: "it's so"` : `single quotes around all of it: 'so "it" is'`
  return ["the text goes on after its closing quote", `Put ${fix}`]
}
