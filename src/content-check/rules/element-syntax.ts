import { defineRule } from "../rule"

/** Elements that do not end, and `<` before something else. Found by the parser. */
export const elementSyntax = defineRule({
  id: "element-syntax",
  about: "Sections end with a slash: `<Results />`. The sign `<` alone is in backticks, or in words.",
  examples: { in: "body", wrong: ["<Results>", "Fewer than <5%."], right: ["Fewer than `<5%`."] },
})
