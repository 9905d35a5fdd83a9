import { formatDay } from "../../lib/format-day"
import type { Report } from "../diagnostic"
import { positionsIn } from "../position"
import { defineRule } from "../rule"
import type { Placeholder, Source } from "../site"

/** Placeholders of the example that a document started as. */
export const placeholderText = defineRule({
  id: "placeholder-text",
  about: "Replace the placeholder texts and figures of `npm run new` before a document is published.",
  examples: { in: "fields", wrong: ["desc: TODO What it is about"], right: ["tags: [Web]"] },
})

/** Report the placeholders of a document that is published: an error, and a warning until its day comes. */
export const reportPlaceholders = ({ file, published, publishDay, document }: Source, report: Report) => {
  if (!document || !(published || publishDay)) return
  const rule = publishDay ? ({ ...placeholderText, severity: "warning" } as const) : placeholderText
  const fix = publishDay
    ? `Write your own before ${formatDay(publishDay)}, when the document is published`
    : "Write your own, or keep the document a draft (draft: true)"
  for (const { start, problem } of document.placeholders) report(rule, { file, start }, problem, fix)
}

/** A field in braces. */
const inBraces = /(?<=^ *- \{.*[{,] *[\w-]+: *)/

/**
 * At the start of a line, a heading, an entry or a value, or after a quote, bracket or table border; not in a comment.
 */
const start = /^[ \t>]*(?:#{2,6} |[-*] |\d+\. )?(?:[\w-]+: *)?["']?|["'[|] */

const placeholder = new RegExp(
  `(?:${inBraces.source}|${start.source})(TODO (?:(?!, [\\w-]+: | \\}$)[^"|\\]\\n\\r])+)`,
  "gm",
)

/** Find the placeholders in a document. */
export const placeholdersIn = (document: string): Placeholder[] => {
  const positionAt = positionsIn(document)
  return [...document.matchAll(placeholder)].map(({ 0: found, 1: shown = "", index }) => ({
    start: positionAt(index + found.length - shown.length),
    problem: `"${firstWords(shown)}" is placeholder text`,
  }))
}

const firstWords = (text: string) => (text.length > 50 ? `${text.slice(0, 48).replace(/ \S*$/, "")} …` : text)
