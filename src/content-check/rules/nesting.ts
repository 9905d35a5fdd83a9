import type { Report } from "../diagnostic"
import { positionAt } from "../position"
import { defineRule } from "../rule"

const maximum = 12

/** Brackets, addresses and elements that are open at once. */
const maximumOpen = 100

/** Quotations, lists, brackets and elements within each other, which would keep the parser busy for minutes. */
export const nesting = defineRule({
  id: "nesting",
  about: `Quotations and lists can be in each other ${maximum} levels deep, brackets and elements ${maximumOpen}.`,
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
  for (const open of [/\[[^[\]]*/, /\]\([^()]*/, /<[A-Za-z][^<>/]*>[^<]*/]) {
    const found = new RegExp(`(?:${open.source}){${maximumOpen + 1}}`).exec(source)
    if (!found) continue
    const message = `more than ${maximumOpen} brackets or elements are open here`
    report(nesting, { start: positionAt(source, found.index) }, message, "Close them, or remove them")
    return true
  }
  return false
}
