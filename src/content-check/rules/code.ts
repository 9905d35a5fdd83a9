import { defineRule } from "../rule"

export const braceFix = "Write `{` and `}` in backticks, or leave them out"

/** Imports, exports, expressions, and attributes whose value is not literal. */
export const code = defineRule({
  id: "code",
  about: "Documents cannot run code. Values in sections are texts, numbers, true, false, or lists of these.",
  examples: { in: "body", wrong: ['import a from "./a"', "It is {7 + 7}."], right: ["It is `{14}`."] },
  node({ node }) {
    if (node.type === "mdxjsEsm")
      return ["documents cannot import or export", "Remove the line; sections need no import"]
    if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return undefined
    return /^\s*\/\*/.test(node.value)
      ? ["comments are not possible here", "Remove it"]
      : ["braces hold code, and documents cannot run code", braceFix]
  },
})
