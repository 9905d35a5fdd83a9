import { excessIn, parserLimits } from "../body/parser-limits"
import type { Report } from "../diagnostic"
import { positionAt } from "../position"
import { defineRule } from "../rule"

const number = (limit: number) => limit.toLocaleString("en-GB")

const { characters, levels, lines, marks, open } = parserLimits

/** Quotations, lists, brackets and elements that are nested so deeply that parsing would take minutes. */
export const nesting = defineRule({
  id: "nesting",
  about: `Quotations and lists can be nested ${levels} levels deep, brackets and elements ${open}. A text has at most ${number(characters)} characters and ${number(lines)} lines, a paragraph ${number(marks)} marks. Code does not count.`,
  examples: {
    in: "body",
    wrong: [`${"> ".repeat(13)}a`, `a\n\n${" ".repeat(50)}- a`],
    right: ["> - a", "`<a>` ".repeat(101), `\`\`\`\n${"Array<string>\n".repeat(101)}\`\`\``],
  },
})

/** Report what would keep the parser busy. Return whether there is something: the text must not be parsed then. */
export const isNestedTooDeeply = (source: string, report: Report): boolean => {
  const found = excessIn(source)
  if (found) report(nesting, { start: positionAt(source, found.index) }, ...found.problem)
  return found !== undefined
}
