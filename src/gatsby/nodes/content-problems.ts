import type { IncomingMessage, ServerResponse } from "node:http"
import type { Reporter } from "gatsby"
import { checkProject, type ProjectCheck, printProblems, publishingNote } from "../../content"
import { model } from "../../site/collections/model"
import type { ContentState } from "../../site/shell/develop/use-content-problems"

/** State of the content in `gatsby develop`, reported in the terminal, and for which open pages ask. */
const contentProblems = {
  result: undefined as ProjectCheck | undefined,
  /** The documents' pages, and when each was created. */
  pages: new Map<string, number>(),
  /** Address of the site, once it is ready. */
  address: undefined as string | undefined,
  running: undefined as Promise<void> | undefined,
  /** Check once more after the running check. */
  checkAgain: false,
}

type Reports = Pick<Reporter, "error" | "log">

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
    publishResult(await checkProject(root, model), reporter)
  } catch (error) {
    // An unhandled rejection would end develop.
    reporter.error("The content could not be checked", error as Error)
  }
}

/**
 * Report in the terminal that the site is ready, what the check has found, and where unpublished documents are.
 *
 * @param hasStudio undefined for a site without a studio
 */
export const reportReady = (address: string, reporter: Reports, hasStudio?: boolean) => {
  contentProblems.address = address
  const { result } = contentProblems
  if (result) reporter.log([result.summary, ...unpublishedPages(result)].join("\n"))
  if (hasStudio === false)
    reporter.log("Other machines can reach this site: the studio is off, unless MOSSLIGHT_STUDIO=1 is set.")
  const studio = hasStudio ? `studio: ${address}studio/, ` : ""
  // Last, where people look.
  reporter.log(`\nThe site is ready: ${address} (${studio}GraphiQL: ${address}___graphql)`)
}

/** Addresses of the documents that only develop shows, each with the reason. */
const unpublishedPages = (result: ProjectCheck | undefined) =>
  (result?.unpublished ?? []).map(
    (document) => `${contentProblems.address}${document.path.slice(1)}  ${publishingNote(document)}`,
  )

/** Record the paths of all documents' pages, for which open pages ask: a deleted document has no page data. */
export const recordDocumentPages = (paths: readonly string[]) => {
  const before = contentProblems.pages
  contentProblems.pages = new Map(paths.map((path) => [path, before.get(path) ?? Date.now()]))
}

/** Report problems in the terminal, if they have changed. */
function publishResult(result: ProjectCheck, reporter: Reports) {
  const before = contentProblems.result
  contentProblems.result = result
  if (contentProblems.address) {
    const known = unpublishedPages(before)
    for (const page of unpublishedPages(result)) if (!known.includes(page)) reporter.log(page)
  }
  if (JSON.stringify(result.diagnostics) === JSON.stringify(before?.diagnostics ?? [])) return
  printProblems(result, reporter.log)
}

/**
 * Answer `/__content-problems` with the state now, as a server-sent event after which browsers ask again. An open stream
 * for each page would use up the six connections that browsers have for a server.
 */
export const serveContentProblems = (_: IncomingMessage, response: ServerResponse) => {
  const now = Date.now()
  const state: ContentState = {
    problems: contentProblems.result?.diagnostics ?? [],
    pages: Object.fromEntries([...contentProblems.pages].map(([path, created]) => [path, now - created])),
  }
  response.writeHead(200, {
    "cache-control": "no-store, no-transform",
    "content-type": "text/event-stream; charset=utf-8",
  })
  response.end(`retry: 1000\ndata: ${JSON.stringify(state)}\n\n`)
}
