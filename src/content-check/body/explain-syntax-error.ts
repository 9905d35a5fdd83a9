import type { Position } from "../diagnostic"
import type { Problem } from "../rule"
import { braceFix, code, foreignTag, openComment } from "../rules/code"
import { curlyQuotes, curlyQuotesMessage } from "../rules/curly-quotes"
import { elementSyntax } from "../rules/element-syntax"
import { html } from "../rules/html"
import { shortened } from "./body"
import { codeProblem } from "./explain-tag"
import type { SyntaxProblem } from "./syntax-problem"

/** An error of a parser, with its position if it knows one. */
interface ParserError {
  reason?: string
  line?: number
  column?: number
  place?: Partial<Position> & { start?: Partial<Position> }
}

/** Explain an error of the parser at the place where it begins. Undefined for errors of our own code. */
export const explainSyntaxError = (error: unknown, source: string): SyntaxProblem | undefined => {
  const { reason, line, column, place } = error as ParserError
  if (!reason) return undefined
  const at = place?.start ?? place
  const noticed = { line: at?.line ?? line ?? 1, column: at?.column ?? column ?? 1 }
  const lines = source.split(/\r?\n/)
  // An element that does not end is noticed at the next one.
  const isNext = /^Unexpected character `<`/.test(reason) && !/before name/.test(reason)
  const tag = lastBefore(lines, isNext ? { ...noticed, column: noticed.column - 1 } : noticed, "<")

  if (/import\/exports/.test(reason))
    return { rule: code, problem: importWord, start: lineBefore(lines, noticed, /^(?:import|export)\b/) }
  if (/expression|brace/.test(reason)) return explainBrace(lines, lastBefore(lines, noticed, "{"))
  const quote = openQuote(lines, noticed)
  if (quote && /attribute|in name/.test(reason)) {
    const message = `the quotation mark of ${quote.attribute} is not closed`
    const problem = [message, `Write ${quote.attribute}="…", on one line`] as const
    return { rule: elementSyntax, problem, start: quote.start }
  }
  const curly = /[“”„«»‘’‚]/.test(lines[noticed.line - 1]?.[noticed.column - 1] ?? "")
  if (curly && /attribute/.test(reason)) {
    const problem = [curlyQuotesMessage, 'Write straight ones: heading="…"'] as const
    return { rule: curlyQuotes, problem, start: noticed }
  }
  if (/before attribute value/.test(reason)) return { rule: elementSyntax, problem: unquoted, start: noticed }
  return explainTag(lines[tag.line - 1] ?? "", tag, reason)
}

const importWord: Problem = [
  'a line that starts with "import" or "export" is read as code',
  "Start it with another word",
]

const unquoted: Problem = ["the value of an attribute has no straight quotation marks", 'Write heading="…"']

/** What is wrong with a `{`. Tags of other programs end on the same line. */
function explainBrace(lines: string[], start: Position): SyntaxProblem {
  const line = lines[start.line - 1] ?? ""
  const from = line[start.column - 2] === "{" ? start.column - 1 : start.column
  const foreign = foreignTag(line.slice(from - 1))
  if (foreign) {
    const end = { ...start, column: from + foreign.tag.length }
    const range = { start: { ...start, column: from }, end }
    return { rule: code, problem: foreign.problem, ...range, without: [range] }
  }
  const below = [line.slice(start.column - 1), ...lines.slice(start.line)].join("\n")
  return { rule: code, problem: openComment(below) ?? ["a brace starts code here", braceFix], start }
}

/** What is wrong with a `<`. */
function explainTag(line: string, start: Position, reason: string): SyntaxProblem {
  const text = line.slice(start.column - 1)
  const explained = (...problem: Problem): SyntaxProblem => ({ rule: elementSyntax, problem, start })
  if (text.startsWith("<!--"))
    return {
      ...explained("HTML comments are not allowed here", `Write {/* ${commentIn(text)} */}`),
      rule: html,
    }
  const [written, address] = /^<((?:https?:\/\/|mailto:)?[^\s<>]+[@/][^\s<>]*)>/.exec(text) ?? []
  if (written && address) {
    const shown = address.replace(/^http:/, "https:").replace(/^mailto:/, "")
    const range = { start, end: { ...start, column: start.column + written.length } }
    const problem = ["an address in angle brackets is not a link", `Write ${shown}`, shown] as const
    return { rule: elementSyntax, problem, ...range, without: [range] }
  }
  if (/^<[A-Z]\w*(?:\s+[\w-]+=.*|\s*\/?\s*)$/.test(text)) {
    const [open = ""] = /^<\w+/.exec(text) ?? []
    const isBare = /^<\w+\s*\/?\s*$/.test(text)
    const fix = isBare ? `Write ${open} />` : 'Write its attributes as name="value", and /> at its end'
    return explained(`the tag ${open} is not closed`, fix)
  }
  const [closing, name] = /^<\/([A-Za-z]\w*)[^<>]*>?/.exec(text) ?? []
  if (closing && name) {
    const end = { ...start, column: start.column + closing.length }
    const fix = [`Write </${name}>`, `</${name}>`] as const
    const problem = [`the closing tag of <${name}> is not complete`, ...fix] as const
    // The element stays closed.
    const from = { ...start, column: start.column + name.length + 2 }
    const rest = { start: from, end: { ...end, column: end.column - 1 } }
    const without = closing.endsWith(">") ? rest : { start, end }
    return { rule: elementSyntax, problem, start, end, without: [without] }
  }
  const found = codeProblem(line, start.column)
  if (found?.columns) {
    const [from, to] = found.columns
    const end = { ...start, column: to }
    return { ...found, start: { ...start, column: from }, end, without: [{ start, end }] }
  }
  return text.startsWith("<")
    ? explained('"<" starts an element here', "Write it in backticks, `<`, or in words: less than, under")
    : explained(reason, "Check the element")
}

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

/** The last place of a character before the one where the parser stopped. */
function lastBefore(lines: string[], { line, column }: Position, character: string): Position {
  for (let index = line - 1; index >= 0; index -= 1) {
    const text = index === line - 1 ? lines[index]?.slice(0, column) : lines[index]
    const found = text?.lastIndexOf(character) ?? -1
    if (found >= 0) return { line: index + 1, column: found + 1 }
  }
  return { line, column }
}
