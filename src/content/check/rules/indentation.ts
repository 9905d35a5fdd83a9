import { defineRule, type Problem } from "../rule"

/** Lines of fields that start in the wrong column. */
export const indentation = defineRule({
  id: "indentation",
  about: "Fields of one group start in the same column, two spaces to the right of the group's name.",
  examples: {
    in: "fields",
    wrong: ["date: 2026-05-01\n  draft: false", 'country: "Port\nugal"'],
    right: ["date: 2026-05-01", 'country: "Port\n  ugal"'],
  },
})

export const crookedLine: Problem = [
  "this line is indented differently from the lines around it",
  "Start fields of one group in the same column, two spaces to the right of its name",
]

export const indentedBelowValue: Problem = [
  "this field has a value, but the line below is indented as if it belonged to it",
  "Start fields of one group in the same column",
]

/** The second line of a text in quotes, or of a list in brackets. */
export const outdented: Problem = [
  "this line belongs to the text or list above, but is not indented",
  "Indent it two spaces more than the name of its field",
]

/** A line of spaces at the start of a block of text. */
export const blankButIndented: Problem = [
  "this line has more spaces than the text below it",
  "Remove these spaces",
]
