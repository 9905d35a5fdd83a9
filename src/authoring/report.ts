import { styleText } from "node:util"
import { isMistake, type Problem, placeOf, sentence } from "../content-model/problem"

export type ReportFormat = "text" | "json" | "github"

export const reportFormats: readonly ReportFormat[] = ["text", "json", "github"]

type Style = (format: Parameters<typeof styleText>[0], text: string) => string

/** One line for each problem, as terminals make them clickable: `file:line:column  field: message.` */
export const textReport = (problems: readonly Problem[], inColour: boolean): string[] => {
  const style: Style = (format, text) =>
    inColour ? styleText(format, text, { validateStream: false }) : text
  return problems.map((problem) => {
    const place = style(isMistake(problem) ? "red" : "yellow", placeOf(problem))
    const severity = isMistake(problem) ? "" : style("yellow", "warning: ")
    const field = problem.field ? `${style("bold", problem.field)}: ` : ""
    return `${place}  ${severity}${field}${sentence(problem)}`
  })
}

/** Everything as one JSON array, for tools. */
export const jsonReport = (problems: readonly Problem[]): string =>
  JSON.stringify(
    problems.map(({ file, line, column, field, message, severity = "error" }) => ({
      file,
      line,
      column,
      field,
      message,
      severity,
    })),
    null,
    2,
  )

/** Workflow commands, which GitHub shows as annotations of the lines. */
export const githubReport = (problems: readonly Problem[]): string[] =>
  problems.map((problem) => {
    const command = isMistake(problem) ? "error" : "warning"
    const properties = {
      file: problem.file,
      line: problem.line,
      col: problem.column,
      title: problem.field || "Content",
    }
    const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    return `::${command} ${list.join(",")}::${escapeData(sentence(problem))}`
  })

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")

const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
