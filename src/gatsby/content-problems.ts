import type { IncomingMessage, ServerResponse } from "node:http"
import type { Reporter } from "gatsby"
import type { Diagnostic } from "../content-check/diagnostic"
import type { ContentState } from "../shell/use-content-problems"
import { checkAllContent, errorMessage, warningMessages } from "./check-all-content"

/** State of the content in `gatsby develop`, reported in the terminal and sent to every open page. */
const contentProblems = {
  problems: [] as readonly Diagnostic[],
  pages: [] as readonly string[],
  running: undefined as Promise<void> | undefined,
  /** Check once more after the running check. */
  checkAgain: false,
  /** Each listener sends the state to one open page. */
  listeners: new Set<() => void>(),
}

type Reports = Pick<Reporter, "error" | "warn" | "success">

/** Check the content and report changes. If a check is running, check again after it. Never rejects. */
export const refreshContentProblems = (root: string, reporter: Reports) => {
  contentProblems.checkAgain = true
  contentProblems.running ??= (async () => {
    while (contentProblems.checkAgain) {
      contentProblems.checkAgain = false
      await check(root, reporter)
    }
    contentProblems.running = undefined
  })()
  return contentProblems.running
}

async function check(root: string, reporter: Reports) {
  try {
    publishProblems(await checkAllContent(root), reporter)
  } catch (error) {
    // An unhandled rejection would end develop.
    reporter.error("The content could not be checked", error as Error)
  }
}

/** Send the paths of all documents' pages to the open pages: a deleted document has no page data. */
export const publishDocumentPages = (paths: readonly string[]) => {
  if (paths.join() === contentProblems.pages.join()) return
  contentProblems.pages = paths
  for (const send of contentProblems.listeners) send()
}

/** Report problems in the terminal, and send them to the open pages, if they have changed. */
function publishProblems(problems: readonly Diagnostic[], reporter: Reports) {
  const before = contentProblems.problems
  if (JSON.stringify(problems) === JSON.stringify(before)) return
  contentProblems.problems = problems
  for (const send of contentProblems.listeners) send()
  const errors = errorMessage(problems)
  if (errors) reporter.error(errors)
  else if (errorMessage(before)) reporter.success("No errors in the content")
  const known = warningMessages(before)
  for (const warning of warningMessages(problems)) if (!known.includes(warning)) reporter.warn(warning)
}

/**
 * Answer `/__content-problems`: pages get the state now and after every change (server-sent events), other clients get
 * it once, as JSON.
 */
export const serveContentProblems = (request: IncomingMessage, response: ServerResponse) => {
  const headers = { "cache-control": "no-store, no-transform" }
  const state = () => {
    const { problems, pages } = contentProblems
    return JSON.stringify({ problems, pages } satisfies ContentState)
  }
  if (!request.headers.accept?.includes("text/event-stream")) {
    response.writeHead(200, { ...headers, "content-type": "application/json; charset=utf-8" })
    response.end(state())
    return
  }
  response.writeHead(200, { ...headers, "content-type": "text/event-stream; charset=utf-8" })
  const send = () => response.write(`data: ${state()}\n\n`)
  send()
  contentProblems.listeners.add(send)
  request.on("close", () => contentProblems.listeners.delete(send))
}
