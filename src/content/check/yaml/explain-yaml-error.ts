import { type ErrorCode, parseDocument } from "yaml"
import type { Position } from "../diagnostic"
import { positionAt } from "../position"
import type { Problem, Rule } from "../rule"
import { duplicate } from "../rules/duplicate"
import { earlyEnd, fieldSyntax, missingComma, notAField, outsideList } from "../rules/field-syntax"
import { crookedLine, indentation, indentedBelowValue } from "../rules/indentation"
import { entryWithoutDash, listEntry, listOnFieldLine } from "../rules/list-entry"
import {
  backslash,
  colonInText,
  hiddenText,
  quotes,
  specialStart,
  textGoesOn,
  unclosedQuote,
} from "../rules/quotes"

/** Why a YAML text cannot be parsed, in an editor's words. */
export interface YamlError extends Explanation {
  start: Position
}

interface Explanation {
  rule: Rule
  problem: Problem
  /** Where it begins, if that is not where the parser stopped. */
  start?: Position
  /** How the line can be made readable; default by quotes around its value. */
  repair?: "rename" | "indent line" | "indent next line"
}

/** An exception of js-yaml. */
export interface ParserError {
  reason: string
  /** Both from 0. */
  mark?: { line: number; column: number }
}

/**
 * Explain why js-yaml could not parse a text. The `yaml` package knows better where the error begins; if it finds none,
 * the reason of js-yaml is used.
 */
export const explainYamlError = (text: string, { mark, reason }: ParserError): YamlError => {
  const lines = text.split("\n")
  // Errors are slow to make: those below the first one are not needed.
  const read = lines.slice(0, (mark?.line ?? lines.length) + linesBelow).join("\n")
  const [first] = parseDocument(read, { logLevel: "error", prettyErrors: false }).errors
  if (first) {
    const start = positionAt(text, first.pos[0])
    const place = { ...start, text: lines[start.line - 1] ?? "", lines }
    for (const [code, about, explain] of explanations)
      if (code === first.code && about.test(first.message)) return { start, ...explain(place) }
  }
  // js-yaml adds a line to the text.
  const line = Math.min((mark?.line ?? 0) + 1, lines.length)
  const sign = /alias|tag|anchor/.test(reason) ? (lines[line - 1] ?? "").search(/[*!&]/) : -1
  if (sign >= 0) return badStart(lines, line, sign)
  const column = Math.min(mark?.column ?? 0, lines[line - 1]?.length ?? 0) + 1
  const start = { line, column }
  if (/indentation/.test(reason)) return { rule: indentation, start, problem: crookedLine }
  if (/missed comma/.test(reason)) return { rule: fieldSyntax, start, problem: missingComma }
  if (/mapping pair|merge mappings|directive/.test(reason))
    return { rule: fieldSyntax, start, problem: notAField }
  const problem = [`this cannot be read (${reason})`, "Check quotes, brackets and indentation"] as const
  return { rule: fieldSyntax, start, problem }
}

/** js-yaml can stop above the error that the `yaml` package finds. */
const linesBelow = 20

interface ErrorPlace extends Position {
  /** The line with the error. */
  text: string
  lines: string[]
}

const badStart = (lines: string[], line: number, index: number): YamlError => ({
  rule: quotes,
  start: { line, column: index + 1 },
  problem: specialStart(lines[line - 1]?.[index] ?? ">"),
})

const explained = (rule: Rule, problem: Problem) => (): Explanation => ({ rule, problem })

/** Errors of the `yaml` package, by code and message. Some begin above the place where they are noticed. */
const explanations: [code: ErrorCode, about: RegExp, explain: (place: ErrorPlace) => Explanation][] = [
  ["DUPLICATE_KEY", /./, writtenTwice],
  ["BAD_SCALAR_START", /./, ({ lines, line, column }) => badStart(lines, line, column - 1)],
  ["BAD_DQ_ESCAPE", /./, explained(quotes, backslash)],
  ["MISSING_CHAR", /closing .?quote/, openQuote],
  ["MISSING_CHAR", /^Comments/, ({ text, column }) => hiddenAt(text, column)],
  ["MISSING_CHAR", /map values/, explained(fieldSyntax, notAField)],
  ["BAD_INDENT", /^Flow/, openBracket],
  ["BLOCK_IN_FLOW", /./, explained(fieldSyntax, missingComma)],
  ["BAD_INDENT", /./, crooked],
  ["BLOCK_AS_IMPLICIT_KEY", /Nested/, nestedValue],
  ["BLOCK_AS_IMPLICIT_KEY", /./, crooked],
  ["MULTILINE_IMPLICIT_KEY", /./, explained(fieldSyntax, notAField)],
  ["UNEXPECTED_TOKEN", /same line/, explained(listEntry, listOnFieldLine)],
  ["UNEXPECTED_TOKEN", /node end/, goesOn],
  ["UNEXPECTED_TOKEN", /Not a YAML token|Block scalar header/, badBlock],
  ["MULTIPLE_DOCS", /./, explained(fieldSyntax, earlyEnd)],
  ["UNEXPECTED_TOKEN", /./, strayCharacter],
]

