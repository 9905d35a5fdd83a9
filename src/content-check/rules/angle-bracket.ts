import { defineRule } from "../rule"

/** `<` before something that is no element. Found by the parser. */
export const angleBracket = defineRule({
  id: "angle-bracket",
  title: "A < that starts no element",
  about:
    "The sign < starts an element, such as <Results />. As a sign, it is written in backticks or in words.",
  examples: {
    in: "body",
    wrong: ["Fewer than <5% stayed.", "See <https://example.com/>."],
    right: ["Fewer than `<5%` stayed.", "It is 5 < 7.", "See [there](https://example.com/)."],
  },
})
