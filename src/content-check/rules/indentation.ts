import { defineRule, type Problem } from "../rule"

/** Lines of fields that start in the wrong column. */
export const indentation = defineRule({
  id: "indentation",
  about:
    "Spaces at the beginning of a line say what a field belongs to. Fields of one group start in the same column, two spaces to the right of the group's name. A field has a text, or a list or group below it.",
  examples: {
    in: "fields",
    wrong: [
      "country: Portugal\n  updated: 2026-05-01",
      'hero.breadcrumb: green\n    color: "#D3E8DA"\n    currentColor: "#4FDB88"',
    ],
    right: ["country: Portugal\nupdated: 2026-05-01"],
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
