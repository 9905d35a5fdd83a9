/** Size limits of pages: of the built files, and of what a phone loads before it scrolls. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { idle, openPage } from "../support/open-page"
import { documentKinds, firstOf, htmlOf, pages, pagesOfKind } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { devices, expect, type Page, test } from "./support/test"

const kB = 1000
const limits = { styles: 17.5 * kB, html: 45 * kB, hero: 120 * kB, requests: 18, scripts: 130 * kB }

const gzipped = (content: Buffer | string) => gzipSync(content, { level: 9 }).length

/** One document of each collection, and all other pages. */
const samples = [...documentKinds.map(firstOf), ...pagesOfKind("index", "page")].map((page) => page.path)

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

test.describe("before a phone scrolls", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    userAgent: devices["iPhone 13"].userAgent,
    hasTouch: true,
  })

  for (const address of samples) {
    test(`${address} loads at most ${limits.requests} files`, async ({ page }) => {
      const requests = await requestsOf(page, address)
      console.log(`Budget: ${address} ${requests.length} requests`)
      expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(limits.requests)
      expect(requests.length).toBeGreaterThan(3)
    })
  }

  test(`hero images of case studies load eagerly and have at most ${limits.hero / kB} kB`, async ({
    page,
  }) => {
    const sizes = new Map<string, number>()
    page.on("response", async (response) => {
      if (response.request().resourceType() === "image")
        sizes.set(response.url(), (await response.body().catch(() => Buffer.alloc(0))).length)
    })
    for (const { path: address } of pagesOfKind("case-study")) {
      await page.goto(address)
      const hero = page.locator("main img[fetchpriority=high]")
      await expect(hero, address).toHaveCount(1)
      await expect(hero).toHaveAttribute("loading", "eager")
      await expect(hero).toHaveAttribute("sizes", /px|vw/)
      const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc)
      await expect.poll(() => sizes.get(source), address).toBeGreaterThan(kB)
      expect(sizes.get(source), address).toBeLessThanOrEqual(limits.hero)
    }
  })
})

/** The files that a page loads, without icons, logos, and files of other pages. */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  const requests: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    const isPrefetch = request.headers()["sec-purpose"]?.includes("prefetch")
    // Gatsby prefetches the data of other pages with fetch.
    const isOtherPage = pathname.startsWith("/page-data/") && !isOwnData(pathname, address)
    // Logos load after everything else.
    const isLogo = /^\/static\/.*\.svg$/.test(pathname)
    if (!isPrefetch && !isOtherPage && !isLogo && !/^\/favicon/.test(pathname))
      requests.push(`${request.resourceType()} ${pathname}`)
  })
  await openPage(page, address)
  await page.waitForLoadState("networkidle")
  return requests
}

const isOwnData = (pathname: string, address: string) =>
  pathname === `/page-data${address === "/" ? "/index/" : address}page-data.json` ||
  pathname === "/page-data/app-data.json" ||
  pathname.startsWith("/page-data/sq/")
