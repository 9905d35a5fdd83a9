import type { Report } from "../diagnostic"
import { positionAt } from "../position"
import { defineRule, type Problem } from "../rule"

const maximum = 12

/** Brackets, addresses and elements that are open at once. */
const maximumOpen = 100

/** Marks of bold text, code and the like in one paragraph. */
const maximumMarks = 5000

/** Quotations, lists, brackets and elements that are nested so deeply that parsing would take minutes. */
export const nesting = defineRule({
  id: "nesting",
  about: `Quotations and lists can be nested ${maximum} levels deep, brackets and elements ${maximumOpen}.`,
  examples: { in: "body", wrong: [`${"> ".repeat(13)}a`], right: ["> - a"] },
})

/** Report what would keep the parser busy. Return whether there is something: the text must not be parsed then. */
export const isNestedTooDeeply = (source: string, report: Report): boolean => {
  const found = deepLine(source) ?? openCallOuts(source) ?? openMarks(source) ?? manyMarks(source)
  if (!found) return false
  report(nesting, { start: positionAt(source, found.index) }, ...found.problem)
  return true
}

interface Found {
  index: number
  problem: Problem
}

function deepLine(source: string): Found | undefined {
  const marks = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/gm
  for (const { 0: line, index } of source.matchAll(marks)) {
    const levels = line.match(/>|[-*+]|\d+/g)?.length ?? 0
    if (levels <= maximum) continue
    const message = `quotations or lists are nested ${levels} levels deep`
    return { index, problem: [message, `Use at most ${maximum} levels`] }
  }
  return undefined
}

/** Lines `:::note` without as many lines `:::`. */
function openCallOuts(source: string): Found | undefined {
  let open = 0
  for (const { 0: line, index } of source.matchAll(/^[ \t>]*:{3,}[^\S\n]*\w?/gm)) {
    open = Math.max(0, open + (/\w$/.test(line) ? 1 : -1))
    if (open > maximumOpen) return { index, problem: tooManyOpen("call-outs") }
  }
  return undefined
}

function openMarks(source: string): Found | undefined {
  for (const open of [/\[[^[\]]*/, /\]\([^()]*/, /<[A-Za-z][^<>/]*>[^<]*/]) {
    const found = new RegExp(`(?:${open.source}){${maximumOpen + 1}}`).exec(source)
    if (found) return { index: found.index, problem: tooManyOpen("brackets or elements") }
  }
  return undefined
}

const tooManyOpen = (what: string): Problem => [
  `more than ${maximumOpen} ${what} are open here`,
  "Close them, or remove them",
]

function manyMarks(source: string): Found | undefined {
  for (const { 0: paragraph, index } of source.matchAll(/(?:.+\n?)+/g)) {
    const count = paragraph.match(/\*+|_+|~+|`+/g)?.length ?? 0
    if (count <= maximumMarks) continue
    const message = `there are ${count.toLocaleString("en-GB")} marks such as * and \` in one paragraph`
    return { index, problem: [message, "Split it with blank lines, or remove marks"] }
  }
  return undefined
}
