import { styleText } from "node:util"
import { formatDay } from "../../util/day"
import { type Diagnostic, formatDiagnostic, isError } from "../check/diagnostic"
import type { Snapshot, UnpublishedDocument } from "./snapshot"

/** One line for each diagnostic, with positions that terminals make clickable. */
export const textReport = (diagnostics: readonly Diagnostic[], inColour: boolean): string[] =>
  diagnostics.map((diagnostic) =>
    inColour ? formatDiagnostic(diagnostic, withColour) : formatDiagnostic(diagnostic),
  )

const withColour = (style: "red" | "yellow" | "bold", text: string) =>
  styleText(style, text, { validateStream: false })

/** `32 documents (1 unpublished), 19 data files, 148 pictures: no problems found (0.8 s).` */
export const summary = (
  { diagnostics, counts }: Pick<Snapshot, "diagnostics" | "counts">,
  milliseconds: number,
): string => {
  const errors = diagnostics.filter(isError).length
  const warnings = diagnostics.length - errors
  const unpublished =
    counts.unpublished > 0 ? ` (${counts.unpublished.toLocaleString("en-GB")} unpublished)` : ""
  const checked = `${counted(counts.documents, "document")}${unpublished}, ${counted(counts.dataFiles, "data file")}, ${counted(counts.images, "picture")}`
  const found = [
    ...(errors > 0 ? [counted(errors, "error")] : []),
    ...(warnings > 0 ? [counted(warnings, "warning")] : []),
  ].join(", ")
  return `${checked}: ${found || "no problems found"} (${(milliseconds / 1000).toFixed(1)} s).`
}

const counted = (count: number, noun: string) =>
  `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`

/** `is a draft`, or `will be published on 9 December 2027`. */
export const publishingNote = ({ publishDay }: UnpublishedDocument): string =>
  publishDay ? `will be published on ${formatDay(publishDay)}` : "is a draft"

/** Whether to print colours, according to https://no-color.org and Node's FORCE_COLOR. */
export const showsColour = (): boolean => {
  if (process.env.FORCE_COLOR) return process.env.FORCE_COLOR !== "0"
  return process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== "dumb"
}
