import type { Report } from "../diagnostic"
import type { Problem, Rule } from "../rule"
import { fieldSyntax } from "../rules/field-syntax"
import { indentation, outdented } from "../rules/indentation"
import { listEntry } from "../rules/list-entry"
import { unclosedBracket } from "./explain-yaml-error"
import { linesOfBlocks } from "./repair-spaces"

/** Report lines that YAML silently joins to the lines around them, and return the text as it was probably meant. */
export const repairLines = (text: string, report: Report): string => {
  const lines = text.split("\n")
  const blocks = linesOfBlocks(lines)
  for (const [index, line] of lines.entries()) {
    if (blocks.has(index)) continue
    const at = { line, lines, index }
    const found =
      missingColon(at) ?? outdentedLine(at) ?? looseEntry(at) ?? swallowedEntry(at) ?? twoValues(at)
    if (!found) continue
    report(found.rule, { start: { line: index + 1, column: found.column } }, ...found.problem)
    lines[index] = found.repaired
  }
  return lines.join("\n")
}

interface LinePlace {
  line: string
  /** All lines, those above already repaired. */
  lines: string[]
  index: number
}

interface Found {
  rule: Rule
  column: number
  problem: Problem
  repaired: string
}

/** Indentation and dashes, the field's name with its colon, and the value. */
const partsOf = (line: string) => {
  const [, indent = "", name = "", value = ""] =
    /^(\s*(?:-[ \t]+)*)((?:[A-Za-z_][\w-]*:(?:[ \t]+|$))?)(.*)$/.exec(line) ?? []
  return { indent, name, value }
}

const isField = (line: string) => partsOf(line).name !== ""

