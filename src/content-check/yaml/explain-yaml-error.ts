import type { YAMLException } from "js-yaml"
import { type ErrorCode, LineCounter, parseDocument } from "yaml"
import type { Position } from "../diagnostic"
import type { Rule } from "../rule"
import { brackets } from "../rules/brackets"
import { duplicate } from "../rules/duplicate"
import { fieldLine } from "../rules/field-line"
import { indentation } from "../rules/indentation"
import { listEntry } from "../rules/list-entry"
import { colonInText, hiddenText, quotesNeeded, specialStart } from "../rules/quotes-needed"
import { unclosedQuote, unclosedQuotes } from "../rules/unclosed-quotes"

/** Why a YAML text cannot be parsed, in an editor's words. */
export interface YamlError extends Explanation {
  start: Position
}

interface Explanation {
  rule: Rule
  message: string
  fix: string
  /** Where it begins, if that is not where the parser stopped. */
  start?: Position
  /** How the line can be made readable; default by quotes around its value. */
  repair?: "rename" | "indent line" | "indent next line"
}

/**
 * Explain why js-yaml could not parse a text. The `yaml` package knows better where the error begins; if it finds none,
 * the reason of js-yaml is used.
 */
export const explainYamlError = (text: string, error: YAMLException): YamlError => {
  const { mark, reason = String(error) } = error as {
    mark?: { line: number; column: number }
    reason?: string
  }
  const lines = text.split("\n")
  const counter = new LineCounter()
  const [first] = parseDocument(text, { lineCounter: counter, logLevel: "error", prettyErrors: false }).errors
  if (first) {
    const { line, col: column } = counter.linePos(first.pos[0])
    const place = { line, column, text: lines[line - 1] ?? "", lines }
    for (const [code, about, explain] of explanations)
      if (code === first.code && about.test(first.message)) return { start: place, ...explain(place) }
  }
  // js-yaml adds a line to the text.
  const line = Math.min((mark?.line ?? 0) + 1, lines.length)
  const sign = /alias|tag|anchor/.exec(reason) ? (lines[line - 1] ?? "").search(/[*!&]/) : -1
  if (sign >= 0)
    return {
      start: { line, column: sign + 1 },
      rule: quotesNeeded,
      ...specialStart(lines[line - 1]?.[sign] ?? ""),
    }
  return {
    rule: fieldLine,
    start: { line, column: Math.min(mark?.column ?? 0, lines[line - 1]?.length ?? 0) + 1 },
    message: `this cannot be read (${reason})`,
    fix: "Check quotes, brackets and indentation",
  }
}

interface ErrorPlace extends Position {
  /** The line with the error. */
  text: string
  lines: string[]
}

/** Errors of the `yaml` package, by code and message. Some begin above the place where they are noticed. */
const explanations: [code: ErrorCode, about: RegExp, explain: (place: ErrorPlace) => Explanation][] = [
  ["DUPLICATE_KEY", /./, writtenTwice],
  ["BAD_SCALAR_START", /./, ({ text, column }) => badStart(text, column - 1)],
  ["BAD_DQ_ESCAPE", /./, backslash],
  ["MISSING_CHAR", /closing .?quote/, openQuote],
  ["MISSING_CHAR", /map values/, notAField],
  ["BAD_INDENT", /^Flow/, openBracket],
  ["BLOCK_IN_FLOW", /./, missingComma],
  ["BAD_INDENT", /./, crooked],
  ["BLOCK_AS_IMPLICIT_KEY", /Nested/, nestedValue],
  ["BLOCK_AS_IMPLICIT_KEY", /./, crooked],
  ["MULTILINE_IMPLICIT_KEY", /./, notAField],
  ["UNEXPECTED_TOKEN", /same line/, listOnFieldLine],
  ["UNEXPECTED_TOKEN", /node end/, textAfterEnd],
  [
    "UNEXPECTED_TOKEN",
    /Not a YAML token|Block scalar header/,
    ({ text, line }) => ({
      ...badStart(text, text.search(/[>|]/)),
      start: { line, column: text.search(/[>|]/) + 1 },
    }),
  ],
  ["MULTIPLE_DOCS", /./, earlyDashes],
  ["UNEXPECTED_TOKEN", /./, strayBracket],
]

const badStart = (text: string, at: number) => ({ rule: quotesNeeded, ...specialStart(text[at] ?? ">") })

