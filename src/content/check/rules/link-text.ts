import type { Nodes } from "mdast"
import { textOf } from "../../compile/titles"
import { at, nameOf, nodesOf } from "../body/body"
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
  body(body, report) {
    for (const { node } of nodesOf(body, "link", "linkReference")) {
      const text = textOf(node).trim()
      const place = at(node, nameOf(node, body.text))
      const fix = "Write where it leads: [what we do](/services/)"
      if (!text && !node.children.some(isShown))
        report(linkText, place, "this link has no words, so it is not shown", "Write some between [ and ]")
      else if (vague.test(text))
        report(
          { ...linkText, severity: "warning" },
          place,
          `"${text}" does not say where the link leads`,
          fix,
        )
    }
  },
})

const isShown = ({ type }: Nodes) => type !== "text" && type !== "mdxTextExpression"

const vague =
  /^(?:(?:please )?click(?: here)?|here|this|(?:this )?link|(?:read|learn|see) more|more)[.:!…»→> ]*$/i
