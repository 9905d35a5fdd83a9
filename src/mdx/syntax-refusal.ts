import { shortened } from "./leftovers"
import type { Refusal } from "./refuse"

/** A parser's error, with its place where it knows one. */
interface SyntaxFault {
  name?: string
  reason?: string
  line?: number
  column?: number
  place?: Point & { start?: Point }
}

interface Point {
  line?: number
  column?: number
}

/** A parser's error in an editor's words, at the place where the mistake begins; nothing for errors of our own. */
export const syntaxRefusal = (error: unknown, source: string): Refusal | undefined => {
  const { name, reason, line, column, place } = error as SyntaxFault
  if (name === "RangeError")
    return {
      line: 1,
      column: 1,
      field: "body",
      message: "too many marks within each other. Write it plainer",
    }
  if (!reason) return undefined
  const start = place?.start ?? place
  const noticed = { line: start?.line ?? line ?? 1, column: start?.column ?? column ?? 1 }
  const lines = source.split(/\r?\n/)
  const told = (message: string, at: Point = noticed): Refusal => ({
    line: at.line ?? 1,
    column: at.column ?? 1,
    field: "body",
    message,
  })

  if (/import\/exports/.test(reason))
    return told(
      'a line that starts with "import" or "export" is read as code. Begin it with another word',
      lineBefore(lines, noticed, /^(?:import|export)\b/),
    )
  const open = /Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(reason)
  if (open) {
    const at = { line: Number(open[2]), column: Number(open[3]) }
    const advice = /^[A-Z]|^br$/.test(open[1] ?? "") ? `Write <${open[1]} />` : "Close it, or remove it"
    return told(`the element <${open[1]}> is not closed. ${advice}`, at)
  }
  const stray = /Unexpected closing tag `<\/([^`]*)>`/.exec(reason)
  if (stray) return told(`</${stray[1]}> closes an element that is not open here. Remove it`)
  if (/closing slash/.test(reason))
    return told("this closes an element that is not open. Remove it", lastBefore(lines, noticed, "<"))
  if (/expression|brace/.test(reason))
    return told(
      "a brace opens code here, and a document cannot run code. Write `{` and `}` in backticks, or leave them out",
      lastBefore(lines, noticed, "{"),
    )
  const quote = openQuote(lines, noticed)
  if (quote && /attribute|in name/.test(reason))
    return told(
      `the quotation mark of ${quote.prop} is not closed. Write ${quote.prop}="…", on one line`,
      quote,
    )
  if (/before attribute value/.test(reason))
    return told('the value of a prop stands in straight quotation marks: heading="…"')

  const at = lastBefore(lines, noticed, "<")
  const rest = lines[at.line - 1]?.slice(at.column - 1) ?? ""
  if (rest.startsWith("<!--")) return told(htmlComment(lines, at), at)
  const link = /^<((?:https?:\/\/|mailto:)?[^\s<>]+[@/][^\s<>]*)>/.exec(rest)
  if (link)
    return told(`an address does not stand in angle brackets. Write [text](${withScheme(link[1] ?? "")})`, at)
  if (/^<[A-Z]/.test(rest))
    return told(
      `the element ${/^<\w+/.exec(rest)?.[0]} is not written to its end. Write its props as name="value" and close it with />`,
      at,
    )
  if (/^</.test(rest))
    return told('"<" opens an element here. Write it in backticks, `<`, or in words: less than, under', at)
  return told(reason)
}

const withScheme = (address: string) => (/^[a-z]+:/.test(address) ? address : `mailto:${address}`)

/** How to write an HTML comment in MDX. */
function htmlComment(lines: string[], { line = 1, column = 1 }: Point) {
  const text = [lines[line - 1]?.slice(column - 1), ...lines.slice(line)].join("\n")
  const comment = /^<!--([\s\S]*?)-->/.exec(text)?.[1]?.trim().replace(/\s+/g, " ").replaceAll("*/", "* /")
  return `MDX has no HTML comments. Write {/* ${comment ? shortened(comment) : "…"} */}`
}

/** The start of the last line of a kind up to the one where the parser gave up. */
function lineBefore(lines: string[], noticed: Required<Point>, kind: RegExp): Point {
  const line = lines.slice(0, noticed.line).findLastIndex((text) => kind.test(text)) + 1
  return line > 0 ? { line, column: 1 } : noticed
}

/**
 * The quotation mark that stands open at the end of its line, in the last such tag up to where the parser gave up: it
 * takes in all up to the next one, however far below.
 */
function openQuote(lines: string[], noticed: Required<Point>): (Point & { prop: string }) | undefined {
  const open = /(?<tag><[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*')*\s(?<prop>[\w-]+)=)(?:"[^"]*|'[^']*)$/
  const { line = 1 } = lineBefore(lines, noticed, open)
  const found = open.exec(lines[line - 1] ?? "")
  if (!found?.groups) return undefined
  const { tag = "", prop = "" } = found.groups
  return { line, column: found.index + tag.length + 1, prop }
}

/** The last place of a character before the one where the parser gave up. */
function lastBefore(lines: string[], { line, column }: { line: number; column: number }, character: string) {
  for (let index = line - 1; index >= 0; index -= 1) {
    const text = index === line - 1 ? lines[index]?.slice(0, column) : lines[index]
    const at = text?.lastIndexOf(character) ?? -1
    if (at >= 0) return { line: index + 1, column: at + 1 }
  }
  return { line, column }
}
