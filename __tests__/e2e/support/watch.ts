import type { Page } from "@playwright/test"

/**
 * Collects everything the page says that it should not: messages of the console, uncaught errors, requests that
 * failed or went to another host.
 */
export const watch = (page: Page): string[] => {
  const said: string[] = []
  page.on("console", (message) => {
    // Of what did not load, Chromium says the address apart.
    const { url } = message.location()
    const address = message.text().startsWith("Failed to load") ? ` ${new URL(url).pathname}` : ""
    said.push(`${message.type()}: ${message.text()}${address}`)
  })
  page.on("pageerror", (error) => said.push(`error: ${error.message}`))
  page.on("requestfailed", (request) => {
    // What a page no longer needs when it is left, or when a better picture is chosen, is given up.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") said.push(`failed: ${request.url()}`)
  })
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith("http") && hostname !== "127.0.0.1") said.push(`elsewhere: ${request.url()}`)
  })
  return said
}
