import { defineRule, type Problem } from "../rule"

/** Entries of lists in the fields. */
export const listEntry = defineRule({
  id: "list-entry",
  about: "A list starts below its name. Each entry has a dash and a space, all dashes in one column.",
  examples: {
    in: "fields",
    wrong: ["tags:\n  -Web", "country: - Portugal"],
    right: ["tags: # two\n  - Web"],
  },
})

export const entryWithoutDash: Problem = [
  "this entry of a list has no dash",
  "Start it with a dash and a space, like the entries above",
]

export const listOnFieldLine: Problem = [
  "a list starts on the line of its name",
  'Start it on the next line; put a text that starts with a dash in quotes: "- …"',
]
