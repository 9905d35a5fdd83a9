import type { IncomingMessage, ServerResponse } from "node:http"
import type { Reporter } from "gatsby"
import { formatProblem, isMistake, type Problem } from "../content-model/problem"
import type { ContentState } from "../shell/use-preview"
import { checkAllContent } from "./check-all-content"

/**
 * The problems of the content while `gatsby develop` runs: told in the terminal, and to every open page, which shows
 * them over the last good version of itself.
 */
const contentProblems = {
  current: [] as Problem[],
  /** Paths of the documents' pages. */
  pages: [] as readonly string[],
  running: undefined as Promise<void> | undefined,
  again: false,
  /** Each writes to one open page. */
  listeners: new Set<() => void>(),
}

/** Checks the content anew and tells what changed. Called while it runs, it runs once more afterwards. Never rejects. */
export const refreshContentProblems = (
  root: string,
  reporter: Pick<Reporter, "error" | "warn" | "success">,
) => {
  contentProblems.again = true
  contentProblems.running ??= (async () => {
    while (contentProblems.again) {
      contentProblems.again = false
      await check(root, reporter)
    }
    // At once: what is asked for a moment later begins anew.
    contentProblems.running = undefined
  })()
  return contentProblems.running
}

async function check(root: string, reporter: Pick<Reporter, "error" | "warn" | "success">) {
  try {
    publish(await checkAllContent(root), reporter)
  } catch (error) {
    // Nobody waits for this: unheard, an error would end develop.
    reporter.error("The content could not be checked", error as Error)
  }
}

/** Tells the open pages which documents there are: one that is gone cannot be told by its own data. */
export const tellDocumentPages = (paths: readonly string[]) => {
  if (paths.join() === contentProblems.pages.join()) return
  contentProblems.pages = paths
  for (const tell of contentProblems.listeners) tell()
}

function publish(problems: Problem[], reporter: Pick<Reporter, "error" | "warn" | "success">) {
  const before = contentProblems.current
  if (JSON.stringify(problems) === JSON.stringify(before)) return
  contentProblems.current = problems
  for (const tell of contentProblems.listeners) tell()
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
 * Answers `/__content-problems`: as a stream of server-sent events to a page, which gets everything now and after
 * every change, and as JSON to everything else.
 */
export const serveContentProblems = (request: IncomingMessage, response: ServerResponse) => {
  const headers = { "cache-control": "no-store, no-transform" }
  const preview = () => {
    const { current: problems, pages } = contentProblems
    return JSON.stringify({ problems, pages } satisfies ContentState)
  }
  if (!request.headers.accept?.includes("text/event-stream")) {
    response.writeHead(200, { ...headers, "content-type": "application/json; charset=utf-8" })
    response.end(preview())
    return
  }
  response.writeHead(200, { ...headers, "content-type": "text/event-stream; charset=utf-8" })
  const tell = () => response.write(`data: ${preview()}\n\n`)
  tell()
  contentProblems.listeners.add(tell)
  request.on("close", () => contentProblems.listeners.delete(tell))
}
