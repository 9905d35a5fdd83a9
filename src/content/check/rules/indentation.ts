import { defineRule, type Problem } from "../rule"

/** Lines of fields that start in the wrong column. */
export const indentation = defineRule({
  id: "indentation",
  about: "Fields of one group start in the same column, two spaces to the right of the group's name.",
  examples: {
    in: "fields",
    wrong: ["date: 2026-05-01\n  draft: false"],
    right: ["date: 2026-05-01", 'country: "Port\n  ugal"'],
  },
})

export const crookedLine: Problem = [
  "this line does not belong to the group or list above it",
  "Start fields of one group, and dashes of one list, in the same column, with a space after each dash",
]

export const indentedBelowValue: Problem = [
  "this field has a value, but the line below is indented as if it belonged to it",
  "Start fields of one group in the same column",
]

/** The first line of a block of text below a line of spaces. */
export const blankButIndented: Problem = [
  "the blank line above has more spaces than this text",
  "Remove these spaces",
]
