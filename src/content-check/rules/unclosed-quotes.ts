import { defineRule } from "../rule"

/** Quotes that are opened and not closed. */
export const unclosedQuotes = defineRule({
  id: "unclosed-quotes",
  title: "Quotes are not closed",
  about:
    "A text that starts with a quotation mark ends with the same mark. Without it, the lines below become part of it.",
  examples: {
    in: "fields",
    wrong: ['country: "Portugal', "tags: [Web, 'Finance]"],
    right: ['country: "Portugal"'],
  },
})

export const unclosedQuote = {
  message: "a quotation mark starts a text here and none ends it",
  fix: "Write one at the end of the text",
}
