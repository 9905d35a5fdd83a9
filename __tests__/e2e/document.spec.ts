/** What is common to long documents: "On this page", anchors, previous and next, and slices that wake near the window. */
import { expect, type Page } from "@playwright/test"
import { openPage, rememberDocument } from "../support/open-page"
import { test } from "./support/page-facts"
import { documents, type PageKind, pagesOfKind } from "./support/pages"
import { wake } from "./support/wake"
import { watch } from "./support/watch"

const examples = [
  "/case-studies/nimble/",
  "/services/mobile-application/",
  "/technologies/react-native/",
  "/insights/design-tokens/",
]

const onThisPage = (page: Page) => page.getByRole("navigation", { name: "On this page" })
const current = (page: Page) =>
  onThisPage(page)
    .locator("a[aria-current]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))

/** How far a place is below everything that sticks to the top of the window. */
const belowBars = (page: Page, id: string) =>
  page.evaluate((name) => {
    const bars = [...document.querySelectorAll("header, nav")].filter((bar) => {
      const { width } = bar.getBoundingClientRect()
      return getComputedStyle(bar).position === "sticky" && width > innerWidth / 2
    })
    const bottom = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom))
    return Math.round((document.getElementById(name)?.getBoundingClientRect().top ?? -1) - bottom)
  }, id)

for (const path of examples) {
  for (const width of [1440, 390]) {
    test(`'On this page' of ${path} leads to every place, and follows, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: "reduce" })
      await openPage(page, path)
      await wake(page)
      const links = onThisPage(page).locator("ul a")
      const hashes = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
      expect(hashes.length).toBeGreaterThan(4)
      const end = await page.evaluate(() => document.documentElement.scrollHeight)
      for (const [index, hash] of hashes.entries()) {
        // In a narrow window the list beside an article is folded away above it.
        await links.nth(index).evaluate((link) => (link as HTMLElement).click())
        await expect(page).toHaveURL(path + hash)
        const id = decodeURIComponent(hash.slice(1))
        await expect.poll(() => belowBars(page, id), { message: hash }).toBeGreaterThanOrEqual(0)
        const last = await page.evaluate(() => scrollY + innerHeight)
        // The last places cannot come up to the bars where the page ends below them.
        if (last < end - 1) expect(await belowBars(page, id), hash).toBeLessThan(120)
        await expect.poll(() => current(page), { message: hash }).toEqual([hash])
      }
      // Back up by hand: the mark goes along.
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
      await expect.poll(() => current(page)).toEqual([])
    })
  }
}

test("the strip shows the place that is read, and scrolls by itself alone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, "/case-studies/nimble/")
  await wake(page)
  await page.evaluate(() => document.getElementById("feedback")?.scrollIntoView({ behavior: "instant" }))
  await expect.poll(() => current(page)).toEqual(["#feedback"])
  const link = onThisPage(page).locator("a[aria-current]")
  await expect(link).toBeInViewport({ ratio: 0.9 })
  const top = await page.evaluate(() => scrollY)
  await expect(onThisPage(page)).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test("the list beside an article stays in view while the article is read", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, "/insights/design-tokens/")
  const links = onThisPage(page).getByRole("list").getByRole("link")
  await page.locator("main h2[id]").nth(3).scrollIntoViewIfNeeded()
  await expect(links.first()).toBeInViewport()
  await expect(onThisPage(page).locator("summary")).toBeHidden()
})

test("every heading of the text links to itself", async ({ page }) => {
  await openPage(page, "/case-studies/nimble/")
  const heading = page.getByRole("heading", { name: "Noon on a Wednesday" })
  const link = page.getByRole("link", { name: "Link to this section" }).first()
  await expect(link).toHaveAttribute("href", "#noon-on-a-wednesday")
  await link.focus()
  await expect(link).toHaveCSS("opacity", "1")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL("/case-studies/nimble/#noon-on-a-wednesday")
  await expect(heading).toBeInViewport()
})

const neighbours = (html: string) => {
  const hrefOf = (rel: string) => new RegExp(`<a href="([^"]+)" rel="${rel}"`).exec(html)?.[1]
  return { previous: hrefOf("prev"), next: hrefOf("next") }
}

