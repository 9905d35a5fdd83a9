import { defineRule } from "../rule"

/** Elements and attributes that are not written to their end. Found by the parser. */
export const unclosedElement = defineRule({
  id: "unclosed-element",
  title: "An element is not closed",
  about:
    "Sections end with a slash: <Results />. The values of their attributes are in straight quotation marks.",
  examples: {
    in: "body",
    wrong: ["<Results>", "</Results>", '<CallToAction heading="Next />', "<CallToAction heading=Next />"],
    right: ['<CallToAction heading="Next" />'],
  },
})
