import type { Problem } from "./problem"
import { positionAt } from "./text-position"

/** A text of the example that a document began as. */
export interface ExampleText {
  line: number
  column: number
  text: string
}

/** At the start of a line, a heading, an entry or a value, or after a quote, bracket or table border; not in a comment. */
const placeholder = /(?:^[ \t>]*(?:#{2,6} |[-*] |\d+\. )?(?:[\w-]+: *)?["']?|["'[|] *)(TODO [^"|\]\n\r]+)/gm

/** Find the placeholders of the collection's example (`npm run new` writes it) in a whole document. */
export const exampleTextIn = (document: string): ExampleText[] => {
  // A byte-order mark is no character of the first line.
  const seen = document.replace(/^\uFEFF/, "")
  return [...seen.matchAll(placeholder)].map(({ 0: found, 1: text = "", index }) => ({
    ...positionAt(seen, index + found.length - text.length),
    text,
  }))
}

/** What to say of them in a document that is published. */
export const exampleProblems = (file: string, found: readonly ExampleText[]): Problem[] =>
  found.map(({ line, column, text }) => ({
    file,
    line,
    column,
    field: "",
    message: `"${shortened(text)}" is the example's text. Write your own, or keep the document a draft (draft: true)`,
  }))

/** At most as long as a message can bear, and whole words of it. */
const shortened = (text: string) => (text.length > 50 ? `${text.slice(0, 48).replace(/ \S*$/, "")} …` : text)
