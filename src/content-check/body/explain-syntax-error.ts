import type { Position } from "../diagnostic"
import type { Rule } from "../rule"
import { angleBracket } from "../rules/angle-bracket"
import { braceFix, code } from "../rules/code"
import { curlyQuotes, curlyQuotesProblem } from "../rules/curly-quotes"
import { html } from "../rules/html"
import { nesting } from "../rules/nesting"
import { unclosedElement } from "../rules/unclosed-element"

interface SyntaxProblem {
  rule: Rule
  start: Position
  field: string
  message: string
  fix: string
}

/** An error of a parser, with its position if it knows one. */
interface ParserError {
  name?: string
  reason?: string
  line?: number
  column?: number
  place?: Partial<Position> & { start?: Partial<Position> }
}

/** Explain an error of the parser at the place where it begins. Undefined for errors of our own code. */
export const explainSyntaxError = (error: unknown, source: string): SyntaxProblem | undefined => {
  const { name, reason, line, column, place } = error as ParserError
  const problem = (rule: Rule, message: string, fix: string, start: Position = noticed): SyntaxProblem => ({
    rule,
    start,
    field: "",
    message,
    fix,
  })
  const start = place?.start ?? place
  const noticed = { line: start?.line ?? line ?? 1, column: start?.column ?? column ?? 1 }
  if (name === "RangeError")
    return problem(nesting, "too many marks within each other", "Write it in a simpler way", {
      line: 1,
      column: 1,
    })
  if (!reason) return undefined
  const lines = source.split(/\r?\n/)

  if (/import\/exports/.test(reason)) {
    const first = lineBefore(lines, noticed, /^(?:import|export)\b/)
    return problem(
      code,
      'a line that starts with "import" or "export" is read as code',
      "Start it with another word",
      first,
    )
  }
  const open = /Expected a closing tag for `<([^`]*)>` \((\d+):(\d+)/.exec(reason)
  if (open) {
    const [, tag = ""] = open
    const fix = /^[A-Z]|^br$/.test(tag) ? `Write <${tag} />` : "Close it, or remove it"
    const tagStart = { line: Number(open[2]), column: Number(open[3]) }
    return problem(unclosedElement, `the element <${tag}> is not closed`, fix, tagStart)
  }
  const stray = /Unexpected closing tag `<\/([^`]*)>`/.exec(reason)
  if (stray) return problem(unclosedElement, `</${stray[1]}> closes an element that is not open`, "Remove it")
  if (/closing slash/.test(reason))
    return problem(
      unclosedElement,
      "this closes an element that is not open",
      "Remove it",
      lastBefore(lines, noticed, "<"),
    )
  if (/expression|brace/.test(reason))
    return problem(code, "a brace starts code here", braceFix, lastBefore(lines, noticed, "{"))
  const quote = openQuote(lines, noticed)
  if (quote && /attribute|in name/.test(reason)) {
    const message = `the quotation mark of ${quote.attribute} is not closed`
    return problem(unclosedElement, message, `Write ${quote.attribute}="…", on one line`, quote.start)
  }
  const curly = /^[“”„«»‘’‚][^“”„«»‘’]*/.exec(lines[noticed.line - 1]?.slice(noticed.column - 1) ?? "")
  if (curly && /attribute/.test(reason)) {
    const { message } = curlyQuotesProblem(curly[0])
    return problem(curlyQuotes, message, 'Write straight ones: heading="…"')
  }
  if (/before attribute value/.test(reason))
    return problem(
      unclosedElement,
      "the value of an attribute has no straight quotation marks",
      'Write heading="…"',
    )

  // An element that does not end is noticed at the next one.
  const isNext = /^Unexpected character `<`/.test(reason) && !/before name/.test(reason)
  const tagStart = lastBefore(lines, isNext ? { ...noticed, column: noticed.column - 1 } : noticed, "<")
  return problem(...explainTag(lines[tagStart.line - 1]?.slice(tagStart.column - 1) ?? "", reason), tagStart)
}

/** What is wrong with a text that starts with `<`. */
function explainTag(text: string, reason: string): [rule: Rule, message: string, fix: string] {
  if (text.startsWith("<!--")) return [html, "HTML comments are not possible here", "Remove it"]
  const [, address] = /^<((?:https?:\/\/|mailto:)?[^\s<>]+[@/][^\s<>]*)>/.exec(text) ?? []
  if (address) {
    const link = /^[a-z]+:/.test(address) ? address : `mailto:${address}`
    return [angleBracket, "an address in angle brackets is not a link", `Write [text](${link})`]
  }
  if (/^<[A-Z]/.test(text)) {
    const message = `the element ${/^<\w+/.exec(text)?.[0]} does not end`
    return [unclosedElement, message, 'Write its attributes as name="value", and /> at its end']
  }
  if (/^</.test(text))
    return [
      angleBracket,
      '"<" starts an element here',
      "Write it in backticks, `<`, or in words: less than, under",
    ]
  return [unclosedElement, reason, "Check the element"]
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
