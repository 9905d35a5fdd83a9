/** What a page may weigh, measured on the built files and on what a phone asks for before anybody scrolls. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { idle, openPage } from "../support/open-page"
import { documentKinds, firstOf, pages, pagesOfKind } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { devices, expect, type Page, test } from "./support/test"

const kB = 1000
const limits = { styles: 15 * kB, html: 45 * kB, hero: 120 * kB, requests: 16, scripts: 130 * kB }

const read = (address: string) => readFileSync(path.join(siteFolder, address, "index.html"))
const gzipped = (content: Buffer | string) => gzipSync(content, { level: 9 }).length

/** One document of each collection, and every other page. */
const samples = [...documentKinds.map(firstOf), ...pagesOfKind("index", "page")].map((page) => page.path)

test("every page's style sheet and HTML keep within their limits", () => {
  const rows = pages.map(({ path: address }) => {
    const html = read(address)
    const styles = [...html.toString().matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css)
    return { address, styles: gzipped(styles.join("")), html: gzipped(html) }
  })
  const heaviest = (key: "styles" | "html") => rows.reduce((most, row) => (row[key] > most[key] ? row : most))
  for (const key of ["styles", "html"] as const) {
    const { address, [key]: bytes } = heaviest(key)
    console.log(`Budget: ${key} at most ${bytes} bytes gzipped (${address}), limit ${limits[key]}`)
  }
  expect(rows.filter(({ styles }) => styles > limits.styles)).toEqual([])
  expect(rows.filter(({ html }) => html > limits.html)).toEqual([])
  expect(rows.every(({ styles }) => styles > kB)).toBe(true)
})

test("one font file is preloaded on every page", () => {
  for (const { path: address } of pages) {
    expect(
      read(address)
        .toString()
        .match(/<link[^>]*rel="preload"[^>]*as="font"/g),
      address,
    ).toHaveLength(1)
  }
})

for (const [name, address, limit] of [
  ["the home page", "/", limits.scripts],
  ["a case study", firstOf("case-study").path, 120 * kB],
] as const) {
  test(`${name} loads at most ${limit / kB} kB of script, gzipped`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on("request", (request) => {
      // What is only fetched for other pages is no script yet: it is of another type.
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

test.describe("a phone, before anybody scrolls", () => {
  const phone = devices["iPhone 13"]
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    userAgent: phone.userAgent,
    hasTouch: true,
  })

  for (const address of samples) {
    test(`${address} asks for at most ${limits.requests} files`, async ({ page }) => {
      const asked = await requestsOf(page, address)
      console.log(`Budget: ${address} ${asked.length} requests`)
      expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(limits.requests)
      expect(asked.length).toBeGreaterThan(3)
    })
  }

  for (const { path: address } of pagesOfKind("case-study")) {
    test(`${address} has a light hero picture, in the HTML and loaded at once`, async ({ page }) => {
      const sizes = new Map<string, number>()
      page.on("response", async (response) => {
        if (response.request().resourceType() === "image")
          sizes.set(response.url(), (await response.body().catch(() => Buffer.alloc(0))).length)
      })
      await openPage(page, address)
      const hero = page.locator("main img[fetchpriority=high]")
      await expect(hero).toHaveCount(1)
      await expect(hero).toHaveAttribute("loading", "eager")
      await expect(hero).toHaveAttribute("sizes", /px|vw/)
      const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc)
      expect(sizes.get(source)).toBeGreaterThan(kB)
      expect(sizes.get(source)).toBeLessThanOrEqual(limits.hero)
    })
  }
})

/** What the page asks for until it is at rest; without icons, logos, and what is fetched for other pages. */
async function requestsOf(page: Page, address: string): Promise<string[]> {
  const asked: string[] = []
  page.on("request", (request) => {
    const { pathname } = new URL(request.url())
    const ahead = request.headers()["sec-purpose"]?.includes("prefetch")
    // Gatsby asks for other pages' data ahead, by fetch.
    const otherPage = pathname.startsWith("/page-data/") && !isOwnData(pathname, address)
    // Walls of logos: small drawings that wait for everything else.
    const logo = /^\/static\/.*\.svg$/.test(pathname)
    if (!ahead && !otherPage && !logo && !/^\/favicon/.test(pathname))
      asked.push(`${request.resourceType()} ${pathname}`)
  })
  await openPage(page, address)
  await page.waitForLoadState("networkidle")
  return asked
}

const isOwnData = (pathname: string, address: string) =>
  pathname === `/page-data${address === "/" ? "/index/" : address}page-data.json` ||
  pathname === "/page-data/app-data.json" ||
  pathname.startsWith("/page-data/sq/")
