import type { ErrorCode, YAMLParseError } from "yaml"
import type { Position } from "../diagnostic"
import type { Problem, Rule } from "../rule"
import { earlyEnd, fieldSyntax, missingComma, notAField, outsideList } from "../rules/field-syntax"
import { blankButIndented, crookedLine, indentation, indentedBelowValue } from "../rules/indentation"
import { aTab, invisibleSpace } from "../rules/invisible-space"
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

/** Why a YAML text cannot be read, in an editor's words. */
export interface YamlError extends Explanation {
  start: Position
}

interface Explanation {
  rule: Rule
  problem: Problem
  /** Where it begins, if that is above the place where it is noticed. */
  start?: Position
  /** How the line can be made readable; default by quotes around its value. */
  repair?: "indent line" | "indent next line" | "replace tabs"
}

/** Explain an error of the `yaml` package. */
export const explainYamlError = (
  { code, message, pos: [offset] }: YAMLParseError,
  lines: string[],
  positionAt: (offset: number) => Position,
): YamlError => {
  const start = positionAt(offset)
  const place: ErrorPlace = { ...start, text: lines[start.line - 1] ?? "", lines }
  const [, , explain] = explanations.find(([its, about]) => its === code && about.test(message)) ?? []
  if (explain) return { start, ...explain(place) }
  if (/[&*!]/.test(place.text[start.column - 1] ?? "")) return badStart(place)
  const problem = [`this cannot be read (${message})`, "Check quotes, brackets and indentation"] as const
  return { rule: fieldSyntax, start, problem }
}

interface ErrorPlace extends Position {
  /** The line with the error. */
  text: string
  lines: string[]
}

const badStart = ({ text, line, column }: ErrorPlace, index = column - 1): YamlError => ({
  rule: quotes,
  start: { line, column: index + 1 },
  problem: specialStart(text[index] ?? ">"),
})

const explained = (rule: Rule, problem: Problem) => (): Explanation => ({ rule, problem })

/** Explanations of errors, by code; by message, where a code has several meanings. */
const explanations: [code: ErrorCode, about: RegExp, explain: (place: ErrorPlace) => Explanation][] = [
  ["BAD_SCALAR_START", /./, (place) => badStart(place)],
  ["BAD_DQ_ESCAPE", /./, explained(quotes, backslash)],
  ["MISSING_CHAR", /closing .?quote/, openQuote],
  ["MISSING_CHAR", /^Comments/, ({ text, column }) => hiddenAt(text, column)],
  ["MISSING_CHAR", /map values|directives-end/, explained(fieldSyntax, notAField)],
  ["MISSING_CHAR", /^Missing ,/, explained(fieldSyntax, missingComma)],
  ["MISSING_CHAR", /^Flow/, openBracket],
  ["MISSING_CHAR", /^Sequence/, crooked],
  ["MISSING_CHAR", /^Block scalars/, blankLineAbove],
  ["TAB_AS_INDENT", /./, () => ({ rule: invisibleSpace, problem: aTab, repair: "replace tabs" })],
  ["BAD_INDENT", /^Flow/, openBracket],
  ["BAD_INDENT", /./, crooked],
  ["BLOCK_IN_FLOW", /./, explained(fieldSyntax, missingComma)],
  ["BLOCK_AS_IMPLICIT_KEY", /Nested/, nestedValue],
  ["BLOCK_AS_IMPLICIT_KEY", /./, crooked],
  ["MULTILINE_IMPLICIT_KEY", /./, explained(fieldSyntax, notAField)],
  ["KEY_OVER_1024_CHARS", /./, explained(fieldSyntax, notAField)],
  ["BAD_DIRECTIVE", /./, explained(fieldSyntax, notAField)],
  ["UNEXPECTED_TOKEN", /same line/, explained(listEntry, listOnFieldLine)],
  ["UNEXPECTED_TOKEN", /node end/, goesOn],
  ["UNEXPECTED_TOKEN", /Not a YAML token|Block scalar header/, badBlock],
  ["UNEXPECTED_TOKEN", /./, strayCharacter],
  ["MULTIPLE_DOCS", /./, explained(fieldSyntax, earlyEnd)],
]

function crooked({ line: noticed, lines }: ErrorPlace): Explanation {
  // Blank lines have no indentation.
  const index = lines.findIndex((other, at) => at >= noticed - 1 && other.trim() !== "")
  const text = lines[index] ?? ""
  const indent = text.search(/\S|$/)
  const start = { line: index + 1, column: indent + 1 }
  const above = lines.slice(0, index).findLast((other) => other.search(/\S|$/) <= indent) ?? ""
  const isEntry = above.startsWith("- ", indent) && !text.startsWith("- ", indent)
  if (isEntry) return { rule: listEntry, start, problem: entryWithoutDash, repair: "indent line" }
  return { rule: indentation, start, problem: crookedLine, repair: "indent line" }
}

/** A line of spaces before the first line of a block of text. */
function blankLineAbove({ lines, line, column }: ErrorPlace): Explanation {
  const index = lines.findLastIndex(
    (other, at) => at < line - 1 && other.length >= column && other.trim() === "",
  )
  return { rule: indentation, start: { line: index + 1, column }, problem: blankButIndented }
}

function nestedValue(place: ErrorPlace): Explanation {
  const question = place.text.search(/(?<=:\s+)\?(?=\s|$)/)
  if (question >= 0) return badStart(place, question)
  if (/:\s+\S.*:(\s|$)/.test(place.text)) return { rule: quotes, problem: colonInText() }
  return { rule: indentation, problem: indentedBelowValue, repair: "indent next line" }
}

function goesOn({ text, column }: ErrorPlace): Explanation {
  if (text.slice(0, column - 1).trim() === "") return { rule: fieldSyntax, problem: outsideList }
  return { rule: quotes, problem: textGoesOn(text.slice(0, column - 1)) }
}

function badBlock(place: ErrorPlace): Explanation {
  return badStart(place, place.text.search(/[>|]/))
}

function strayCharacter({ text, column }: ErrorPlace): Explanation {
  const message = `"${text[column - 1] ?? ""}" is not expected here`
  return { rule: fieldSyntax, problem: [message, "Check brackets and quotes"] }
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
export function unclosedBracket(text: string) {
  let plain = text.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, (quoted) => " ".repeat(quoted.length))
  const pair = /\[[^[\]{}]*\]|\{[^[\]{}]*\}/
  while (pair.test(plain)) plain = plain.replace(pair, ({ length }) => " ".repeat(length))
  return Math.max(plain.lastIndexOf("["), plain.lastIndexOf("{"))
}
