import type { Nodes } from "mdast"
import type { z } from "zod"
import { isComment, siteValueName } from "../../compile/resolve-nodes"
import type { ContentModel } from "../../model/content-model"
import { unwrap } from "../../model/unwrap"
import { sentence, siteFile } from "../../model/wording"
import { defineRule, type FixableProblem, type Problem } from "../rule"
import { didYouMean } from "../suggestion"

export const braceFix = "Write `{` and `}` in backticks, or leave them out"

/** Imports, exports, expressions, and attributes whose value is not literal. */
export const code = defineRule({
  id: "code",
  about:
    "Documents cannot run code. Braces contain a comment or a value of site.yaml; values in sections are texts, numbers, true, false, or lists of these.",
  examples: {
    in: "body",
    wrong: [
      'import a from "./a"',
      "It is {7 + 7}.",
      "Call {site.fone}.",
      "Call {{ site.phone }}.",
      "{% if tea %}",
      "Tea {/* open",
    ],
    right: ["It is `{14}`.", "Call {site.phone}. {/* Ask first. */}"],
  },
  node({ node, parent }, { model }) {
    if (node.type === "mdxjsEsm")
      return ["documents cannot import or export", "Remove the line; sections need no import"]
    return node.type === "mdxFlowExpression" || node.type === "mdxTextExpression"
      ? explainBraces(node.value, parent, siteValues(model))
      : undefined
  },
})

/** A tag of another program at the start of a text: `{% if %}`, `{{ site.phone }}`, `{# note #}`. */
export const foreignTag = (
  text: string,
  values: readonly string[],
): { tag: string; problem: FixableProblem } | undefined => {
  const [tag] = /^\{(?:\{+[^{}\n]*\}+|%.*?%|#.*?#)\}?/.exec(text) ?? []
  if (!tag) return undefined
  const [, value = ""] = /^\{\{\s*(?:site\.)?(\w+)\s*\}\}$/.exec(tag) ?? []
  const known = values.includes(value) ? `{site.${value}}` : undefined
  const fix = known ? `Write ${known}` : `Remove it, or write it in backticks: \`${tag}\``
  return { tag, problem: ["this tag of another program is not read here", fix, known ?? `\`${tag}\``] }
}

/** The problem of a text that begins with a comment without an end. */
export const openComment = (text: string): Problem | undefined => {
  const [start, end, brace] = /^\{\s*\/\*(?:[\s\S]*?(\*\/)(\s*\})?)?/.exec(text) ?? []
  if (!start) return undefined
  if (brace)
    return ["this comment has a blank line in it", "Remove the blank line, or write a comment for each part"]
  return ["this comment is not closed", `Write ${end ? "} after */" : "*/} after it"}`]
}

/** The names that `{site.name}` may have: the fields of site.yaml that are no lists or groups. */
export const siteValues = ({ settings: { schema } }: ContentModel): readonly string[] =>
  Object.keys(schema.shape).filter(
    (name) => !["array", "object"].includes(unwrap(schema.shape[name] as z.ZodType).inner.def.type),
  )

function explainBraces(value: string, parent: Nodes, names: readonly string[]): FixableProblem | undefined {
  if (isComment(value)) return undefined
  const foreign = foreignTag(`{${value}}`, names)
  if (foreign) return foreign.problem
  const name = siteValueName(value)
  if (name === undefined) return ["these braces contain code, which documents cannot run", braceFix]
  if (!names.includes(name))
    return [sentence`${siteFile} has no "${name}"`, didYouMean(name, names, `It has: ${names.join(", ")}`)]
  return parent.type === "heading" ? ["is not allowed in a heading", "Write it in the text"] : undefined
}
