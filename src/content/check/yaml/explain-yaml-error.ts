import { type Document, type ErrorCode, visit, type YAMLParseError } from "yaml"
import type { Problem, Rule } from "../rule"
import { nameOfSpace } from "../rules/control-character"
import { earlyEnd, fieldSyntax, listOnFieldLine, missingComma, notAField } from "../rules/field-syntax"
import { blankButIndented, crookedLine, indentation, indentedBelowValue } from "../rules/indentation"
import { aTab, deleteSpace, invisibleSpace } from "../rules/invisible-space"
import {
  backslash,
  colonInText,
  hiddenText,
  quotes,
  specialStart,
  textGoesOn,
  unclosedQuote,
} from "../rules/quotes"

/** Why a YAML text cannot be read, in an editor's words, and the index where it begins. */
type YamlError = readonly [rule: Rule, index: number, problem: Problem]

/** Explain an error of the `yaml` package. */
export const explainYamlError = (
  { code, message, pos: [index] }: YAMLParseError,
  text: string,
  document: Document,
): YamlError => {
  // A line that is noticed at the end of the one above.
  const noticed = index + Math.max(0, text.slice(index).search(/[^ \n]/))
  const start = lineStart(text, noticed)
  const [line = ""] = /.*/.exec(text.slice(start)) ?? []
  const [before = ""] = structure.exec(line) ?? []
  const space = before.search(/[^\S \t\r]/)
  if (space >= 0)
    return [invisibleSpace, start + space, [`this is ${nameOfSpace(line[space] ?? "")}`, deleteSpace]]
  const [, , explain] = explanations.find(([its, about]) => its === code && about.test(message)) ?? []
  const startOf = (opening: RegExp) => {
    let found: number | undefined
    visit(document, {
      Node(_, { range }) {
        const [from = index, , end = 0] = range ?? []
        if (from < index && end >= index && opening.test(text[from] ?? "")) found = from
      },
    })
    return found
  }
  return (explain ?? other)({ index, line, text, message, startOf })
}

const lineStart = (text: string, index: number) => text.lastIndexOf("\n", index - 1) + 1

interface ErrorPlace {
  index: number
  /** The line with the error. */
  line: string
  text: string
  message: string
  /** Index of the innermost value around the error that starts with such a character. */
  startOf: (opening: RegExp) => number | undefined
}

type Explain = (place: ErrorPlace) => YamlError

/** What is in a line before its value: dashes, the field's name and its colon, and the spaces around them. */
const structure = /^\s*(?:-\s+)*(?:[A-Za-z_][\w-]*\s*:(?:\s+|$))?/

const explained =
  (rule: Rule, problem: Problem): Explain =>
  ({ index }) => [rule, index, problem]

/** Explanations of errors, by code; by message, where a code has several meanings. */
const explanations: [code: ErrorCode, about: RegExp, explain: Explain][] = [
  ["BAD_SCALAR_START", /./, badStart],
  ["BAD_DQ_ESCAPE", /./, explained(quotes, backslash)],
  ["MISSING_CHAR", /closing .?quote/, openQuote],
  ["MISSING_CHAR", /^Comments/, ({ index, text }) => hiddenAt(text, index)],
  ["MISSING_CHAR", /map values|directives-end/, explained(fieldSyntax, notAField)],
  ["MISSING_CHAR", /^Missing ,/, explained(fieldSyntax, missingComma)],
  ["MISSING_CHAR", /^Flow/, openBracket],
  ["MISSING_CHAR", /^Sequence/, crooked],
  ["MISSING_CHAR", /^Block scalars/, explained(indentation, blankButIndented)],
  ["TAB_AS_INDENT", /./, explained(invisibleSpace, aTab)],
  ["BAD_INDENT", /^Flow/, openBracket],
  ["BAD_INDENT", /./, crooked],
  ["BLOCK_IN_FLOW", /./, explained(fieldSyntax, missingComma)],
  ["BLOCK_AS_IMPLICIT_KEY", /Nested/, nestedValue],
  ["BLOCK_AS_IMPLICIT_KEY", /./, crooked],
  ["MULTILINE_IMPLICIT_KEY", /./, explained(fieldSyntax, notAField)],
  ["KEY_OVER_1024_CHARS", /./, explained(fieldSyntax, notAField)],
  ["BAD_DIRECTIVE", /./, explained(fieldSyntax, notAField)],
  ["UNEXPECTED_TOKEN", /same line/, explained(fieldSyntax, listOnFieldLine)],
  ["UNEXPECTED_TOKEN", /node end/, goesOn],
  [
    "UNEXPECTED_TOKEN",
    /Not a YAML token|Block scalar header/,
    (place) => badStart(place, place.startOf(/[>|]/)),
  ],
  ["MULTIPLE_DOCS", /./, explained(fieldSyntax, earlyEnd)],
]

function badStart({ index, text }: ErrorPlace, start = index): YamlError {
  return [quotes, start, specialStart(text[start] ?? "")]
}

/** A line in the wrong column. Blank lines have none. */
function crooked({ index, text }: ErrorPlace): YamlError {
  return [indentation, index + Math.max(0, text.slice(index).search(/\S/)), crookedLine]
}

function nestedValue({ index, line }: ErrorPlace): YamlError {
  return /:\s+\S.*:(\s|$)/.test(line)
    ? [quotes, index, colonInText]
    : [indentation, index, indentedBelowValue]
}

function goesOn(place: ErrorPlace): YamlError {
  const sign = place.startOf(/[&*!]/)
  if (sign !== undefined) return badStart(place, sign)
  const before = place.text.slice(lineStart(place.text, place.index), place.index).trim()
  return before ? [quotes, place.index, textGoesOn(before.at(-1))] : crooked(place)
}

function openQuote({ index, startOf }: ErrorPlace): YamlError {
  return [quotes, startOf(/["']/) ?? index, unclosedQuote]
}

const hiddenAt = (text: string, index: number): YamlError => [
  quotes,
  index,
  hiddenText(/^#\w*/.exec(text.slice(index))?.[0] ?? ""),
]

/** A bracket that is not closed, perhaps because a comment hides its end. */
function openBracket({ index, text, startOf }: ErrorPlace): YamlError {
  const open = startOf(/[[{]/) ?? index
  const comment = text.slice(open, index).search(/(?<=\s)#\S/)
  if (comment >= 0) return hiddenAt(text, open + comment)
  const [what, end] = text[open] === "[" ? ["list", "]"] : ["group", "}"]
  return [
    fieldSyntax,
    open,
    [`the ${what} that starts here is not closed`, `Write ${end} at its end, and indent its lines`],
  ]
}

function other(place: ErrorPlace): YamlError {
  const { index, text, message } = place
  const character = text[index] ?? ""
  if (/[&*!]/.test(character)) return badStart(place)
  const what = /\S/.test(character)
    ? `"${character}" is not expected here`
    : `this cannot be read (${message})`
  return [fieldSyntax, index, [what, "Check quotes, brackets and indentation"]]
}
