import type { Report } from "../diagnostic"
import { positionAt } from "../position"
import { defineRule } from "../rule"

const maximum = 12

/** Quotations and lists within each other, which would keep the parser busy for minutes. */
export const nesting = defineRule({
  id: "nesting",
  about: `Quotations and lists can be in each other ${maximum} levels deep.`,
  examples: { in: "body", wrong: [`${"> ".repeat(13)}a`], right: ["> - a"] },
})

/** Report lines that are nested too deeply. Return whether there is one: the text must not be parsed then. */
export const isNestedTooDeeply = (source: string, report: Report): boolean => {
  const marks = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm
  for (const match of source.matchAll(marks)) {
    const levels = match[0].match(/>|[-*+]|\d+/g)?.length ?? 0
    if (levels <= maximum) continue
    const message = `there are ${levels} quotations or lists within each other`
    report(nesting, { start: positionAt(source, match.index) }, message, `Use at most ${maximum}`)
    return true
  }
  return false
}
