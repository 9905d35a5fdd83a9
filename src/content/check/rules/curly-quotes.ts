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

export const curlyQuotesMessage = "these are curly quotation marks"

/** The problem of a text in curly quotation marks that should be straight ones. */
export const curlyQuotesProblem = (text: string): Problem | undefined =>
  /^[“”„«»‘’‚][^“”„«»‘’‚]*$|^[“”„«»‘’‚][^“”„«»]*[“”„«»‘’]$/.test(text)
    ? [
        curlyQuotesMessage,
        /[“”„«»‘’]$/.test(text)
          ? `Write straight ones: "${text.slice(1, -1)}"`
          : 'Write straight ones around the whole text: "…"',
      ]
    : undefined
