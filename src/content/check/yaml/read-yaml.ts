import { parseDocument } from "yaml"
import type { Report } from "../diagnostic"
import { positionsIn } from "../position"
import { withoutByteOrderMark } from "../read-text"
import { duplicate } from "../rules/duplicate"
import { fieldSyntax } from "../rules/field-syntax"
import { indentation } from "../rules/indentation"
import { listEntry } from "../rules/list-entry"
import { isExcessive, isTooLarge } from "../rules/yaml-limits"
import { explainYamlError } from "./explain-yaml-error"
import { type Locate, locator } from "./locate"
import { readNodes } from "./read-nodes"
import { repairError } from "./repair-error"
import { repairLines } from "./repair-lines"
import { repairSpaces } from "./repair-spaces"
import { repairTokens } from "./repair-tokens"

interface Yaml {
  /** Undefined if there is no text, or it cannot be read even after repair. */
  data: unknown
  locate: Locate
  /** Lines with errors, also with those that come from others and are not reported. */
  errorLines: ReadonlySet<number>
}

/** Read YAML: its values, and the places where they are. All errors are reported. */
export const readYaml = (source: string, report: Report = () => {}): Yaml => {
  const written = withoutByteOrderMark(source).split(/\r\n?|\n/)
  const found: Parameters<Report>[] = []
  const errorLines = new Set<number>()
  const add: Report = (...one) => {
    found.push(one)
    errorLines.add(lineOf(one))
  }
  const { document, positionAt } = parse(written.join("\n"), errorLines, add)
  const locate = locator(document.contents, positionAt, written)
  let data: unknown
  if (document.errors.length === 0) {
    data = readNodes(document, (rule, node, ...problem) => {
      const start = positionAt(node?.range?.[0] ?? 0)
      if (!aboutPlaces.includes(rule.id) || !errorLines.has(start.line)) add(rule, { start }, ...problem)
    })
    if (isExcessive(data, locate, add)) data = undefined
  }
  reportCauses(found, written, report)
  return { data, locate, errorLines }
}

/**
 * Parse a text. The first error can cause those below it: its line is changed in a way that only suits the parser, and the
 * text parsed again.
 */
function parse(source: string, errorLines: ReadonlySet<number>, report: Report) {
  let text = isTooLarge(source, report) ? "" : source
  for (const repair of [repairSpaces, repairLines, repairTokens]) text = repair(text, report)
  for (let rest = maximumErrors(text); ; rest -= 1) {
    const document = parseDocument(text, options)
    const positionAt = positionsIn(text)
    const [first] = document.errors.sort((a, b) => a.pos[0] - b.pos[0])
    if (!first || rest === 0) return { document, positionAt }
    const lines = text.split("\n")
    const error = explainYamlError(first, lines, positionAt)
    // A second error of a line comes from its repair.
    if (!errorLines.has(error.start.line)) report(error.rule, { start: error.start }, ...error.problem)
    repairError(lines, error)
    if (lines.join("\n") === text) return { document, positionAt }
    text = lines.join("\n")
  }
}

/** `readNodes` reads the values and finds names that are written twice. */
const options = { schema: "failsafe", uniqueKeys: false, prettyErrors: false, logLevel: "error" } as const

/** More errors are not worth listing: the file is not YAML. Each costs another parse of the whole text. */
const maximumErrors = (text: string) => Math.min(25, Math.ceil(20_000 / text.split("\n").length))

/** Report errors by line, without those that come from another one. */
function reportCauses(found: Parameters<Report>[], lines: string[], report: Report) {
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
