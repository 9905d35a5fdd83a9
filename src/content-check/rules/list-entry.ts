import { defineRule } from "../rule"

/** Entries of lists in the fields. */
export const listEntry = defineRule({
  id: "list-entry",
  title: "An entry of a list is written wrongly",
  about:
    "A list starts below the name of its field. Each entry is a line with a dash and a space, all dashes in one column.",
  examples: {
    in: "fields",
    wrong: ["tags:\n  -Web", "tags:\n  - Web\n  * Finance", "country: - Portugal"],
    right: ["tags:\n  - Web\n  - Finance", "tags: # two\n  - Web", "tags: [Web, Finance]"],
  },
})
