import { defineRule } from "../rule"

/** Elements that do not end, and `<` before something else. Found by the parser. */
export const elementSyntax = defineRule({
  id: "element-syntax",
  about: "Sections end with a slash: `<Results />`. The sign `<` alone is in backticks, or in words.",
  examples: {
    in: "body",
    wrong: [
      "<CallToAction>",
      '<Details summary="Tea">\n\n<Steps>\n1. Pour.\n\n</Details>',
      '<Details summary="Tea">\nHot.\n</Detials>',
      '<Details summary="Tea">Hot.\n</Details>',
      "Press <kbd>Ctrl <sub>2</kbd></sub>.",
      "One<br>two.",
      "Use Vec<T> and Map<string, number> here.",
      "Write <your-name> there.",
      "Is a<b?",
      "Mail <hello@example.org>.",
      "Fewer than <5%.",
    ],
    right: ["Fewer than `<5%`.", "Is a < b?", "Use `Vec<T>`, \\<T>, or\n\n```\nVec<T>\n```", "One<br />two."],
  },
})
