import { defineRule } from "../rule"

/** Lines that cannot be read as fields. Found by the parser. */
export const fieldSyntax = defineRule({
  id: "field-syntax",
  about:
    "A field is a name, a colon, a space and a value. A list on one line is between [ and ], a group between { and }, with commas.",
  examples: {
    in: "fields",
    wrong: ["country: Portugal\ncity", "tags: [Web, Finance", "tags: [Web]]"],
    right: ["tags: [Web, Finance]"],
  },
})
