import path from "node:path"
import { parseArgs } from "node:util"
import { buildVersion } from "../content-model/build-version"
import type { ContentCheck } from "../content-model/check-content"
import { checkWithMemory } from "../content-model/check-memory"
import { isMistake } from "../content-model/problem"
import type { Io } from "./io"
import { githubReport, jsonReport, type ReportFormat, reportFormats, textReport } from "./report"
import { whileChanging } from "./watch"

const codeRoot = path.resolve(__dirname, "../..")

const usage = "Usage: npm run content:check -- [--format text|json|github] [--watch]"

/** `npm run content:check`: reports every mistake of the content; answers with the exit code. */
export const check = async (args: string[], io: Io): Promise<number> => {
  const wish = wishOf(args)
  if (!wish) {
    io.write(usage)
    return 2
  }
  if (!wish.watch) return checkOnce(wish.format, io)
  await whileChanging(path.join(io.root, "content"), async () => {
    io.write("Checking the content …")
    await checkOnce(wish.format, io)
  })
  return 0
}

async function checkOnce(format: ReportFormat, { root, write, inColour }: Io) {
  const started = performance.now()
  const code = { root: codeRoot, version: buildVersion(codeRoot) }
  const result = await checkWithMemory(root, code, { withDrafts: false })
  const { problems } = result
  if (format === "json") write(jsonReport(problems))
  if (format === "github") for (const line of githubReport(problems)) write(line)
  if (format === "text") {
    for (const line of textReport(problems, inColour)) write(line)
    if (problems.length > 0) write("")
    write(summary(result, performance.now() - started))
  }
  return problems.some(isMistake) ? 1 : 0
}

function wishOf(args: string[]) {
  try {
    const options = {
      format: { type: "string", default: "text" },
      watch: { type: "boolean", default: false },
    } as const
    const { values } = parseArgs({ args, options })
    const format = reportFormats.find((known) => known === values.format)
    return format && { format, watch: values.watch }
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
