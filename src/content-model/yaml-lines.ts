import type { Mended, YamlMistake } from "./yaml-mistakes"
import { linesOfBlocks } from "./yaml-spaces"

/** Finds lines that YAML joins to their neighbours without a word, or stops at much further down. */
export const mendLines = (text: string): Mended => {
  const lines = text.split("\n")
  const blocks = linesOfBlocks(lines)
  const mistakes: YamlMistake[] = []
  for (const [index, line] of lines.entries()) {
    if (blocks.has(index)) continue
    const at = { line, lines, index }
    const found = runawayQuote(at) ?? looseEntry(at) ?? swallowedEntry(at) ?? twofold(at)
    if (!found) continue
    mistakes.push({ line: index + 1, column: found.column, message: found.message })
    lines[index] = found.mended
  }
  return { mistakes, text: lines.join("\n") }
}

interface Place {
  line: string
  /** All lines, those above as they were meant. */
  lines: string[]
  index: number
}

interface Found {
  column: number
  message: string
  /** The line as it was probably meant. */
  mended: string
}

/** Indentation and dashes, the field's name with what separates it from its value, and the value. */
const partsOf = (line: string) => {
  const [, indent = "", name = "", value = ""] =
    /^(\s*(?:- +)*)((?:[A-Za-z_][\w-]*:(?:[ \t]+|$))?)(.*)$/.exec(line) ?? []
  return { indent, name, value }
}

const isField = (line: string) => partsOf(line).name !== ""

const isNote = (line: string) => /^\s*(?:#|$)/.test(line)

const indentOf = (line: string) => line.search(/\S|$/)

const opensQuotation = (value: string) =>
  /^["']/.test(value) && !/^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/.test(value)

/** A quotation mark that opens a text and does not close it, so that the next field becomes a part of the text. */
function runawayQuote({ line, lines, index }: Place): Found | undefined {
  const { indent, name, value } = partsOf(line)
  if (!opensQuotation(value) || !isField(lines[index + 1] ?? "")) return undefined
  return {
    column: indent.length + name.length + 1,
    message: "a quotation mark opens here and never closes. Close it at the end of the text",
    mended: indent + name + JSON.stringify(value.slice(1)),
  }
}

/** An entry of a list without the space behind its dash, or with another sign: YAML takes it for a text. */
function looseEntry({ line, lines, index }: Place): Found | undefined {
  const [, indent = "", sign = "", entry = ""] = /^( *)(-(?=[^\s-])|[*+•–—](?=\s))\s*(.*)$/.exec(line) ?? []
  if (!sign) return undefined
  const above = lines.slice(0, index)
  const model = above.findLast((other) => !isNote(other) && indentOf(other) <= indent.length) ?? ""
  const dash = /^( *)- /.exec(model)?.[1]
  const isList = dash !== undefined || /^ *[A-Za-z_][\w-]*:\s*(?:#.*)?$/.test(model)
  if (!isList || opensQuotation(partsOf(model).value)) return undefined
  const what = sign === "-" ? "a space is missing behind this dash" : `"${sign}" begins no entry here`
  const where = indent.length > (dash ?? indent).length ? ", below the dash above" : ""
  return {
    column: indent.length + 1,
    message: `${what}. Entries of a list begin with "- ", a dash and a space${where}`,
    mended: `${dash ?? indent}- ${entry}`,
  }
}

/** An entry of a list that is indented deeper than a text above it, and so becomes a part of that text. */
function swallowedEntry({ line, lines, index }: Place): Found | undefined {
  const [, indent = "", entry] = /^( *)(- .*)$/.exec(line) ?? []
  const [, start = "", value = ""] =
    /^( *(?:- +)?)(?:[A-Za-z_][\w-]*:[ \t]+)?([^\s"'#[{|>&*!%@`].*)$/.exec(lines[index - 1] ?? "") ?? []
  if (!entry || !value || value.endsWith(":") || indent.length <= indentOf(start)) return undefined
  return {
    column: indent.length + 1,
    message:
      "this entry is indented deeper than the text above it and becomes a part of it. Put the dash below the dash above",
    mended: start.replace(/-.*/, "") + entry,
  }
}

/** Lines in which what belongs to a field begins, notes between them included. */
const farthest = 12

/** A value where a group or a list is indented below. A single field there is rather one that is indented too far. */
function twofold({ line, lines, index }: Place): Found | undefined {
  const { indent, name, value } = partsOf(line)
  if (!name || !/^[^\s"'#[{|>&*!%@`]|^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*$/.test(value)) return undefined
  const [first = "", second = ""] = lines.slice(index + 1, index + farthest).filter((other) => !isNote(other))
  const deeper = (other: string) => indentOf(other) > indent.length
  const list = deeper(first) && /^\s*- /.test(first) && !indent.includes("-")
  const group = deeper(first) && isField(first) && !/^\s*- /.test(first) && deeper(second)
  if (!list && !group) return undefined
  const message = list
    ? "a text stands here and a list below it, where only one can be. Remove the text, or write it as an entry of the list"
    : "a text stands here and a group of fields below it, where only one can be. Remove the text, or indent the fields no deeper than this one"
  return { column: indent.length + name.length + 1, message, mended: indent + name.trimEnd() }
}
