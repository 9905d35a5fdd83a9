import type { YAMLException } from "js-yaml"
import { type ErrorCode, LineCounter, parseDocument } from "yaml"
import type { Position } from "./yaml-positions"

/** What makes a YAML text unreadable, in an editor's words. The line counts from 1 within the text. */
export interface YamlMistake extends Position {
  message: string
}

/** What one look for mistakes finds. */
export interface Mended {
  mistakes: YamlMistake[]
  /** The text without them, in a way that suits nobody but the parser; every line keeps its place. */
  text: string
}

/**
 * Explains why js-yaml could not read a text. The `yaml` package says better where the mistake begins; where it sees
 * none, js-yaml's own words are all there is.
 */
export const explainYamlError = (source: string, error: YAMLException): YamlMistake => {
  const text = source.replace(/^\uFEFF/, "")
  const { mark, reason = String(error) } = error as {
    mark?: { line: number; column: number }
    reason?: string
  }
  const lines = text.split(/\r?\n/)
  const counter = new LineCounter()
  const [first] = parseDocument(text, {
    lineCounter: counter,
    logLevel: "error",
    prettyErrors: false,
  }).errors
  if (first) {
    const { line, col } = counter.linePos(first.pos[0])
    const place = { line, column: col, text: lines[line - 1] ?? "", lines }
    for (const [code, about, explain] of explanations)
      if (code === first.code && about.test(first.message)) return { line, column: col, ...explain(place) }
  }
  const line = (mark?.line ?? 0) + 1
  const start = /alias|tag|anchor/.exec(reason) ? (lines[line - 1] ?? "").search(/[*!&]/) : -1
  if (start >= 0) return { line, column: start + 1, message: badStart(lines[line - 1]?.[start] ?? "*") }
  return {
    line,
    column: (mark?.column ?? 0) + 1,
    message: `this cannot be read (${reason}). Check quotes, brackets and indentation`,
  }
}

interface Place extends Position {
  /** The line of the mistake. */
  text: string
  /** All lines. */
  lines: string[]
}

/** What the `yaml` package found, and how an editor is told. Some mistakes began earlier than it noticed. */
const explanations: [
  code: ErrorCode,
  about: RegExp,
  explain: (place: Place) => { message: string } & Partial<Position>,
][] = [
  [
    "DUPLICATE_KEY",
    /./,
    ({ text, column }) => ({
      message: `"${nameAt(text, column)}" is written twice in this group. Remove one of the two`,
    }),
  ],
  ["BAD_SCALAR_START", /./, ({ text, column }) => ({ message: badStart(text[column - 1] ?? "") })],
  [
    "BAD_DQ_ESCAPE",
    /./,
    () => ({
      message:
        "a backslash is special between these quotes. Write it twice, or put single quotes around the text",
    }),
  ],
  ["MISSING_CHAR", /closing .?quote/, openQuote],
  ["MISSING_CHAR", /map values/, notAField],
  ["BAD_INDENT", /^Flow/, openBracket],
  [
    "BLOCK_IN_FLOW",
    /./,
    () => ({ message: "a comma is missing here, or a text with a colon in it needs quotes" }),
  ],
  ["BAD_INDENT", /./, crooked],
  [
    "BLOCK_AS_IMPLICIT_KEY",
    /Nested/,
    ({ text }) => (/:\s+\S.*:(\s|$)/.test(text) ? { message: colonMessage } : deeper()),
  ],
  ["BLOCK_AS_IMPLICIT_KEY", /./, crooked],
  ["MULTILINE_IMPLICIT_KEY", /./, notAField],
  [
    "UNEXPECTED_TOKEN",
    /same line/,
    () => ({
      message:
        'a list starts on the line below its name. For a text that starts with a dash write quotes: "- …"',
    }),
  ],
  [
    "UNEXPECTED_TOKEN",
    /node end/,
    ({ text, column }) => ({
      message: /["']\s*$/.test(text.slice(0, column - 1))
        ? `the quotation ends here and the text goes on. Put quotes around all of it: 'with "these" in it', or "with 'these' in it"`
        : "the list or group ends here and the text goes on. Put quotes around a text that starts with a bracket",
    }),
  ],
  [
    "UNEXPECTED_TOKEN",
    /Not a YAML token|Block scalar header/,
    ({ text }) => ({ column: text.search(/[>|]/) + 1, message: badStart(text[text.search(/[>|]/)] ?? ">") }),
  ],
  ["MULTIPLE_DOCS", /./, () => ({ message: "three dashes end the file here. Remove the line" })],
  [
    "UNEXPECTED_TOKEN",
    /./,
    ({ text, column }) => ({
      message: `"${text[column - 1] ?? ""}" does not belong here. Check brackets and quotes`,
    }),
  ],
]

const colonMessage = 'a text with a colon and a space in it needs quotes, e.g. title: "Fooq: food first"'

/** A sign that YAML does not take for a part of the text. */
export const badStart = (character: string) =>
  `a text cannot start with "${character}". Put quotes around the text`

const nameAt = (text: string, column: number) => /^["']?([^"':]+)/.exec(text.slice(column - 1))?.[1] ?? ""

function notAField() {
  return { message: "this is no field. Write its name, a colon, a space and the value" }
}

function deeper() {
  return {
    message:
      "this field has a value already, yet what follows is indented as if it belonged to it. Fields of one group start in the same column",
  }
}

function crooked({ text }: Place) {
  return {
    column: text.search(/\S|$/) + 1,
    message:
      "this line is indented differently from its neighbours. Fields of one group start in the same column, two spaces deeper than the group's name",
  }
}

/** The quote that was opened last and not closed on its line. */
function openQuote({ lines, line }: Place) {
  const message = "a quotation mark opens here and never closes. Close it at the end of the text"
  for (let index = 0; index < line; index += 1) {
    const match = /^(?:[^"']|\w')*?(?:^|[:\-,[{]\s*)("(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/.exec(
      lines[index] ?? "",
    )
    if (match)
      return { line: index + 1, column: (lines[index]?.length ?? 0) - (match[1] ?? "").length + 1, message }
  }
  return { message }
}

/** The bracket or brace that is still open on the line of the mistake or above it. */
function openBracket({ lines, line }: Place) {
  for (let index = line - 1; index >= 0; index -= 1) {
    const text = lines[index] ?? ""
    const comment = /[:,[{]\s+#\S*/.exec(text)
    if (comment) {
      const column = text.indexOf("#", comment.index) + 1
      return {
        line: index + 1,
        column,
        message: `what follows a space and # is a comment and is not read. Put it in quotes: "${/^#\w*/.exec(text.slice(column - 1))?.[0]}"`,
      }
    }
    const open = unclosed(text)
    if (open >= 0)
      return {
        line: index + 1,
        column: open + 1,
        message: `${text[open] === "[" ? 'a list opens here and "]"' : 'a group opens here and "}"'} is missing at its end`,
      }
  }
  return { message: "a bracket is missing above" }
}

/** Index of the last bracket or brace of a line that its own kind does not close, or −1. */
function unclosed(text: string) {
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
