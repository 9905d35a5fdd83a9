/** `test` of the smoke test: its fixtures are the browser, and the site with a recorder of problems. */
import { test as base } from "@playwright/test"
import type { Browser, BrowserKind } from "./browser"
import { openBrowser } from "./open-browser"
import { startRecordingServer } from "./recording-server"

export { expect } from "@playwright/test"

export interface BrowserOptions {
  browserKind: BrowserKind
  /** The site with the recorder. */
  siteUrl: string
  /** The browser, or why there is none. */
  opened: Browser | string
}

export const test = base.extend<{ visitor: Browser }, BrowserOptions>({
  browserKind: ["firefox", { option: true, scope: "worker" }],

  siteUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies from the pattern
    async ({}, use, { project }) => {
      const server = await startRecordingServer(String(project.use.baseURL))
      await use(server.url)
      server.close()
    },
    { scope: "worker" },
  ],

  opened: [
    async ({ browserKind }, use) => {
      const opened = await openBrowser(browserKind).catch((error: Error) => error.message)
      if (typeof opened === "string" && process.env.CI) throw new Error(opened)
      await use(opened)
      if (typeof opened !== "string") await opened.close()
    },
    { scope: "worker" },
  ],

  visitor: async ({ opened, browserKind }, use, testInfo) => {
    testInfo.skip(typeof opened === "string", `${browserKind} is not installed: ${opened}`)
    if (typeof opened !== "string") await use(opened)
  },
})
