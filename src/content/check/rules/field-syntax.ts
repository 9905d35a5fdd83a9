import { defineRule, type Problem } from "../rule"

/** Lines that cannot be read as fields. Found by the parser. */
export const fieldSyntax = defineRule({
  id: "field-syntax",
  about: "A field is a name, a colon, a space and a value. Lists and groups on one line are in brackets.",
  examples: {
    in: "fields",
    wrong: [
      "tags: [Web, Finance",
      "tags: [Web]]",
      "tags\n  - Web",
      "? { a: b }\n: c",
      "<<: { draft: false }",
      "country: - Portugal",
    ],
    right: ["tags: [Web, Finance]"],
  },
})

export const notAField: Problem = ["this line is not a field", "Write a name, a colon, a space and the value"]

/** A name that is a list or a group: `? [a, b]`. */
export const complexKey: Problem = [
  "the name of this field is not a word",
  "Write a name, a colon, a space and the value",
]

/** `<<: *name`, which takes the fields of another group. */
export const mergeKey: Problem = ["<< takes fields from elsewhere", "Write the fields themselves here"]

export const listOnFieldLine: Problem = [
  "a list starts on the line of its name",
  'Start it on the next line; put a text that starts with a dash in quotes: "- …"',
]

export const missingComma: Problem = [
  "a comma is missing here",
  "Write it; put a text with a colon in quotes",
]

export const earlyEnd: Problem = ["three dashes end the file here", "Remove the line"]
