import type { Root } from "mdast"
import { unifyNotations } from "../../mdx/notations"
import { parseMdx } from "../../mdx/parse-mdx"
import type { Position, Report } from "../diagnostic"
import { offsetsIn } from "../position"
import { explainSyntaxError } from "./explain-syntax-error"

interface ParsedBody {
  /** What was parsed: the source with spaces in place of what could not be. */
  text: string
  /** Null if it could not be parsed at all. */
  root: Root | null
  /** Whether something was left out. */
  isRepaired: boolean
}

/** More errors are not worth listing: the text is not MDX. Each costs another parse, which is slow for a long text. */
const maximumErrors = ({ length }: string) => Math.min(25, Math.ceil(1_000_000 / length))

/**
 * Parse a body. The parser stops at the first error: it is replaced by spaces and the text parsed again, so that one
 * error does not hide the others.
 */
export const parseLeniently = async (source: string, report: Report): Promise<ParsedBody> => {
  let text = source
  const maximum = maximumErrors(source)
  for (let errors = 0; errors < maximum; errors += 1) {
    try {
      return { root: unifyNotations(await parseMdx(text), text), text, isRepaired: errors > 0 }
    } catch (error) {
      const found = explainSyntaxError(error, text)
      if (!found) throw error
      const [rule, message, fix, start] = found
      report(rule, { start }, message, fix)
      const rest = without(text, start, String((error as { reason?: unknown }).reason ?? ""))
      if (rest === text) break
      text = rest
    }
  }
  return { root: null, text, isRepaired: true }
}

/** The text with spaces in place of the error; every other character keeps its place. */
function without(text: string, position: Position, reason: string): string {
  const offsetOf = offsetsIn(text)
  const start = offsetOf(position)
  // The opening tag goes with a closing tag that does not fit, or it would be reported as well.
  const opening = /corresponding closing tag for `<[^`]*>` \((\d+):(\d+)-(\d+):(\d+)\)/.exec(reason)
  if (opening) {
    const [line = 1, column = 1, endLine = 1, endColumn = 1] = opening.slice(1).map(Number)
    const from = offsetOf({ line, column })
    const end = offsetOf({ line: endLine, column: endColumn })
    return blank(blank(text, from, end), start, start + tagLength(text, start))
  }
  const inTag =
    /["']/.test(text[start] ?? "") || /before attribute value|in attribute|after attribute/.test(reason)
  const tag = inTag ? text.lastIndexOf("<", start) : start
  const from = tag < 0 ? start : tag
  return blank(text, from, from + errorLength(text, from))
}

/** How many characters from here belong to the error. */
function errorLength(text: string, start: number): number {
  const rest = text.slice(start)
  if (rest.startsWith("<!--")) {
    const end = rest.indexOf("-->")
    return end < 0 ? 4 : end + 3
  }
  // A line of code ends its paragraph.
  if (/^(?:import|export)\b/.test(rest)) return /\r?\n[ \t]*\r?\n|$/.exec(rest)?.index ?? 0
  if (rest.startsWith("<")) return tagLength(text, start)
  if (rest.startsWith("{")) {
    const end = /\}|\r?\n[ \t]*\r?\n|$/.exec(rest)
    return end?.[0] === "}" ? end.index + 1 : 1
  }
  return 1
}

const tagLength = (text: string, start: number) => /^<\/?[^<>\r\n]*>/.exec(text.slice(start))?.[0].length ?? 1

const blank = (text: string, from: number, to: number) =>
  text.slice(0, from) + text.slice(from, to).replace(/[^\r\n]/g, " ") + text.slice(to)
