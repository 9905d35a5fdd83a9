import { defineRule, type Problem } from "../rule"

/** Entries of lists in the fields. */
export const listEntry = defineRule({
  id: "list-entry",
  about:
    "A list starts below the name of its field. Each entry is a line with a dash and a space, all dashes in one column.",
  examples: {
    in: "fields",
    wrong: ["tags:\n  -Web", "tags:\n  - Web\n  * Finance", "country: - Portugal"],
    right: ["tags:\n  - Web\n  - Finance", "tags: [Web, Finance]"],
  },
})

export const listOnFieldLine: Problem = [
  "a list starts on the line of its name",
  'Start it on the next line; put a text that starts with a dash in quotes: "- …"',
]
