import path from "node:path"
import { parseArgs } from "node:util"
import type { ContentCheck } from "../content-model/check-content"
import { checkWithMemory } from "../content-model/check-memory"
import { isMistake } from "../content-model/problem"
import { buildVersion } from "../gatsby/build-version"
import type { Io } from "./io"
import { githubReport, jsonReport, type ReportFormat, reportFormats, textReport } from "./report"

const codeRoot = path.resolve(__dirname, "../..")

const usage = `Usage: npm run content:check -- [--format text|json|github]`

/** `npm run content:check`: reports every mistake of the content; answers with the exit code. */
export const check = async (args: string[], { root, write, inColour }: Io): Promise<number> => {
  const format = formatOf(args)
  if (!format) {
    write(usage)
    return 2
  }
  const started = performance.now()
  const code = { root: codeRoot, version: buildVersion(codeRoot) }
  const result = await checkWithMemory(root, code, { withDrafts: false })
  const { problems } = result
  if (format === "json") write(jsonReport(problems))
  else {
    for (const line of format === "github" ? githubReport(problems) : textReport(problems, inColour))
      write(line)
    if (format === "text")
      write(`${problems.length > 0 ? "\n" : ""}${summary(result, performance.now() - started)}`)
  }
  return problems.some(isMistake) ? 1 : 0
}

function formatOf(args: string[]): ReportFormat | undefined {
  try {
    const { values } = parseArgs({ args, options: { format: { type: "string", default: "text" } } })
    return reportFormats.find((known) => known === values.format)
  } catch {
    return undefined
  }
}

/** `32 documents, 1 of them a draft, 19 data files, 148 pictures: no mistakes, 2 warnings (0.8 s)` */
const summary = ({ problems, counts }: ContentCheck, milliseconds: number) => {
  const mistakes = problems.filter(isMistake).length
  const warnings = problems.length - mistakes
  const drafts = counts.drafts > 0 ? ` (${number(counts.drafts, "draft")})` : ""
  const checked = `${number(counts.documents, "document")}${drafts}, ${number(counts.dataFiles, "data file")}, ${number(counts.pictures, "picture")}`
  const found = mistakes === 0 ? "no mistakes" : number(mistakes, "mistake")
  const noted = warnings === 0 ? "" : `, ${number(warnings, "warning")}`
  return `${checked}: ${found}${noted} (${(milliseconds / 1000).toFixed(1)} s).`
}

const number = (count: number, noun: string) =>
  `${count.toLocaleString("en-GB")} ${noun}${count === 1 ? "" : "s"}`
