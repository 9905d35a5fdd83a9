/** Size limits of the built files and of scripts. What a phone loads is in phones.spec.ts. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { idle, openPage } from "../support/open-page"
import { firstOf, htmlOf, pages } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { expect, test } from "./support/test"

const kB = 1000
const limits = { styles: 17.5 * kB, html: 45 * kB, scripts: 130 * kB }

const gzipped = (content: Buffer | string) => gzipSync(content, { level: 9 }).length

test("styles and HTML of every page are within their limits", () => {
  const rows = pages.map(({ path: address }) => {
    const html = htmlOf(address)
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css)
    return { address, styles: gzipped(styles.join("")), html: gzipped(html) }
  })
  for (const key of ["styles", "html"] as const) {
    const { address, [key]: bytes } = rows.reduce((most, row) => (row[key] > most[key] ? row : most))
    console.log(`Budget: ${key} at most ${bytes} bytes gzipped (${address}), limit ${limits[key]}`)
  }
  expect(rows.filter(({ styles }) => styles > limits.styles)).toEqual([])
  expect(rows.filter(({ html }) => html > limits.html)).toEqual([])
  expect(rows.every(({ styles }) => styles > kB)).toBe(true)
})

test("every page preloads one font file", () => {
  for (const { path: address } of pages)
    expect(htmlOf(address).match(/<link[^>]*rel="preload"[^>]*as="font"/g), address).toHaveLength(1)
})

for (const [name, address, limit] of [
  ["the home page", "/", limits.scripts],
  ["a case study", firstOf("case-study").path, 125 * kB],
] as const) {
  test(`${name} loads at most ${limit / kB} kB of scripts, gzipped`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on("request", (request) => {
      // Prefetched scripts are of another type.
      if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, address)
    await idle(page)
    const sizes = [...scripts].map((script) => gzipped(readFileSync(path.join(siteFolder, script))))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    console.log(`Budget: ${name} ${total} bytes of script gzipped, limit ${limit}`)
    expect(total).toBeLessThanOrEqual(limit)
    expect(total).toBeGreaterThan(50 * kB)
  })
}
