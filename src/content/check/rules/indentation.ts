import { defineRule, type Problem } from "../rule"

/** Lines of fields that start in the wrong column. */
export const indentation = defineRule({
  id: "indentation",
  about: "Fields of one group start in the same column, two spaces to the right of the group's name.",
  examples: { in: "fields", wrong: ["date: 2026-05-01\n  draft: false"], right: ["date: 2026-05-01"] },
})

export const crookedLine: Problem = [
  "this line is indented differently from the lines around it",
  "Start fields of one group in the same column, two spaces to the right of its name",
]

export const indentedBelowValue: Problem = [
  "this field has a value, but the line below is indented as if it belonged to it",
  "Start fields of one group in the same column",
]