const isComment = (line: string) => /^\s*(?:#|$)/.test(line)

const indentOf = (line: string) => line.search(/\S|$/)

/** The nearest line below or above that is no comment, and not indented further than this. */
function nearest(lines: string[], index: number, step: 1 | -1, indent = Number.POSITIVE_INFINITY) {
  let at = index + step
  while (lines[at] !== undefined && (isComment(lines[at] ?? "") || indentOf(lines[at] ?? "") > indent))
    at += step
  return lines[at] ?? ""
}

const opensQuote = (value: string) => /^["']/.test(value) && !/^"(?:[^"\\]|\\.)*"|^'(?:[^']|'')*'/.test(value)

/** A line of a text in quotes, or of a list or group in brackets, that is not indented. */
function outdentedLine({ line, lines, index }: LinePlace): Found | undefined {
  if (isComment(line)) return undefined
  const above = lines.slice(Math.max(0, index - linesAhead), index)
  const from = above.findLastIndex(startsValue)
  const { indent, name, value } = partsOf(above[from] ?? "")
  const own = name ? indent.length : indent.trimEnd().length - 1
  const text = [value, ...above.slice(from + 1)].join(" ")
  if (indentOf(line) > own || !isOpen(text)) return undefined
  const below = lines.slice(index, index + linesAhead)
  const next = below.findIndex(startsValue)
  // A field may belong to the group above, if it ends in the same line.
  const whole = [text, ...(next === 0 ? [line] : below.slice(0, next < 0 ? undefined : next))].join(" ")
  const isEnd = indentOf(line) === own && /^\s*[\]}]\s*(?:#.*)?$/.test(line) && !isOpen(text + line)
  if (isEnd || isOpen(whole) || (next === 0 && opensQuote(text))) return undefined
  return {
    rule: indentation,
    column: indentOf(line) + 1,
    problem: outdented,
    repaired: " ".repeat(own + 2) + line.trimStart(),
  }
}

const startsValue = (line: string) => isField(line) || /^\s*- /.test(line)

const isOpen = (value: string) => opensQuote(value) || (/^[[{]/.test(value) && unclosedBracket(value) >= 0)

/** The name of a group or list without its colon, so that the lines below have no place. */
function missingColon({ line, lines, index }: LinePlace): Found | undefined {
  const [, indent = "", name] = /^( *)([A-Za-z_][\w-]*)[ \t]*$/.exec(line) ?? []
  if (!name) return undefined
  const below = nearest(lines, index, 1)
  const above = nearest(lines, index, -1)
  const isGroup = indentOf(below) > indent.length && /^ *(?:- |[A-Za-z_][\w-]*:(?:\s|$))/.test(below)
  const isSecondLine = indentOf(above) < indent.length && partsOf(above).value !== ""
  if (!isGroup || isSecondLine) return undefined
  return {
    rule: fieldSyntax,
    column: indent.length + 1,
    problem: ["a colon is missing after this name", `Write "${name}:"`],
    repaired: `${indent}${name}:`,
  }
}

/** An entry of a list without the space after its dash, or with another sign: YAML takes it for text. */
function looseEntry({ line, lines, index }: LinePlace): Found | undefined {
  const [, indent = "", sign = "", entry = ""] = /^( *)(-(?=[^\s-])|[*+•–—](?=\s))\s*(.*)$/.exec(line) ?? []
  if (!sign) return undefined
  const model = nearest(lines, index, -1, indent.length)
  const dash = /^( *)- /.exec(model)?.[1]
  const isList = dash !== undefined || /^ *[A-Za-z_][\w-]*:\s*(?:#.*)?$/.test(model)
  if (!isList || opensQuote(partsOf(model).value)) return undefined
  const where = indent.length > (dash ?? indent).length ? ", below the dash above" : ""
  return {
    rule: listEntry,
    column: indent.length + 1,
    problem: [
      sign === "-" ? "a space is missing after this dash" : `"${sign}" does not start an entry here`,
      `Start each entry of a list with a dash and a space${where}`,
    ],
    repaired: `${dash ?? indent}- ${entry}`,
  }
}

/** An entry of a list that is indented deeper than the text above, and so becomes part of that text. */
function swallowedEntry({ line, lines, index }: LinePlace): Found | undefined {
  const [, indent = "", entry] = /^( *)(- .*)$/.exec(line) ?? []
  const [, start = "", value = ""] =
    /^( *(?:- +)?)(?:[A-Za-z_][\w-]*:[ \t]+)?((?![?-]\s)[^\s"'#[{|>&*!%@`].*)$/.exec(
      lines[index - 1] ?? "",
    ) ?? []
  if (!entry || !value || /:(?:[ \t]+#.*|[ \t]*)$/.test(value) || indent.length <= indentOf(start))
    return undefined
  return {
    rule: listEntry,
    column: indent.length + 1,
    problem: [
      "this entry is indented deeper than the text above and becomes part of it",
      "Put its dash below the dash above",
    ],
    repaired: start.replace(/-.*/, "") + entry,
  }
}

/** Lines to look at for what belongs to a field, comments included. */
const linesAhead = 12

/** A field with a text, and a group or a list below. A single field below is one that is indented too far. */
function twoValues({ line, lines, index }: LinePlace): Found | undefined {
  const { indent, name, value } = partsOf(line)
  if (!name || !/^[^\s"'#[{|>&*!%@`]|^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*$/.test(value)) return undefined
  const below = lines.slice(index + 1, index + linesAhead).filter((other) => !isComment(other))
  const [first = "", second = ""] = below
  const deeper = (other: string) => indentOf(other) > indent.length
  const list = deeper(first) && /^\s*- /.test(first) && !indent.includes("-")
  const group = deeper(first) && isField(first) && !/^\s*- /.test(first) && deeper(second)
  if (!list && !group) return undefined
  return {
    rule: indentation,
    column: indent.length + name.length + 1,
    problem: list
      ? ["this field has a text, and a list below it", "Remove the text, or write it as an entry of the list"]
      : [
          "this field has a text, and fields below it",
          "Remove the text, or indent the fields no deeper than this one",
        ],
    repaired: indent + name.trimEnd(),
  }
}
