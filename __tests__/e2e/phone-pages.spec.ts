/** What each page loads, computes and shows on a phone. */
import { openPage } from "../support/open-page"
import { documentKinds, firstOf, htmlOf, pages, pagesOfKind, samples } from "./support/pages"
import { shortCaptionLines } from "./support/short-caption-lines"
import { type Browser, devices, expect, type Page, test } from "./support/test"

const phone = { width: 390, height: 844 }
const limits = { requests: 18, hero: 120_000 }

test.use({
  viewport: phone,
  deviceScaleFactor: 2,
  userAgent: devices["iPhone 13"].userAgent,
  hasTouch: true,
  isMobile: true,
})

/** One document of each collection, and all other pages. */
const visited = [...documentKinds.map(firstOf), ...pagesOfKind("index", "page")].map(({ path }) => path)

for (const address of new Set([...visited, ...samples]))
  test(`${address} loads at most ${limits.requests} files, and computes few styles again when it changes`, async ({
    page,
    browser,
  }) => {
    const requests = await requestsOf(page, address)
    console.log(`Budget: ${address} ${requests.length} requests`)
    expect(requests.length, requests.join("\n")).toBeLessThanOrEqual(limits.requests)
    expect(requests.length).toBeGreaterThan(3)

    // A tap on a chart shows what it is on. A menu opens by a hover only if a mouse caused it.
    const wanted = /:not\(:hover\)|\[data-state="hover"\]/
    const hovered = await page.evaluate(hoverSelectors)
    expect(
      hovered.filter((selector) => !wanted.test(selector)),
      "looks hovered after a tap",
    ).toEqual([])

    const elements = await page.locator("body *").count()
    for (const change of [addElement, moveToItself]) {
      const computed = await stylesComputedBy(browser, page, change)
      expect(computed.length).toBeGreaterThan(1)
      expect(Math.max(...computed), change.name).toBeLessThan(elements / 2)
    }
  })

for (const { path, kind } of pages) {
  const limit = path === "/" ? 10_000 : kind === "case-study" ? 13_000 : undefined
  if (!limit && !htmlOf(path).includes("<figcaption")) continue
  test(`${path} is not too long, has a light hero image, and does not break captions into pieces`, async ({
    page,
  }) => {
    const images = new Map<string, number>()
    page.on("response", async (response) => {
      if (response.request().resourceType() === "image")
        images.set(response.url(), (await response.body().catch(() => Buffer.alloc(0))).length)
    })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.goto(path)
    if (limit) {
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      console.log(`Height: ${path} ${height} px, limit ${limit}`)
      expect.soft(height).toBeLessThan(limit * 1.05)
      expect(height).toBeGreaterThan(phone.height)
    }
    if (kind === "case-study") {
      const hero = page.locator("main img[fetchpriority=high]")
      await expect(hero).toHaveCount(1)
      await expect(hero).toHaveAttribute("loading", "eager")
      await expect(hero).toHaveAttribute("sizes", /px|vw/)
      const source = await hero.evaluate((image: HTMLImageElement) => image.currentSrc)
      await expect.poll(() => images.get(source)).toBeGreaterThan(1000)
      expect(images.get(source)).toBeLessThanOrEqual(limits.hero)
    }
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(shortCaptionLines), `at ${width} px`).toEqual([])
    }
  })
}

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

/** Runs in the page: selectors of what looks hovered after a tap. */
const hoverSelectors = () => {
  const hovered = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
      if (rule instanceof CSSStyleRule) {
        const all = rule.selectorText.split(", ")
        // Not if it looks the same without a hover.
        return all.filter((one) => one.includes(":hover") && !all.includes(one.replace(":hover", "")))
      }
      return rule instanceof CSSGroupingRule ? hovered(rule.cssRules) : []
    })
  return [...document.styleSheets].flatMap((sheet) => hovered(sheet.cssRules))
}

const addElement = () => {
  const added = document.body.appendChild(document.createElement("p"))
  void document.body.offsetTop
  added.remove()
  void document.body.offsetTop
}

/** With no other change than the transition itself. */
const moveToItself = () => document.startViewTransition().finished

/** How many elements get their styles again, at each time that the browser computes styles during a change. */
async function stylesComputedBy(browser: Browser, page: Page, change: () => unknown) {
  await browser.startTracing(page, { categories: ["devtools.timeline"] })
  await page.evaluate(change)
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return trace.traceEvents.flatMap(({ name, args }) =>
    name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : [],
  )
}

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}
