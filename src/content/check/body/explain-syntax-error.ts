import type { ContentModel } from "../../model/content-model"
import type { Position } from "../diagnostic"
import { offsetsIn, positionAt } from "../position"
import { braceFix, code, foreignTag, openComment, siteValues } from "../rules/code"
import { html } from "../rules/html"
import { shortened } from "./body"
import { codeProblem, explained, inLine, type SyntaxProblem } from "./explain-tag"

/** An error of a parser, with its position if it knows one. */
interface ParserError {
  reason?: string
  line?: number
  column?: number
  place?: Partial<Position> & { start?: Partial<Position> }
}

/** Explain an error of the parser at the place where it begins. Undefined for errors of our own code. */
export const explainSyntaxError = (
  error: unknown,
  source: string,
  model: ContentModel,
): SyntaxProblem | undefined => {
  const { reason, line, column, place } = error as ParserError
  if (!reason) return undefined
  const at = place?.start ?? place
  const noticed = { line: at?.line ?? line ?? 1, column: at?.column ?? column ?? 1 }
  const lines = source.split("\n")
  const lineAt = (start: Position) => lines[start.line - 1] ?? ""

  if (/import\/exports/.test(reason)) {
    const start = lineBefore(lines, noticed, /^(?:import|export)\b/)
    const message = 'a line that starts with "import" or "export" is read as code'
    return { rule: code, problem: [message, "Start it with another word"], start }
  }
  if (/expression|brace/.test(reason)) {
    const start = lastBefore(source, noticed, "{")
    return explainBrace(lineAt(start), start, source, siteValues(model))
  }
  const quote = openQuote(lines, noticed)
  if (quote && /attribute|in name/.test(reason)) {
    const message = `the quotation mark of ${quote.attribute} is not closed`
    return explained(quote, message, `Write ${quote.attribute}="…", on one line`)
  }
  if (/before attribute value/.test(reason)) {
    const message = "the value of an attribute has no straight quotation marks"
    return explained({ start: noticed }, message, 'Write heading="…"')
  }
  // An element that does not end is noticed at the next one.
  const isNext = /^Unexpected character `<`/.test(reason) && !/before name/.test(reason)
  const tag = lastBefore(source, isNext ? { ...noticed, column: noticed.column - 1 } : noticed, "<")
  return explainTag(lineAt(tag), tag, reason)
}

/** What is wrong with a `{`. Tags of other programs end on the same line. */
function explainBrace(
  line: string,
  start: Position,
  source: string,
  values: readonly string[],
): SyntaxProblem {
  const column = line[start.column - 2] === "{" ? start.column - 1 : start.column
  const foreign = foreignTag(line.slice(column - 1), values)
  if (foreign) {
    const range = inLine({ ...start, column }, foreign.tag.length)
    return { rule: code, problem: foreign.problem, ...range, without: [range] }
  }
  const comment = openComment(source.slice(offsetsIn(source)(start)))
  return { rule: code, problem: comment ?? ["a brace starts code here", braceFix], start }
}

/** What is wrong with a `<`. */
function explainTag(line: string, start: Position, reason: string): SyntaxProblem {
  const text = line.slice(start.column - 1)
  if (text.startsWith("<!--")) {
    const fix = `Write {/* ${commentIn(text)} */}`
    return { rule: html, problem: ["HTML comments are not allowed here", fix], start }
  }
  const [written, address] = mailOrHost.exec(text) ?? []
  if (written && address) {
    const shown = address.includes("@") ? address.replace(/^mailto:/, "") : `<https://${address}>`
    const range = inLine(start, written.length)
    const message = "an address in angle brackets is not a link"
    return { ...explained(range, message, `Write ${shown}`, shown), without: [range] }
  }
  const [, open, attributes] = /^(<[A-Z]\w*)(?:(\s+[\w-]+=.*)|\s*\/?\s*)$/.exec(text) ?? []
  if (open) {
    const fix = attributes ? 'Write its attributes as name="value", and /> at its end' : `Write ${open} />`
    return explained({ start }, `the tag ${open} is not closed`, fix)
  }
  const [closing, name] = /^<\/([A-Za-z]\w*)[^<>]*>?/.exec(text) ?? []
  if (closing && name) {
    const whole = inLine(start, closing.length)
    // The element stays closed.
    const rest = inLine(
      { ...start, column: start.column + name.length + 2 },
      closing.length - name.length - 3,
    )
    const message = `the closing tag of <${name}> is not complete`
    return {
      ...explained(whole, message, `Write </${name}>`, `</${name}>`),
      without: [closing.endsWith(">") ? rest : whole],
    }
  }
  return (
    codeProblem(line, start) ??
    (text.startsWith("<")
      ? explained(
          { start },
          '"<" starts an element here',
          "Write it in backticks, `<`, or in words: less than, under",
        )
      : explained({ start }, reason, "Check the element"))
  )
}

/** A mail address, or that of a page without https://. */
const mailOrHost =
  /^<((?:mailto:)?[^\s<>@]+@[^\s<>]+|(?:www\.|(?=[^<>]*\/))(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s<>]*)?)>/i

/** What an HTML comment says. */
const commentIn = (text: string) => {
  const comment = /^<!--(.*?)-->/.exec(text)?.[1]?.trim().replaceAll("*/", "* /")
  return comment ? shortened(comment) : "…"
}

/** The start of the last line of a kind, up to the one where the parser stopped. */
function lineBefore(lines: string[], noticed: Position, kind: RegExp): Position {
  const line = lines.slice(0, noticed.line).findLastIndex((text) => kind.test(text)) + 1
  return line > 0 ? { line, column: 1 } : noticed
}

/**
 * A quotation mark that is not closed on its line, in the last such tag up to where the parser stopped: it takes in all
 * text up to the next one, however far below.
 */
function openQuote(lines: string[], noticed: Position) {
  const open = /(?<tag><[A-Za-z](?:[^<>"']|"[^"]*"|'[^']*')*\s(?<attribute>[\w-]+)=)(?:"[^"]*|'[^']*)$/
  const { line } = lineBefore(lines, noticed, open)
  const found = open.exec(lines[line - 1] ?? "")
  if (!found?.groups) return undefined
  const { tag = "", attribute = "" } = found.groups
  return { attribute, start: { line, column: found.index + tag.length + 1 } }
}

/** The last place of a character up to the one where the parser stopped. */
function lastBefore(source: string, noticed: Position, character: string): Position {
  const found = source.lastIndexOf(character, offsetsIn(source)(noticed))
  return found < 0 ? noticed : positionAt(source, found)
}
