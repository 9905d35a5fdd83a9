/** Parts of long documents: "On this page", heading anchors, previous and next, hydration of slices. */
import { expect, type Page } from "@playwright/test"
import { belowBars, idle, openPage } from "../support/open-page"
import { test } from "./support/page-facts"
import { documentKinds, findPage, pagesOfKind } from "./support/pages"
import { recordProblems } from "./support/record-problems"
import { scrollThrough } from "./support/scroll-through"
import { labelledBy, texts } from "./support/texts"

/** "On this page" with at least five entries. */
const long = new RegExp(
  `${labelledBy(texts.page.onThisPage).source}(?:(?!</nav>).)*?(?:<a (?:(?!</nav>).)*?){5}`,
  "s",
)
const study = findPage("case-study", long, labelledBy(texts.prose.headingLink))
const service = findPage("service", long)
const technology = findPage("technology", long)
const insight = findPage("insight", long)

const onThisPage = (page: Page) => page.getByRole("navigation", { name: texts.page.onThisPage })
const current = (page: Page) => onThisPage(page).locator("a[aria-current]")

for (const [path, width, tag] of [
  [study, 1440, ""],
  [study, 390, ""],
  [insight, 1440, ""],
  [insight, 390, ""],
  [service, 390, " @all"],
  [technology, 1440, " @all"],
] as const) {
  test(`"On this page" of ${path} links to headings and follows the scroll at ${width}${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, path)
    await scrollThrough(page)
    const links = onThisPage(page).locator("ul a")
    const hashes = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
    expect(hashes.length).toBeGreaterThan(4)
    // In a narrow window, the list of an article is collapsed.
    const isCollapsed = await onThisPage(page).locator("summary").isVisible()
    expect(isCollapsed).toBe(path === insight && width === 390)
    const end = await page.evaluate(() => document.documentElement.scrollHeight)
    for (const [index, hash] of hashes.entries()) {
      await links.nth(index).evaluate((link) => (link as HTMLElement).click())
      await expect(page).toHaveURL(path + hash)
      const id = decodeURIComponent(hash.slice(1))
      await expect.poll(() => belowBars(page, id), { message: hash }).toBeGreaterThanOrEqual(0)
      const bottom = await page.evaluate(() => scrollY + innerHeight)
      // The last headings cannot reach the bars, because the page ends.
      if (bottom < end - 1) expect(await belowBars(page, id), hash).toBeLessThan(120)
      await expect(current(page)).toHaveAttribute("href", hash)
      // Towards the end of an article, its list has scrolled away.
      if (!isCollapsed && index === 3) await expect(current(page)).toBeInViewport({ ratio: 0.9 })
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
    await expect(current(page)).toHaveCount(0)
  })
}

test("the strip of a case study keeps the last chapter marked in a section that is none", async ({
  page,
}) => {
  await openPage(page, study)
  await scrollThrough(page)
  const listed = await onThisPage(page)
    .locator("a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))
  const headings = page.locator("main h2[id]")
  const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`))
  const others = ids.filter((id) => !listed.includes(id))
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) {
    const index = ids.indexOf(other)
    await headings.nth(index).evaluate((heading) => {
      scrollBy({ top: heading.getBoundingClientRect().top - 200, behavior: "instant" })
    })
    const chapter = ids.slice(0, index).findLast((id) => listed.includes(id))
    if (chapter) await expect(current(page), other).toHaveAttribute("href", chapter)
    else await expect(current(page), other).toHaveCount(0)
  }
})

