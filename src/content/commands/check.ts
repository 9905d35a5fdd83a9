import { parseArgs } from "node:util"
import { explanationOf } from "../../util/explanation-of"
import { type Diagnostic, isError } from "../check/diagnostic"
import { checkProject } from "../engine/check-project"
import { projectContent } from "../engine/project-content"
import { publishingNote, textReport } from "../engine/text-report"
import type { Io } from "./io"

const formats = ["text", "json", "github"] as const

const usage = "Usage: npm run content:check -- [--format text|json|github] [--watch]"

/** `npm run content:check`: report every problem of the content. Return the exit code. */
export const check = async (args: string[], io: Io): Promise<number> => {
  const options = optionsOf(args)
  if (!options) {
    io.write(usage)
    return 2
  }
  if (!options.watch) return checkOnce(options.format, io)
  const content = await projectContent(io.root, io.model)
  await content.watch(async () => {
    io.write("Checking the content …")
    await checkOnce(options.format, io)
  })
  return 0
}

async function checkOnce(format: (typeof formats)[number], { root, model, write, inColour }: Io) {
  const result = await checkProject(root, model)
  const { diagnostics } = result
  if (format === "json") write(JSON.stringify(diagnostics, null, 2))
  if (format === "github") for (const diagnostic of diagnostics) write(workflowCommand(diagnostic))
  if (format === "text") {
    for (const line of textReport(diagnostics, inColour)) write(line)
    const scheduled = result.unpublished.filter(({ publishDay }) => publishDay)
    for (const document of scheduled) write(`${document.file}  ${publishingNote(document)}`)
    if (diagnostics.length + scheduled.length > 0) write("")
    write(result.summary)
  }
  return diagnostics.some(isError) ? 1 : 0
}

/** A workflow command, which GitHub shows as an annotation of the line. */
const workflowCommand = (diagnostic: Diagnostic): string => {
  const { severity, file, range, field } = diagnostic
  const properties = { file, line: range.start.line, col: range.start.column, title: field || "Content" }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
  return `::${severity} ${list.join(",")}::${escapeData(explanationOf(diagnostic))}`
}

const escapeData = (text: string) =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")

const escapeProperty = (text: string) => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

function optionsOf(args: string[]) {
  try {
    const options = {
      format: { type: "string", default: "text" },
      watch: { type: "boolean", default: false },
    } as const
    const { values } = parseArgs({ args, options })
    const format = formats.find((known) => known === values.format)
    return format && { format, watch: values.watch }
  } catch {
    return undefined
  }
}
