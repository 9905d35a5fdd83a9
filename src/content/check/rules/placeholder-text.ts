import { formatDay } from "../../../util/day"
import { sentence, wording } from "../../model/wording"
import type { CheckedEntry, Placeholder } from "../checked-site"
import type { Report } from "../diagnostic"
import { positionsIn } from "../position"
import { defineRule } from "../rule"

/** Placeholders of the example that a document started as. */
export const placeholderText = defineRule({
  id: "placeholder-text",
  about:
    "Replace texts and pictures of examples before they are published: those of `npm run new`, and those of elements from the studio’s menu. Remove the comment `# Example: …` above a value that is right.",
  examples: {
    in: "fields",
    wrong: ["desc: TODO What it is about", "country: TBD"],
    right: ["tags: [Web]"],
  },
})

/** Report the placeholders of a document that is published: an error, and a warning until its day comes. */
export const reportPlaceholders = (
  {
    file,
    published,
    publishDay,
    document,
  }: Pick<CheckedEntry, "file" | "published" | "publishDay" | "document">,
  placeholders: readonly Placeholder[],
  report: Report,
) => {
  if (!(published || publishDay)) return
  const fix = publishDay
    ? `Write your own before ${formatDay(publishDay)}, when the document is published`
    : sentence`Write your own${document ? sentence`, or keep the document a draft${wording(" (draft: true)", "")}` : ""}`
  const later = publishDay ? "warning" : undefined
  for (const { problem, fix: own = fix, replacement, severity = later, ...place } of placeholders)
    report(placeholderText, { ...place, file }, problem, own, replacement, severity)
}

/** Before a placeholder: what starts a line, a heading, an entry or a value, a quote, bracket or table border. */
const start = /^[ \t>]*(?:(?:#{2,6}|[-*]|\d+\.) )?(?:[\w-]+: *)?["']?|["'[|] */

/** Before one that is a field in braces. */
const inBraces = /^ *- \{.*[{,] *[\w-]+: */

// What is before it is looked at last: otherwise each character of a long line is a place to start.
const placeholder = new RegExp(
  `TODO (?<=(?:${inBraces.source}|${start.source})TODO )(?:(?!, [\\w-]+: | \\}$)[^"|\\]\\n\\r])+`,
  "gm",
)

/** Find the placeholders in a document. */
export const placeholdersIn = (document: string): Placeholder[] => {
  const positionAt = positionsIn(document)
  const found = (pattern: RegExp) =>
    [...document.matchAll(pattern)].map(({ 0: shown, index }) => ({
      start: positionAt(index),
      problem: `"${firstWords(shown)}" is placeholder text`,
    }))
  const unsure = found(unfinished).map((one) => ({ ...one, severity: "warning" as const }))
  return [...found(placeholder), ...unsure]
}

const words = "todo|tbd|tba|fixme|lorem ipsum"

/** What editors write where a text is missing: as a whole line or value, or before a colon. */
const unfinished = new RegExp(
  `(?:${words})(?<=(?:${inBraces.source}|${start.source})(?:${words}))(?=:|[.!…]*["'|\\]}]?\\s*$)|lorem ipsum dolor`,
  "gim",
)

const firstWords = (text: string) => (text.length > 50 ? `${text.slice(0, 48).replace(/ \S*$/, "")} …` : text)
