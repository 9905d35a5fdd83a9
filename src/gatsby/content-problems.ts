import type { IncomingMessage, ServerResponse } from "node:http"
import type { Reporter } from "gatsby"
import { formatProblem, isMistake, type Problem } from "../content-model/problem"
import { checkAllContent } from "./content-store"

/**
 * The problems of the content while `gatsby develop` runs: told in the terminal, and to every open page, which shows
 * them over the last good version of itself.
 */
let current: Problem[] = []
let running: Promise<void> | undefined
let again = false
const listeners = new Set<(problems: Problem[]) => void>()

/** Checks the content anew and tells what changed. Called while it runs, it runs once more afterwards. */
export const refreshContentProblems = (
  root: string,
  reporter: Pick<Reporter, "error" | "warn" | "success">,
) => {
  again = true
  running ??= (async () => {
    while (again) {
      again = false
      publish(await checkAllContent(root), reporter)
    }
  })().finally(() => {
    running = undefined
  })
  return running
}

function publish(problems: Problem[], reporter: Pick<Reporter, "error" | "warn" | "success">) {
  const before = current
  if (JSON.stringify(problems) === JSON.stringify(before)) return
  current = problems
  for (const tell of listeners) tell(problems)
  const mistakes = problems.filter(isMistake)
  const warnings = problems.filter((problem) => !isMistake(problem))
  if (mistakes.length > 0)
    reporter.error(
      `${mistakes.length === 1 ? "One mistake" : `${mistakes.length} mistakes`} in the content:\n\n${mistakes.map(formatProblem).join("\n")}\n`,
    )
  else if (before.some(isMistake)) reporter.success("No mistakes in the content")
  for (const warning of warnings)
    if (!before.some((known) => formatProblem(known) === formatProblem(warning)))
      reporter.warn(formatProblem(warning))
}

/**
 * Answers `/__content-problems`: as a stream of server-sent events to a page, which gets the list now and after every
 * change, and as JSON to everything else.
 */
export const serveContentProblems = (request: IncomingMessage, response: ServerResponse) => {
  const headers = { "cache-control": "no-store, no-transform" }
  if (!request.headers.accept?.includes("text/event-stream")) {
    response.writeHead(200, { ...headers, "content-type": "application/json; charset=utf-8" })
    response.end(JSON.stringify(current))
    return
  }
  response.writeHead(200, { ...headers, "content-type": "text/event-stream; charset=utf-8" })
  const tell = (problems: Problem[]) => response.write(`data: ${JSON.stringify(problems)}\n\n`)
  tell(current)
  listeners.add(tell)
  request.on("close", () => listeners.delete(tell))
}
