import type { Report } from "../diagnostic"
import { withoutByteOrderMark } from "../read-text"
import { duplicate } from "../rules/duplicate"
import { fieldSyntax } from "../rules/field-syntax"
import { indentation } from "../rules/indentation"
import { listEntry } from "../rules/list-entry"
import { isExcessive, isTooLarge, reportDepth } from "../rules/yaml-limits"
import { checkNodes } from "./check-nodes"
import { explainYamlError, type ParserError, type YamlError } from "./explain-yaml-error"
import { readYaml } from "./read-yaml"
import { repairLines } from "./repair-lines"
import { repairSpaces } from "./repair-spaces"
import { repairTokens } from "./repair-tokens"

interface ParsedYaml {
  /** Undefined if the text cannot be parsed even after repair. */
  data: unknown
  /** The text that was parsed: repaired, with every line in its place. */
  text: string
  /** Lines with errors, also with those that come from others and are not reported. */
  errorLines: ReadonlySet<number>
}

/** More lines with errors are not worth listing: the file is not YAML. Each costs another parse of the whole text. */
const maximumErrors = (text: string) => Math.min(25, Math.ceil(20_000 / text.split("\n").length))

/** A line that still fails after as many repairs cannot be repaired. */
const maximumAttempts = 3

/**
 * Parse YAML. The parser stops at the first error: its line is repaired in a way that only suits the parser, and the
 * text parsed again, so that one error does not hide the others.
 */
export const parseYaml = (source: string, report: Report = () => {}): ParsedYaml => {
  const found: Parameters<Report>[] = []
  const parsed = parseRepaired(source, (...one) => found.push(one))
  const lines = source.split("\n")
  const starts = startsOfFields(lines)
  const broken = new Set<number>()
  for (const one of found.sort((a, b) => lineOf(a) - lineOf(b))) {
    const [rule] = one
    const field = starts[lineOf(one) - 1] ?? 0
    // Once a line of a field is in the wrong place, so are the lines below it.
    const follows = broken.has(field) && aboutPlaces.includes(rule.id)
    if (!follows || !isWellFormed(lines[lineOf(one) - 1] ?? "")) report(...one)
    if (aboutPlaces.includes(rule.id) && rule.id !== duplicate.id) broken.add(field)
  }
  return { ...parsed, errorLines: new Set(found.map(lineOf)) }
}

const lineOf = ([, { start }]: Parameters<Report>) => start?.line ?? 1

/** Rules about the place of a line among others. */
const aboutPlaces = [indentation, listEntry, fieldSyntax, duplicate].map(({ id }) => id)

const isWellFormed = (line: string) => /^\s*(?:- |[A-Za-z_][\w-]*:(?:\s|$))/.test(line)

/** For each line the index of the line where its field at the top, or its entry of a data file, starts. */
export const startsOfFields = (lines: readonly string[]): number[] => {
  let start = 0
  return lines.map((line, index) => {
    if (/^\S/.test(line) && isWellFormed(line)) start = index
    return start
  })
}

function parseRepaired(source: string, report: Report): Omit<ParsedYaml, "errorLines"> {
  const linesWithErrors = new Set<number>()
  const reportOnce: Report = (rule, place, message, fix) => {
    report(rule, place, message, fix)
    linesWithErrors.add(place.start?.line ?? 1)
  }
  let text = withoutByteOrderMark(source).replaceAll("\r\n", "\n")
  if (isTooLarge(text, reportOnce)) return { data: undefined, text: "" }
  for (const repair of [repairSpaces, repairLines, repairTokens]) text = repair(text, reportOnce)

  const attempts = new Map<number, number>()
  for (const maximum = maximumErrors(text); attempts.size < maximum; ) {
    try {
      const data = readYaml(text)
      if (isExcessive(data, text, reportOnce)) return { data: undefined, text: "" }
      return { data: checkNodes(text, reportOnce) ? data : undefined, text }
    } catch (exception) {
      if (exception instanceof RangeError) {
        reportDepth({}, reportOnce)
        return { data: undefined, text: "" }
      }
      const error = explainYamlError(text, exception as ParserError)
      const { line } = error.start
      // A second error of a line comes from its repair.
      if (!linesWithErrors.has(line)) reportOnce(error.rule, { start: error.start }, ...error.problem)
      const attempt = (attempts.get(line) ?? 0) + 1
      const repaired = withRepair(text, error)
      if (repaired === text || attempt > maximumAttempts) break
      attempts.set(line, attempt)
      text = repaired
    }
  }
  return { data: undefined, text }
}

/** The text without an error; the fields around it stay what they are. */
function withRepair(text: string, { start: { line, column }, repair }: YamlError) {
  if (repair === "rename") return replaceLine(text, line, (found) => renamedKey(found, column))
  if (repair === "indent next line") return indentedLike(text, line + 1, line)
  if (repair === "indent line") return indentedLike(text, line, line - 1)
  return replaceLine(text, line, quotedValue)
}

/** A line with the indentation of another one. */
function indentedLike(text: string, line: number, model: number) {
  const indent = /^[ ]*(?:- )?/.exec(text.split("\n")[model - 1] ?? "")?.[0].replace("-", " ") ?? ""
  return replaceLine(text, line, (found) => indent + found.trimStart())
}

function replaceLine(text: string, line: number, change: (line: string) => string) {
  const lines = text.split("\n")
  const current = lines[line - 1]
  if (current === undefined) return text
  lines[line - 1] = change(current)
  return lines.join("\n")
}

/** The line with its value in quotes; a line that is not a field becomes one. */
function quotedValue(line: string) {
  const [, head = "", key, value = ""] = /^(\s*(?:- +)*)(?:([A-Za-z_][\w-]*):)?\s*(.*?)\s*$/.exec(line) ?? []
  if (!value) return line
  if (/^"(?:[^"\\]|\\.)*"$/.test(value)) return line.replace(value, () => JSON.stringify(value.slice(1, -1)))
  if (key) return `${head}${key}: ${JSON.stringify(value)}`
  if (head.includes("-")) return head + JSON.stringify(value)
  const [, word, rest = ""] = /^([A-Za-z_][\w-]*)\s*(.*)$/.exec(value) ?? []
  return word ? `${head}${word}: ${JSON.stringify(rest)}` : `${head}# ${value}`
}

/** The second of two fields with the same name gets another name. */
const renamedKey = (line: string, column: number) =>
  line.slice(0, column - 1) + line.slice(column - 1).replace(/^["']?[^"':]+["']?/, "written-twice")
