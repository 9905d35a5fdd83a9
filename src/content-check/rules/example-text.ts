import { positionAt } from "../position"
import { defineRule } from "../rule"
import type { Placeholder } from "../site"

/** A field with two charts of two columns; the second has the figures. */
const charts = (...figures: string[]) =>
  [
    "research:",
    ..."- header: One\n  chart: bars\n  data:\n    - { title: One, color: chart1, value: 1 }".split("\n"),
    ...["- header: Two", "  chart: columns", "  data:", ...figures.map((figure) => `    - ${figure}`)],
  ].join("\n  ")

/** Placeholders of the example that a document started as. */
export const exampleText = defineRule({
  id: "example-text",
  title: "A text of the example is left",
  about:
    "`npm run new` writes texts that start with TODO, and charts with figures. All are replaced before the document is published.",
  examples: {
    in: "fields",
    wrong: [
      "desc: TODO What it is about, in one line",
      "feedback[0].value: TODO 4.8",
      charts("{ title: Now, color: chart3, value: 14 }", "{ title: Then, color: chart2, value: 5 }"),
    ],
    right: [
      "desc: One ledger for eleven harbours",
      charts("{ title: Now, color: chart3, value: 14 }", "{ title: Then, color: chart2, value: 6 }"),
    ],
  },
  site({ sources }, report) {
    for (const { file, published, document } of sources) {
      if (!published) continue
      for (const { start, text } of document?.placeholders ?? []) {
        const shown = text.length > 50 ? `${text.slice(0, 48).replace(/ \S*$/, "")} …` : text
        const fix = "Write your own, or keep the document a draft (draft: true)"
        report(exampleText, { file, start }, `"${shown}" is a text of the example`, fix)
      }
    }
  },
})

/** At the start of a line, a heading, an entry or a value, or after a quote, bracket or table border; not in a comment. */
const placeholder = /(?:^[ \t>]*(?:#{2,6} |[-*] |\d+\. )?(?:[\w-]+: *)?["']?|["'[|] *)(TODO [^"|\]\n\r]+)/gm

/** Find the placeholders in a document. */
export const placeholdersIn = (document: string): Placeholder[] => {
  const text = document.replace(/^\uFEFF/, "")
  return [...text.matchAll(placeholder)].map(({ 0: found, 1: shown = "", index }) => ({
    start: positionAt(text, index + found.length - shown.length),
    text: shown,
  }))
}
