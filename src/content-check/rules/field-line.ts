import { defineRule } from "../rule"

/** Lines that cannot be read as a field. */
export const fieldLine = defineRule({
  id: "field-line",
  title: "A line is not a field",
  about: "Each field is a name, a colon, a space and a value.",
  examples: { in: "fields", wrong: ["country: Portugal\ncity"], right: ["country: Portugal"] },
})
