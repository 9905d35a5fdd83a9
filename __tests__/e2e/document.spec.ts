/** What long documents share: "On this page", anchors, previous and next, and slices that hydrate near the window. */
import { expect, type Page } from "@playwright/test"
import { belowBars, idle, openPage, rememberDocument } from "../support/open-page"
import { test } from "./support/page-facts"
import { documentKinds, findPage, pagesOfKind } from "./support/pages"
import { wake } from "./support/wake"
import { watch } from "./support/watch"

/** "On this page" with at least five entries. */
const long = /aria-label="On this page"(?:(?!<\/nav>).)*?(?:<a (?:(?!<\/nav>).)*?){5}/s
const study = findPage("case-study", long, /Link to this section/)
const service = findPage("service", long)
const technology = findPage("technology", long)
const insight = findPage("insight", long)

const onThisPage = (page: Page) => page.getByRole("navigation", { name: "On this page" })
const current = (page: Page) => onThisPage(page).locator("a[aria-current]")

for (const [path, width, tag] of [
  [study, 1440, ""],
  [study, 390, ""],
  [insight, 1440, ""],
  [insight, 390, ""],
  [service, 390, " @all"],
  [technology, 1440, " @all"],
] as const) {
  test(`'On this page' of ${path} leads to every place, and follows in view, at ${width}${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, path)
    await wake(page)
    const links = onThisPage(page).locator("ul a")
    const hashes = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
    expect(hashes.length).toBeGreaterThan(4)
    // In a narrow window the list of an article is folded away above it.
    const isFolded = await onThisPage(page).locator("summary").isVisible()
    expect(isFolded).toBe(path === insight && width === 390)
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const [index, hash] of hashes.entries()) {
      await links.nth(index).evaluate((link) => (link as HTMLElement).click())
      await expect(page).toHaveURL(path + hash)
      const id = decodeURIComponent(hash.slice(1))
      await expect.poll(() => belowBars(page, id), { message: hash }).toBeGreaterThanOrEqual(0)
      const last = await page.evaluate(() => scrollY + innerHeight)
      // The last places cannot come up to the bars where the page ends below them.
      if (last < end - 1) expect(await belowBars(page, id), hash).toBeLessThan(120)
      await expect(current(page)).toHaveAttribute("href", hash)
      // Where an article ends, its list has scrolled away.
      if (!isFolded && index === 3) await expect(current(page)).toBeInViewport({ ratio: 0.9 })
    }
    // Back up by hand: the mark goes along.
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
    await expect(current(page)).toHaveCount(0)
  })
}

test("every heading of the text links to itself", async ({ page }) => {
  await openPage(page, study)
  const link = page.getByRole("link", { name: "Link to this section" }).first()
  const hash = (await link.getAttribute("href")) ?? ""
  await link.focus()
  await expect(link).toHaveCSS("opacity", "1")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(study + hash)
  await expect(page.locator(hash)).toBeInViewport()
})

const neighbours = (html: string) => {
  const hrefOf = (rel: string) => new RegExp(`<a href="([^"]+)" rel="${rel}"`).exec(html)?.[1]
  return { previous: hrefOf("prev"), next: hrefOf("next") }
}

test("previous and next go through all documents of a kind", async ({ factsOf }) => {
  for (const kind of documentKinds) {
    const paths = pagesOfKind(kind).map(({ path }) => path)
    const links = new Map<string, ReturnType<typeof neighbours>>()
    for (const path of paths) links.set(path, neighbours((await factsOf(path)).html))
    const first = paths.filter((path) => !links.get(path)?.previous)
    expect(first).toHaveLength(1)
    const way: string[] = []
    for (let path = first[0]; path && !way.includes(path); path = links.get(path)?.next) {
      const { next } = links.get(path) ?? {}
      if (next) expect(links.get(next)?.previous).toBe(path)
      way.push(path)
    }
    expect(way.toSorted()).toEqual(paths.toSorted())
  }
})

test("previous and next change the page and start it at its top", async ({ page }) => {
  const first = findPage("service", /rel="next"/)
  await openPage(page, first)
  const isSame = await rememberDocument(page)
  await page.locator("a[rel=next]").click()
  await expect(page).not.toHaveURL(first)
  await expect(page.locator("main h1")).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.locator("a[rel=prev]").click()
  await expect(page).toHaveURL(first)
  expect(await isSame()).toBe(true)
})

const hydratedSlices = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("[data-slice]")].filter((slice) => {
        const part = [...slice.children].find(({ tagName }) => tagName !== "STYLE")
        return part && Object.keys(part).some((key) => key.startsWith("__reactProps"))
      }).length,
  )

for (const path of ["/", study]) {
  test(`${path} hydrates its lower parts, and loads their scripts, only when they come near`, async ({
    page,
  }) => {
    const said = watch(page)
    // Not those that are only fetched for other pages.
    const scripts: string[] = []
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, path)
    // Time for what would come too early.
    await idle(page)
    const slices = page.locator("[data-slice]")
    const count = await slices.count()
    expect(count).toBeGreaterThan(3)
    expect(await hydratedSlices(page)).toBeLessThan(count / 2)
    const early = scripts.length
    const texts = await slices.allInnerTexts()
    await wake(page)
    expect(await hydratedSlices(page)).toBe(count)
    expect(new Set(scripts.slice(early)).size).toBeGreaterThan(2)
    // Hydrated, they say what they said before; controls have come to life.
    const now = await slices.allInnerTexts()
    expect(now.map((text) => text.length > 0)).toEqual(texts.map((text) => text.length > 0))
    expect(said).toEqual([])
  })
}

test("a part whose script does not come stays as the server sent it", async ({ page }) => {
  await openPage(page, study)
  const slices = page.locator("main [data-slice]")
  const texts = await slices.allInnerTexts()
  let refused = 0
  await page.route("**/*.js", (route) => {
    refused += 1
    return route.abort()
  })
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 700)
    await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top)
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect.poll(() => slices.allInnerTexts()).toEqual(texts)
  await expect(page.locator("main h1")).toHaveCount(1)
})
