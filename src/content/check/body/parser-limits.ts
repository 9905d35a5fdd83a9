import type { Problem } from "../rule"
import { withoutCode } from "./without-code"

export const parserLimits = {
  characters: 500_000,
  lines: 10_000,
  /** Quotations and lists in each other. */
  levels: 12,
  /** Brackets, addresses, elements and call-outs that are open at once. */
  open: 100,
  /** Marks of bold text, links and elements in a paragraph, a cell or an entry without other text. */
  marks: 2000,
  /** Marks and borders of tables in a whole text. */
  allMarks: 40_000,
}

/** What would keep a parser busy for seconds, and where it is. */
interface Excess {
  index: number
  problem: Problem
}

/**
 * Find what would keep the parser of a body busy for seconds: it needs time that grows with the square of some marks,
 * whether they are meant or not. Code does not count. The limits are far beyond what a page can have.
 */
export const excessIn = (source: string): Excess | undefined => {
  const { characters } = parserLimits
  if (source.length > characters) return { index: characters, problem: tooMany(characters, "characters") }
  const text = withoutCode(source)
  return (
    deepLine(text) ??
    openCallOuts(text) ??
    tooMuchIn(text) ??
    openMarks(text, [/<[A-Za-z][^<>/]*>[^<]*/]) ??
    inParagraphs(text)
  )
}

/** Braces that are neither a comment, nor a value of the site, nor that of an attribute. */
const codeInBraces = /(?<!=)\{(?!\/\*[^{}]*\*\/\}|\s*site\.\w+\s*\})|=\{(?![^{}]*\})/g

/** What a whole text can have. */
const totals: [mark: RegExp, maximum: number, what: string, fix?: string][] = [
  [/^.*\S/gm, parserLimits.lines, "lines"],
  [/[*_~`[\]<{]+|\|/g, parserLimits.allMarks, "marks such as * and |"],
  [/^(?=.*\S).*\n[ \t>]*(?:=+|-+)[ \t]*$/gm, 300, "underlined headings", "Write ## instead"],
  [/^[ \t>]*\[\^[^\]\n]+\]:/gm, 2000, "footnotes"],
  [codeInBraces, 100, "braces", "Remove them, or put them in backticks"],
]

function tooMuchIn(text: string): Excess | undefined {
  for (const [mark, maximum, what, fix] of totals) {
    let count = 0
    for (const { index } of text.matchAll(mark)) {
      count += 1
      if (count > maximum) return { index, problem: tooMany(maximum, what, fix) }
    }
  }
  return undefined
}

const tooMany = (maximum: number, what: string, fix = "Divide it into two"): Problem => [
  `there are more than ${maximum.toLocaleString("en-GB")} ${what} in this text`,
  fix,
]

function deepLine(text: string): Excess | undefined {
  const { levels: maximum } = parserLimits
  const marks = /^(?:[ \t]*(?:>|[-*+](?=[ \t\n])|\d{1,9}[.)](?=[ \t\n])|\[\^[^\]\n]+\]:))+/gm
  for (const { 0: line, index } of text.matchAll(marks)) {
    const levels = line.match(/>|[-*+]|\d+[.)]|\[\^/g)?.length ?? 0
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll("\t", "    ").length ?? 0
    if (levels <= maximum && indent <= maximum * 4) continue
    const message =
      levels > maximum
        ? `quotations or lists are nested ${levels} levels deep`
        : `this line is indented by ${indent} spaces`
    return { index, problem: [message, `Use at most ${maximum} levels`] }
  }
  return undefined
}

/** Lines `:::note` without as many lines `:::`. */
function openCallOuts(text: string): Excess | undefined {
  let open = 0
  for (const { 0: line, index } of text.matchAll(/^[ \t>]*:{3,}[^\S\n]*\w?/gm)) {
    open = Math.max(0, open + (/\w$/.test(line) ? 1 : -1))
    if (open > parserLimits.open) return { index, problem: tooManyOpen("call-outs") }
  }
  return undefined
}

function openMarks(text: string, marks: RegExp[]): Excess | undefined {
  for (const open of marks) {
    const found = new RegExp(`(?:${open.source}){${parserLimits.open + 1}}`).exec(text)
    if (found) return { index: found.index, problem: tooManyOpen("brackets or elements") }
  }
  return undefined
}

const tooManyOpen = (what: string): Problem => [
  `more than ${parserLimits.open} ${what} are open here`,
  "Close them, or remove them",
]

/** Steps of the parser that take about a second: from each mark it looks for another one. */
const maximumSteps = 5_000_000

function inParagraphs(text: string): Excess | undefined {
  for (const { paragraph, index } of paragraphsOf(text)) {
    const marks = paragraph.match(/\*+|_+|~+|`+|[[\]<{]/g)?.length ?? 0
    const isCode = /^(?:import|export)\b(?:.*\n){100}/.test(paragraph)
    if (isCode || marks * paragraph.length > maximumSteps) {
      const message = `there are ${marks.toLocaleString("en-GB")} marks such as * and \` in one paragraph`
      return { index, problem: [message, "Split it with blank lines, or remove marks"] }
    }
    if (stepsInBrackets(paragraph) > maximumBracketSteps)
      return { index: index + paragraph.indexOf("["), problem: tooLongInBrackets }
    const open = openMarks(paragraph, [/\[[^[\]]*/, /\]\([^()]*/, openEmphasis])
    if (open) return { ...open, index: index + open.index }
  }
  return undefined
}

/** Steps of the parser that take about a second: in a bracket it looks back to its start at every word. */
const maximumBracketSteps = 50_000_000

const tooLongInBrackets: Problem = [
  "the text between these brackets is very long",
  "Shorten it, or write ] after it",
]

function stepsInBrackets(paragraph: string): number {
  let [steps, open, start] = [0, 0, 0]
  for (const { 0: bracket, index } of paragraph.matchAll(/[[\]]|$/g)) {
    if (open > 0 && (open === 1 || bracket === "")) steps += bracket === "[" ? 0 : (index - start) ** 2
    if (open === 0) start = index
    open = Math.max(0, open + (bracket === "[" ? 1 : -1))
  }
  return steps
}

/** The mark before a text, with no mark after it. */
const openEmphasis = /(?<!\S)[*_~]+(?=[^\s*_~])[^*_~]*/

/** Starts a block of its own: an entry of a list, a heading, the address of a link. */
const blockStart = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]|\[[^\]]+\]:)/

/** Parts of a text whose marks can belong together. The rows of a table are parts of their own. */
function* paragraphsOf(text: string) {
  let [paragraph, index, at, isTable] = ["", 0, 0, false]
  for (const line of text.split(/(?<=\n)/)) {
    const isBlank = !/[^\s>]/.test(line)
    if (paragraph && (isBlank || isTable || blockStart.test(line))) {
      yield { paragraph, index }
      paragraph = ""
    }
    if (!paragraph) index = at
    isTable = !isBlank && (isTable || /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|[-:| \t]*$/.test(line.trimEnd()))
    if (!isBlank) paragraph += line
    at += line.length
  }
  if (paragraph) yield { paragraph, index }
}
