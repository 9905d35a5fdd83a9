import { defineRule } from "../rule"

/** Curly quotation marks in place of straight ones. */
export const curlyQuotes = defineRule({
  id: "curly-quotes",
  title: "Curly quotation marks around a value",
  about:
    "Values are put in straight quotation marks. Curly ones are shown to visitors, and a comma between them divides a list.",
  examples: {
    in: "fields",
    wrong: ["feedback[0].value: “4.8”", "tags: [“Wet hands, on a mouse”]", "country: ‘Portugal’"],
    right: ['feedback[0].value: "4.8"', "country: The “west” coast", 'country: "“Portugal”"'],
  },
})

/** A text that starts with a curly quotation mark and was meant to be in quotes. */
export const isInCurlyQuotes = (text: string) =>
  /^[“”„«»‘’‚][^“”„«»‘’‚]*$|^[“”„«»‘’‚][^“”„«»]*[“”„«»‘’]$/.test(text)

export const curlyQuotesProblem = (text: string) => ({
  message: "these are curly quotation marks",
  fix: /[“”„«»‘’]$/.test(text)
    ? `Write straight ones: "${text.slice(1, -1)}"`
    : 'Write straight ones around the whole text: "…"',
})