test("the header is opaque, and in it a light shows how far the page was read", async ({ page }) => {
  await openPage(page, study)
  const header = page.getByRole("banner")
  await expect(header).toHaveCSS("background-color", /^rgb\(/)
  await expect(header).toHaveCSS("backdrop-filter", "none")
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    /** Where the light is, from 0 at the left to 1 at the right edge of the header's content. */
    const progressAt = (share: number) =>
      page.evaluate(async (part) => {
        const { scrollHeight } = document.documentElement
        scrollTo({ top: part * (scrollHeight - innerHeight), behavior: "instant" })
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        const path = document.querySelector("header i:not(a *)")
        const bar = path?.parentElement
        if (!path || !bar) return
        const [box, around] = [path.getBoundingClientRect(), bar.getBoundingClientRect()]
        const gutter = Number.parseFloat(getComputedStyle(bar).paddingLeft)
        const moved = new DOMMatrix(getComputedStyle(path, "::after").transform).e
        return {
          inside: box.bottom <= around.bottom && box.left >= around.left + gutter,
          progress: 1 + moved / (around.width - 2 * gutter),
        }
      }, share)
    for (const share of [0.1, 0.5, 1]) {
      const found = await progressAt(share)
      expect(found?.inside, `${width}, ${share}`).toBe(true)
      expect(Math.abs((found?.progress ?? 0) - share), `${width}, ${share}`).toBeLessThan(0.05)
    }
  }
})

/** A section of the body whose heading is followed by a lead. */
const sectionWithLead = /<section(?:(?!<\/section>).)*?<h2[^>]*>(?:(?!<\/h2>).)*<\/h2><p/s

test("in articles, headings of sections are above their leads", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, findPage("insight", sectionWithLead))
  const heads = page.locator("main section section, main div > section").locator("h2 + p")
  expect(await heads.count()).toBeGreaterThan(0)
  for (const lead of await heads.all())
    expect(
      await lead.evaluate((one) => {
        const heading = one.previousElementSibling ?? one
        return one.getBoundingClientRect().top - heading.getBoundingClientRect().bottom
      }),
    ).toBeGreaterThanOrEqual(0)
})

test("every heading of the text links to itself", async ({ page }) => {
  await openPage(page, study)
  const link = page.getByRole("link", { name: texts.prose.headingLink }).first()
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

test("previous and next connect all documents of a kind in a ring", async ({ factsOf }) => {
  for (const kind of documentKinds) {
    const paths = pagesOfKind(kind).map(({ path }) => path)
    const links = new Map<string, ReturnType<typeof neighbours>>()
    for (const path of paths) links.set(path, neighbours((await factsOf(path)).html))
    const visited: string[] = []
    for (let path = paths[0]; path && !visited.includes(path); path = links.get(path)?.next) {
      const { next } = links.get(path) ?? {}
      if (next && paths.length > 2) expect(links.get(next)?.previous).toBe(path)
      visited.push(path)
    }
    // The last one leads to the first.
    if (paths.length > 1) expect(links.get(visited.at(-1) ?? "")?.next).toBe(paths[0])
    expect(visited.toSorted()).toEqual(paths.toSorted())
  }
})

const hydratedSlices = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("[data-slice]")].filter((slice) => {
        const content = [...slice.children].find(({ tagName }) => tagName !== "STYLE")
        return content && Object.keys(content).some((key) => key.startsWith("__reactProps"))
      }).length,
  )

for (const path of ["/", study]) {
  test(`${path} hydrates slices and loads their scripts near the window`, async ({ page }) => {
    const problems = recordProblems(page)
    // Prefetched scripts are of another type.
    const scripts: string[] = []
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, path)
    await idle(page)
    const slices = page.locator("[data-slice]")
    const count = await slices.count()
    expect(count).toBeGreaterThan(3)
    expect(await hydratedSlices(page)).toBeLessThan(count / 2)
    const early = scripts.length
    const served = await slices.allInnerTexts()
    await scrollThrough(page)
    expect(await hydratedSlices(page)).toBe(count)
    expect(new Set(scripts.slice(early)).size).toBeGreaterThan(2)
    const hydrated = await slices.allInnerTexts()
    expect(hydrated.map((text) => text.length > 0)).toEqual(served.map((text) => text.length > 0))
    expect(problems).toEqual([])
  })
}