for (const kind of ["case-study", "service", "technology", "insight"] satisfies PageKind[]) {
  test(`previous and next go through all documents: ${kind}`, async ({ factsOf }) => {
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
  })
}

test("previous and next change the page and start it at its top", async ({ page }) => {
  await openPage(page, "/services/mobile-application/")
  const isSame = await rememberDocument(page)
  const more = page.getByRole("navigation", { name: "More services" })
  await more.getByRole("link", { name: /^Next/ }).click()
  await expect(page).toHaveURL("/services/web-development/")
  await expect(page.locator("main h1")).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await more.getByRole("link", { name: /^Previous/ }).click()
  await expect(page).toHaveURL("/services/mobile-application/")
  expect(await isSame()).toBe(true)
})

const awake = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-slice]")].flatMap((slice) => {
      const part = [...slice.children].find(({ tagName }) => tagName !== "STYLE")
      const hydrated = part && Object.keys(part).some((key) => key.startsWith("__reactProps"))
      return hydrated ? [(slice as HTMLElement).dataset.slice] : []
    }),
  )

for (const path of ["/", ...examples]) {
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
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
    const slices = page.locator("[data-slice]")
    const count = await slices.count()
    expect(count).toBeGreaterThan(3)
    const before = await awake(page)
    expect(before.length).toBeLessThan(count / 2)
    const early = scripts.length
    const texts = await slices.allInnerTexts()
    await wake(page)
    expect((await awake(page)).length).toBe(count)
    expect(new Set(scripts.slice(early)).size).toBeGreaterThan(2)
    // Hydrated, they say what they said before; controls have come to life.
    const now = await slices.allInnerTexts()
    expect(now.map((text) => text.length > 0)).toEqual(texts.map((text) => text.length > 0))
    expect(said).toEqual([])
  })
}

test("a part whose script does not come stays as the server sent it", async ({ page }) => {
  await openPage(page, "/case-studies/nimble/")
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  const texts = await page.locator("main [data-slice]").allInnerTexts()
  await page.route("**/*.js", (route) => route.abort())
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" })
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  await expect.poll(() => page.locator("main [data-slice]").allInnerTexts()).toEqual(texts)
  await expect(page.locator("main h1")).toHaveCount(1)
})

const head = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name))
    return {
      title: document.title,
      h1: [...document.querySelectorAll("main h1")].map(({ textContent }) => textContent),
      canonical: all('link[rel="canonical"]', "href"),
      description: all('meta[name="description"]', "content"),
      lang: document.documentElement.lang,
    }
  })

test("a card changes the whole page: title, heading, canonical address, description; Back restores them", async ({
  page,
}) => {
  const said = watch(page)
  const wanted = "/case-studies/nimble/"
  await openPage(page, wanted)
  const target = await head(page)
  await openPage(page, "/case-studies/")
  const index = await head(page)
  expect(index.canonical).toEqual(["https://mosslight.example/case-studies/"])
  const isSame = await rememberDocument(page)
  await wake(page)
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Nimble", exact: true }) })
  await card.getByRole("link").first().scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await card.getByRole("link").first().click()
  await expect(page).toHaveURL(wanted)
  await expect(page.locator("main h1")).toBeFocused()
  await expect.poll(() => head(page)).toEqual(target)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL("/case-studies/")
  await expect.poll(() => head(page)).toEqual(index)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.goForward()
  await expect.poll(() => head(page)).toEqual(target)
  expect(await isSame()).toBe(true)
  expect(said).toEqual([])
})

test("documents show the way back: their breadcrumb leads to the list they stand in", async ({ page }) => {
  await openPage(page, "/case-studies/nimble/")
  const way = page.getByRole("navigation", { name: "Breadcrumb" })
  await expect(way.locator('[aria-current="page"]')).toHaveText("Nimble")
  await way.getByRole("link", { name: "Case studies" }).click()
  await expect(page).toHaveURL("/case-studies/")
  await expect(page.locator('main a[href="/case-studies/nimble/"]').first()).toBeAttached()
  expect(documents.length).toBeGreaterThanOrEqual(32)
})
