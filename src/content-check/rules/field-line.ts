import { defineRule } from "../rule"

/** Lines that cannot be read as a field. */
export const fieldLine = defineRule({
  id: "field-line",
  title: "A line is not a field",
  about: "Each field is a name, a colon, a space and a value.",
  examples: {
    in: "fields",
    wrong: ["country: Portugal\ncity", "? { a: b }\n: c"],
    right: ["country: Portugal"],
  },
})

/** A name that is a list or a group: `? [a, b]`. */
export const complexKey = {
  message: "the name of this field is not a word",
  fix: "Write a name, a colon, a space and the value",
}
