import type { Nodes } from "mdast"
import { textOf } from "../../compile/titles"
import { defineRule } from "../rule"

/** Links without words, or with words that do not say where they lead. */
export const linkText = defineRule({
  id: "link-text",
  about: "The words of a link say where it leads, also to people who only hear the links of a page.",
  examples: {
    in: "body",
    wrong: ["See [](/services/).", "See [ ](/services/).", "[Click here](/services/) for more."],
    right: ["[Here is what we do](/services/).", "[More tea](/services/)"],
  },
  node({ node }) {
    if (node.type !== "link" && node.type !== "linkReference") return undefined
    const text = textOf(node).trim()
    if (!text && !node.children.some(isShown))
      return ["this link has no words, so it is not shown", "Write some between [ and ]"]
    const message = `"${text}" does not say where the link leads`
    return vague.has(text.toLowerCase().replace(/[.:!…»→> ]*$/, ""))
      ? [message, "Write where it leads: [what we do](/services/)", undefined, "warning"]
      : undefined
  },
})

const isShown = ({ type }: Nodes) => type !== "text" && type !== "mdxTextExpression"

const vague = new Set([
  ...["click", "click here", "please click", "please click here", "here", "this", "link", "this link"],
  ...["more", "read more", "learn more", "see more"],
])