function writtenTwice({ text, column }: ErrorPlace): Explanation {
  const name = /^["']?([^"':]+)/.exec(text.slice(column - 1))?.[1] ?? ""
  const message = `"${name}" is written twice in this group`
  return { rule: duplicate, message, fix: "Remove one of the two", repair: "rename" }
}

function backslash(): Explanation {
  const message = "a backslash has a special meaning between these quotes"
  return { rule: quotesNeeded, message, fix: "Write it twice, or put single quotes around the text" }
}

function notAField(): Explanation {
  const message = "this line is not a field"
  return { rule: fieldLine, message, fix: "Write a name, a colon, a space and the value" }
}

function earlyDashes(): Explanation {
  return { rule: fieldLine, message: "three dashes end the file here", fix: "Remove the line" }
}

function nestedValue({ text }: ErrorPlace): Explanation {
  if (/:\s+\S.*:(\s|$)/.test(text)) return { rule: quotesNeeded, ...colonInText() }
  const message = "this field has a value already, but the line below is indented as if it belonged to it"
  return {
    rule: indentation,
    message,
    fix: "Start fields of one group in the same column",
    repair: "indent next line",
  }
}

function crooked({ line, text }: ErrorPlace): Explanation {
  return {
    rule: indentation,
    start: { line, column: text.search(/\S|$/) + 1 },
    message: "this line is indented differently from the lines around it",
    fix: "Start fields of one group in the same column, two spaces to the right of the group's name",
    repair: "indent line",
  }
}

function listOnFieldLine(): Explanation {
  const message = "a list starts on the line of its name"
  return {
    rule: listEntry,
    message,
    fix: 'Start it on the next line; put a text that starts with a dash in quotes: "- …"',
  }
}

function textAfterEnd({ text, column }: ErrorPlace): Explanation {
  if (/["']\s*$/.test(text.slice(0, column - 1)))
    return {
      rule: quotesNeeded,
      message: "the text goes on after its closing quote",
      fix: `Put quotes around all of it: 'with "these" in it', or "with 'these' in it"`,
    }
  const message = "the text goes on after the list or group"
  return { rule: quotesNeeded, message, fix: "Put quotes around a text that starts with a bracket" }
}

function missingComma(): Explanation {
  return {
    rule: brackets,
    message: "a comma is missing here",
    fix: "Write it; put a text with a colon in quotes",
  }
}

function strayBracket({ text, column }: ErrorPlace): Explanation {
  const message = `"${text[column - 1] ?? ""}" is not expected here`
  return { rule: brackets, message, fix: "Check brackets and quotes" }
}

/** The quote that was opened last and not closed on its line. */
function openQuote({ lines, line }: ErrorPlace): Explanation {
  for (let index = 0; index < line; index += 1) {
    const text = lines[index] ?? ""
    const match = /^(?:[^"']|\w')*?(?:^|[:\-,[{]\s*)("(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.exec(text)
    if (match) {
      const start = { line: index + 1, column: text.length - (match[1] ?? "").length + 1 }
      return { rule: unclosedQuotes, start, ...unclosedQuote }
    }
  }
  return { rule: unclosedQuotes, ...unclosedQuote }
}

/** The bracket that is still open on the line of the error or above. */
function openBracket({ lines, line }: ErrorPlace): Explanation {
  for (let index = line - 1; index >= 0; index -= 1) {
    const text = lines[index] ?? ""
    const comment = /[:,[{]\s+#\S*/.exec(text)
    if (comment) {
      const column = text.indexOf("#", comment.index) + 1
      const hidden = /^#\w*/.exec(text.slice(column - 1))?.[0] ?? ""
      return { rule: quotesNeeded, start: { line: index + 1, column }, ...hiddenText(hidden) }
    }
    const open = unclosedBracket(text)
    if (open >= 0)
      return {
        rule: brackets,
        start: { line: index + 1, column: open + 1 },
        message:
          text[open] === "[" ? "a list starts here and does not end" : "a group starts here and does not end",
        fix: `Write ${text[open] === "[" ? "]" : "}"} at its end`,
      }
  }
  return { rule: brackets, message: "a bracket above is not closed", fix: "Close it" }
}

/** Index of the last bracket of a line that is not closed, or −1. */
function unclosedBracket(text: string) {
  const plain = text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (quoted) => " ".repeat(quoted.length))
  const open: number[] = []
  for (let index = 0; index < plain.length; index += 1) {
    const character = plain[index]
    const last = plain[open.at(-1) ?? plain.length]
    if (character === "[" || character === "{") open.push(index)
    else if ((character === "]" && last === "[") || (character === "}" && last === "{")) open.pop()
  }
  return open.at(-1) ?? -1
}
