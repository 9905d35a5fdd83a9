import type { Page } from "@playwright/test"

/** Record console messages, uncaught errors, failed requests, and requests to other hosts. */
export const recordProblems = (page: Page): string[] => {
  const problems: string[] = []
  page.on("console", (message) => {
    // Chromium's message for a failed request does not contain the URL.
    const { url } = message.location()
    const address = message.text().startsWith("Failed to load") ? ` ${new URL(url).pathname}` : ""
    problems.push(`${message.type()}: ${message.text()}${address}`)
  })
  page.on("pageerror", (error) => problems.push(`error: ${error.message}`))
  page.on("requestfailed", (request) => {
    // The browser aborts requests when the visitor leaves the page, or when it selects another image source.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") problems.push(`failed: ${request.url()}`)
  })
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") problems.push(`other host: ${request.url()}`)
  })
  return problems
}
