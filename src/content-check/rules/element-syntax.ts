import { defineRule } from "../rule"

/** Elements that do not end, and `<` before something else. Found by the parser. */
export const elementSyntax = defineRule({
  id: "element-syntax",
  about:
    'Sections end with a slash, and values have straight quotation marks: `<Faq heading="Costs" />`. The sign `<` alone is written in backticks or in words.',
  examples: {
    in: "body",
    wrong: [
      "<Results>",
      '<CallToAction heading="Next />',
      "Fewer than <5% stayed.",
      "See <https://example.com/>.",
    ],
    right: ['<CallToAction heading="Next" />', "Fewer than `<5%` stayed.", "It is 5 < 7."],
  },
})
