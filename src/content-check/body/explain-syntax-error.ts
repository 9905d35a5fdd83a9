import { sections } from "../../collections/sections"
import type { Position } from "../diagnostic"
import type { Problem, Rule } from "../rule"
import { braceFix, code } from "../rules/code"
import { curlyQuotes, curlyQuotesMessage } from "../rules/curly-quotes"
import { elementSyntax } from "../rules/element-syntax"
import { html } from "../rules/html"
import { shortened } from "./body"

/** A rule, what is wrong and what to do, and where. */
type SyntaxProblem = readonly [rule: Rule, ...problem: Problem, start: Position]

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
  const start = place?.start ?? place
  const noticed = { line: start?.line ?? line ?? 1, column: start?.column ?? column ?? 1 }
  const lines = source.split(/\r?\n/)
  // An element that does not end is noticed at the next one.
  const isNext = /^Unexpected character `<`/.test(reason) && !/before name/.test(reason)
  const tag = lastBefore(lines, isNext ? { ...noticed, column: noticed.column - 1 } : noticed, "<")

  if (/import\/exports/.test(reason))
    return [code, ...importWord, lineBefore(lines, noticed, /^(?:import|export)\b/)]
  const [, open = "", openLine, openColumn] =
    /Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(reason) ?? []
  if (openLine) {
    const openStart = { line: Number(openLine), column: Number(openColumn) }
    return [elementSyntax, `the element <${open}> is not closed`, endOf(open), openStart]
  }
  const [, stray] = /Unexpected closing tag `<\/([^`]*)>`/.exec(reason) ?? []
  if (stray) return [elementSyntax, `</${stray}> closes an element that is not open`, "Remove it", noticed]
  if (/(?<!self-)closing slash/.test(reason))
    return [elementSyntax, "this closes an element that is not open", "Remove it", tag]
  if (/expression|brace/.test(reason))
    return [code, "a brace starts code here", braceFix, lastBefore(lines, noticed, "{")]
  const quote = openQuote(lines, noticed)
  if (quote && /attribute|in name/.test(reason)) {
    const message = `the quotation mark of ${quote.attribute} is not closed`
    return [elementSyntax, message, `Write ${quote.attribute}="…", on one line`, quote.start]
  }
  const curly = /[“”„«»‘’‚]/.test(lines[noticed.line - 1]?.[noticed.column - 1] ?? "")
  if (curly && /attribute/.test(reason))
    return [curlyQuotes, curlyQuotesMessage, 'Write straight ones: heading="…"', noticed]
  if (/before attribute value/.test(reason)) return [elementSyntax, ...unquoted, noticed]
  return [...explainTag(lines[tag.line - 1]?.slice(tag.column - 1) ?? "", reason), tag]
}

const importWord: Problem = [
  'a line that starts with "import" or "export" is read as code',
  "Start it with another word",
]

const unquoted: Problem = ["the value of an attribute has no straight quotation marks", 'Write heading="…"']

/** What is wrong with a text that starts with `<`. */
function explainTag(text: string, reason: string): [rule: Rule, ...problem: Problem] {
  if (text.startsWith("<!--"))
    return [html, "HTML comments are not allowed here", `Write {/* ${commentIn(text)} */}`]
  const [, address] = /^<((?:https?:\/\/|mailto:)?[^\s<>]+[@/][^\s<>]*)>/.exec(text) ?? []
  if (address) {
    const link = /^[a-z]+:/.test(address) ? address : `mailto:${address}`
    return [elementSyntax, "an address in angle brackets is not a link", `Write [text](${link})`]
  }
  if (/^<[A-Z]/.test(text)) {
    const [open = ""] = /^<\w+/.exec(text) ?? []
    const isBare = /^<\w+\s*\/?\s*$/.test(text)
    const fix = isBare ? `Write ${open} />` : 'Write its attributes as name="value", and /> at its end'
    return [elementSyntax, `the tag ${open} is not closed`, fix]
  }
  if (/^</.test(text))
    return [
      elementSyntax,
      '"<" starts an element here',
      "Write it in backticks, `<`, or in words: less than, under",
    ]
  return [elementSyntax, reason, "Check the element"]
}

/** How to end an element: one that has content after it, other sections and `<br />` at once. */
const endOf = (name: string) => {
  if (name !== "br" && !/^[A-Z]/.test(name)) return "Close it, or remove it"
  const content = sections[name]?.children ?? "nothing"
  if (content === "nothing") return `Write <${name} />`
  return content === "text"
    ? `Write </${name}> after its text`
    : `Write </${name}> after its content, on a line of its own`
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
