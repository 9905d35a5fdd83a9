import { literalProps } from "../../mdx/literal-props"
import { at, elementsOf, nodesOf } from "../body/body"
import { defineRule } from "../rule"

export const braceFix = "Write `{` and `}` in backticks, or leave them out"

/** Imports, exports, expressions, and attributes whose value is not literal. */
export const code = defineRule({
  id: "code",
  title: "Code in a text",
  about:
    "Documents cannot run code: no imports, no exports, nothing in braces. Attributes take texts, numbers, true, false and lists of these.",
  examples: {
    in: "body",
    wrong: [
      'import Chart from "./chart"',
      "It has {7 + 7} people.",
      "<CallToAction {...props} />",
      "{/* to do */}",
    ],
    right: ["It has `{14}` people.", '<CallToAction heading={"Who is next?"} />'],
  },
  body(body, report) {
    for (const { node } of nodesOf(body, "mdxjsEsm")) {
      const [word = ""] = node.value.trimStart().split(/\s/)
      report(
        code,
        at(node, word),
        "documents cannot import or export",
        "Remove the line; sections need no import",
      )
    }
    for (const { node } of nodesOf(body, "mdxFlowExpression", "mdxTextExpression"))
      if (/^\s*\/\*/.test(node.value))
        report(code, at(node, "{…}"), "comments are not possible here", "Remove it")
      else report(code, at(node, "{…}"), "braces hold code, and documents cannot run code", braceFix)
    for (const { node } of elementsOf(body)) {
      if (!body.sections.includes(node.name ?? "")) continue
      for (const attribute of literalProps(node).code) {
        const place = at(attribute, `<${node.name}>`)
        if (attribute.type === "mdxJsxExpressionAttribute")
          report(code, place, "braces with dots hold code", 'Write each attribute out: name="value"')
        else {
          const fix = "Write a text in quotes, a number, true or false, or a list of these"
          report(code, place, `the value of ${attribute.name} is code`, fix)
        }
      }
    }
  },
})