function crooked({ line, text, lines }: ErrorPlace): Explanation {
  const indent = text.search(/\S|$/)
  const start = { line, column: indent + 1 }
  const above = lines.slice(0, line - 1).findLast((other) => other.search(/\S|$/) <= indent) ?? ""
  const isEntry = above.startsWith("- ", indent) && !text.startsWith("- ", indent)
  if (isEntry) return { rule: listEntry, start, problem: entryWithoutDash, repair: "indent line" }
  return { rule: indentation, start, problem: crookedLine, repair: "indent line" }
}

function nestedValue({ text }: ErrorPlace): Explanation {
  if (/:\s+\S.*:(\s|$)/.test(text)) return { rule: quotes, problem: colonInText() }
  return { rule: indentation, problem: indentedBelowValue, repair: "indent next line" }
}

function goesOn({ text, column }: ErrorPlace): Explanation {
  if (text.slice(0, column - 1).trim() === "") return { rule: fieldSyntax, problem: outsideList }
  return { rule: quotes, problem: textGoesOn(text.slice(0, column - 1)) }
}

function badBlock({ lines, line, text }: ErrorPlace): Explanation {
  return badStart(lines, line, text.search(/[>|]/))
}

function strayCharacter({ text, column }: ErrorPlace): Explanation {
  const message = `"${text[column - 1] ?? ""}" is not expected here`
  return { rule: fieldSyntax, problem: [message, "Check brackets and quotes"] }
}

function writtenTwice({ text, column }: ErrorPlace): Explanation {
  const name = /^["']?([^"':]+)/.exec(text.slice(column - 1))?.[1] ?? ""
  const problem = [`"${name}" is written twice in this group`, "Remove one of the two"] as const
  return { rule: duplicate, problem, repair: "rename" }
}

/** The quote that was opened last and not closed on its line. */
function openQuote({ lines, line }: ErrorPlace): Explanation {
  const found = { rule: quotes, problem: unclosedQuote }
  for (const [index, text] of lines.slice(0, line).entries()) {
    const [, open] = /^(?:[^"']|\w')*?(?:^|[:\-,[{]\s*)("(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.exec(text) ?? []
    if (open) return { ...found, start: { line: index + 1, column: text.length - open.length + 1 } }
  }
  return found
}

/** A comment that was meant as text. */
const hiddenAt = (text: string, column: number): Explanation => ({
  rule: quotes,
  problem: hiddenText(/^#\w*/.exec(text.slice(column - 1))?.[0] ?? ""),
})

/** The bracket that is still open on the line of the error or above. */
function openBracket({ lines, line }: ErrorPlace): Explanation {
  for (let index = line - 1; index >= 0; index -= 1) {
    const text = lines[index] ?? ""
    const comment = /[:,[{]\s+#\S*/.exec(text)
    if (comment) {
      const column = text.indexOf("#", comment.index) + 1
      return { ...hiddenAt(text, column), start: { line: index + 1, column } }
    }
    const open = unclosedBracket(text)
    const [what, end] = text[open] === "[" ? ["list", "]"] : ["group", "}"]
    const problem = [`the ${what} that starts here is not closed`, `Write ${end} at its end`] as const
    if (open >= 0) return { rule: fieldSyntax, start: { line: index + 1, column: open + 1 }, problem }
  }
  return { rule: fieldSyntax, problem: ["a bracket above is not closed", "Close it"] }
}

/** Index of the last bracket of a line that is not closed, or −1. */
function unclosedBracket(text: string) {
  let plain = text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (quoted) => " ".repeat(quoted.length))
  const pair = /\[[^[\]{}]*\]|\{[^[\]{}]*\}/
  while (pair.test(plain)) plain = plain.replace(pair, ({ length }) => " ".repeat(length))
  return Math.max(plain.lastIndexOf("["), plain.lastIndexOf("{"))
}
