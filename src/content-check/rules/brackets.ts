import { defineRule } from "../rule"

/** Brackets and commas of lists and groups on one line. */
export const brackets = defineRule({
  id: "brackets",
  title: "A bracket or a comma is missing",
  about:
    "A list on one line stands between [ and ], a group of fields between { and }, with commas between the entries.",
  examples: {
    in: "fields",
    wrong: ["tags: [Web, Finance", "tags: [Web]]"],
    right: ["tags: [Web, Finance]"],
  },
})
