/** How much script a visitor's browser loads before it scrolls. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { expect, test } from "@playwright/test"
import { openPage } from "../support/open-page"
import { siteFolder } from "./support/site-folder"

const limits = {
  "/case-studies/nimble/": 120_000,
  "/case-studies/istanbul-senin/": 120_000,
  "/": 130_000,
}

for (const [address, limit] of Object.entries(limits)) {
  test(`${address} loads at most ${limit / 1000} kB of script, gzipped`, async ({ page }) => {
    const files = new Set<string>()
    page.on("request", (request) => {
      // What is only fetched for other pages is no script yet: it is of another type.
      if (request.resourceType() === "script") files.add(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, address)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
    const sizes = [...files].map((file) => {
      const bytes = readFileSync(path.join(siteFolder, file))
      return { file, bytes: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length }
    })
    const total = sizes.reduce((sum, { gzipped }) => sum + gzipped, 0)
    const rows = sizes.toSorted((a, b) => b.gzipped - a.gzipped)
    const table = [...rows, { file: "total", bytes: 0, gzipped: total }]
      .map(({ file, gzipped }) => `${String(gzipped).padStart(8)}  ${file}`)
      .join("\n")
    console.log(`Scripts of ${address}\n${table}`)
    expect(total, table).toBeLessThanOrEqual(limit)
    expect(total).toBeGreaterThan(50_000)
  })
}
