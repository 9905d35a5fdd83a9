import { defineRule, type Problem } from "../rule"

/** Curly quotation marks in place of straight ones. */
export const curlyQuotes = defineRule({
  id: "curly-quotes",
  about:
    "Values are in straight quotation marks. Curly ones are shown, and a comma between them divides a list.",
  examples: {
    in: "fields",
    wrong: ["country: “Portugal”", "tags: [“Wet hands, on a mouse”]", "country: ‘Portugal’"],
    right: ["country: The “west” coast", 'country: "“Portugal”"'],
  },
})

/** A text that starts with a curly quotation mark and was meant to be in quotes. */
export const isInCurlyQuotes = (text: string) =>
  /^[“”„«»‘’‚][^“”„«»‘’‚]*$|^[“”„«»‘’‚][^“”„«»]*[“”„«»‘’]$/.test(text)

/** @param text with curly quotation marks where straight ones belong */
export const curlyQuotesProblem = (text: string): Problem => [
  "these are curly quotation marks",
  /[“”„«»‘’]$/.test(text)
    ? `Write straight ones: "${text.slice(1, -1)}"`
    : 'Write straight ones around the whole text: "…"',
]
