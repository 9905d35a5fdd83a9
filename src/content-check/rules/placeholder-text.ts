import { positionAt } from "../position"
import { defineRule, type Problem } from "../rule"
import type { Placeholder } from "../site"

/** Placeholders of the example that a document started as. */
export const placeholderText = defineRule({
  id: "placeholder-text",
  about: "Texts and figures of `npm run new` are replaced before a document is published.",
  examples: { in: "fields", wrong: ["desc: TODO What it is about"], right: ["tags: [Web]"] },
})

/** @param text of the placeholder */
export const placeholderProblem = (text: string): Problem => [
  `"${text.length > 50 ? `${text.slice(0, 48).replace(/ \S*$/, "")} …` : text}" is a text of the example`,
  "Write your own, or keep the document a draft (draft: true)",
]

/** A field in braces. */
const inBraces = /(?<=^ *- \{.*[{,] *[\w-]+: *)/

/** At the start of a line, a heading, an entry or a value, or after a quote, bracket or table border; not in a comment. */
const start = /^[ \t>]*(?:#{2,6} |[-*] |\d+\. )?(?:[\w-]+: *)?["']?|["'[|] */

const placeholder = new RegExp(
  `(?:${inBraces.source}|${start.source})(TODO (?:(?!, [\\w-]+: | \\}$)[^"|\\]\\n\\r])+)`,
  "gm",
)

/** Find the placeholders in a document. */
export const placeholdersIn = (document: string): Placeholder[] => {
  const text = document.replace(/^\uFEFF/, "")
  return [...text.matchAll(placeholder)].map(({ 0: found, 1: shown = "", index }) => ({
    start: positionAt(text, index + found.length - shown.length),
    text: shown,
  }))
}
