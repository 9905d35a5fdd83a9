import { explanationOf, sentencesOf } from "../../util/explanation-of"
import { isCalendarDay } from "../model/calendar-day"
import { inStudio, inTerminal, type Text } from "../model/wording"

/** A line and a column of a file, both from 1. */
export interface Position {
  line: number
  column: number
}

/** A problem in a content file: the place, what is wrong and how to fix it. */
export interface Diagnostic {
  /** Only errors stop the build. */
  severity: "error" | "warning"
  /** Id of the rule, and of its section in the guide. */
  rule: string
  /** Path from the project's root, e.g. content/case-studies/nimble/index.mdx. */
  file: string
  range: { start: Position; end: Position }
  /** Field, element, link or image, e.g. hero.title.color or <Results>; "" for the whole file. */
  field: string
  /** What is wrong, without a full stop. */
  message: string
  /** What to do, without a full stop. */
  fix: string
  /** Both in the words of the studio, if they differ. */
  studio?: string
  /** What to write in place of the range, if that is certain. */
  replacement?: string
}

/** What is wrong and what to do, without full stops. */
export type Problem = readonly [message: Text, fix: Text]

/** Where a problem is. The end defaults to the start, and both to the beginning of the file. */
export interface Place {
  file?: string
  start?: Position
  end?: Position
  field?: string
}

/** Report a problem that a rule has found. @param severity default: that of the rule */
export type Report = (
  rule: { id: string; severity?: "warning" },
  place: Place,
  message: Text,
  fix: Text,
  replacement?: string,
  severity?: "warning",
) => void

/** Add everything that is reported to `diagnostics`. @param file of the places that name none */
export const reportTo =
  (diagnostics: Diagnostic[], file = ""): Report =>
  (rule, place, message, fix, replacement, severity = rule.severity) => {
    const { start = { line: 1, column: 1 }, end = start, field = "" } = place
    const words = { message: inTerminal(message), fix: inTerminal(fix) }
    const studio = sentencesOf({ message: inStudio(message), fix: inStudio(fix) })
    diagnostics.push({
      severity: severity ?? "error",
      rule: rule.id,
      file: place.file ?? file,
      range: { start: position(start), end: position(end) },
      field,
      ...words,
      ...(studio !== sentencesOf(words) && { studio }),
      ...(replacement !== undefined && { replacement }),
    })
  }

/** Without the offset that parsers add. */
const position = ({ line, column }: Position): Position => ({ line, column })

/**
 * `file:line:column  field: message. Fix. [rule] guide` as editors, terminals and tools read it.
 * @param style adds colour or weight to a text for a terminal
 */
export const formatDiagnostic = (diagnostic: Diagnostic, style: Style = (_, text) => text) => {
  const { file, range, field } = diagnostic
  const color = isError(diagnostic) ? "red" : "yellow"
  const place = style(color, `${file}:${range.start.line}:${range.start.column}`)
  const severity = isError(diagnostic) ? "" : style(color, "warning: ")
  return `${place}  ${severity}${field && `${style("bold", field)}: `}${explanationOf(diagnostic)}`
}

/** A diagnostic in the words of the studio, with code in quotation marks, and days as the browser's date fields show them. */
export const explainInStudio = (diagnostic: Diagnostic) =>
  (diagnostic.studio ?? sentencesOf(diagnostic))
    .replace(/(?<!`)`([^`]+)`(?!`)/g, "“$1”")
    .replace(/(?<![\w"/-])\d{4}-\d\d-\d\d(?![\w"/-])/g, (day) =>
      isCalendarDay(day) ? new Date(day).toLocaleDateString(undefined, asInField) : day,
    )

const asInField = { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" } as const

type Style = (style: "red" | "yellow" | "bold", text: string) => string

/** Whether it stops the build. */
export const isError = ({ severity }: Diagnostic) => severity === "error"

/** Whether it is about a whole file, and no line of it. */
export const isOfFile = ({ field, range: { start, end } }: Diagnostic) =>
  !field && start.line === 1 && end.line === 1 && end.column === 1

/** Order by file, then by position. */
export const byPosition = (a: Diagnostic, b: Diagnostic) =>
  a.file.localeCompare(b.file) ||
  a.range.start.line - b.range.start.line ||
  a.range.start.column - b.range.start.column
