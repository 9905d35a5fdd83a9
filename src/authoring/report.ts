import type { Diagnostic } from "../content-check/diagnostic"
import { explanationOf } from "../lib/explanation-of"

export type ReportFormat = "text" | "json" | "github"

export const reportFormats: readonly ReportFormat[] = ["text", "json", "github"]

/** All diagnostics as one JSON array, for tools. */
export const jsonReport = (diagnostics: readonly Diagnostic[]): string => JSON.stringify(diagnostics, null, 2)

/** Workflow commands, which GitHub shows as annotations of the lines. */
export const githubReport = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map((diagnostic) => {
    const { severity, file, range, field } = diagnostic
    const properties = { file, line: range.start.line, col: range.start.column, title: field || "Content" }
    const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    return `::${severity} ${list.join(",")}::${escapeData(explanationOf(diagnostic))}`
  })

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")

const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
