/** Tests of the site as nginx serves it: a server for each worker, and a page that tells what its policy refused. */
import { test as base, type Page } from "@playwright/test"
import { type Nginx, startNginx } from "../../../../src/tooling/nginx-server"
import { siteFolder } from "../../support/site-folder"

export interface Violation {
  page: string
  directive: string
  what: string
}

/** What a page has said and what its policy has refused, since it was opened. */
export interface Record {
  violations: Violation[]
  /** Messages of the console and uncaught errors. */
  said: string[]
}

interface WorkerFixtures {
  /** Where there is no nginx, the test is skipped. */
  nginx: Nginx
}

interface TestFixtures {
  record: Record
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  nginx: [
    async ({ browserName: _ }, use) => {
      const nginx = await startNginx(siteFolder)
      base.skip(!nginx, "There is no nginx, or no openssl for its certificate")
      if (!nginx) return
      await use(nginx)
      await nginx.stop()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.url),
  // Without this, flags and the like would ask hosts that a test run does not talk to.
  page: async ({ page }, use) => {
    await page.route(
      ({ hostname }) => hostname !== "127.0.0.1",
      (route) => route.fulfill({ contentType: "image/svg+xml", body: drawing }),
    )
    await use(page)
  },
  record: async ({ page }, use, info) => {
    const record = await recordOf(page)
    await use(record)
    // A page that its policy has stopped fails a test anywhere; this says why.
    if (info.status !== info.expectedStatus) console.log(record)
  },
})

export { expect } from "@playwright/test"

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'

const recordOf = async (page: Page): Promise<Record> => {
  const record: Record = { violations: [], said: [] }
  await page.exposeFunction("violated", (violation: Violation) => record.violations.push(violation))
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      const { violated } = window as unknown as { violated: (violation: Violation) => void }
      const where = event.sourceFile ? ` (${event.sourceFile}:${event.lineNumber})` : ""
      violated({
        page: location.pathname,
        directive: event.effectiveDirective,
        what: `${event.blockedURI} ${event.sample}`.trim() + where,
      })
    })
  })
  page.on("console", (message) => record.said.push(`${message.type()}: ${message.text()}`))
  page.on("pageerror", ({ message }) => record.said.push(`uncaught: ${message}`))
  return record
}
