/** Cards rise and charts are drawn as they move into the window, and neither is ever left incomplete. */

import { openPage } from "../support/open-page"
import { findPage } from "./support/pages"
import { expect, type Locator, type Page, test } from "./support/test"
import { labelledBy, texts } from "./support/texts"

const study = findPage("case-study", labelledBy(texts.page.onThisPage), /<svg[^>]*data-drawing/)

/** Items of a section's list, in a rail or not. */
const item = ["", '[role="group"] > ']
  .map((rail) => `main section > div > ${rail}:is(ul, ol) > li`)
  .join(", ")

const cards = (page: Page) => page.locator(item)
const charts = (page: Page) =>
  page.locator("main figure, main section div").filter({ has: page.locator("> svg[data-drawing]") })

const scroll = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    scrollTo({ top: to, behavior: "instant" })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, top)

const placeAt = (element: Locator, block: "center" | "end") =>
  element.evaluate(async (one, position) => {
    one.scrollIntoView({ behavior: "instant", block: position })
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  }, block)

/** Progress of the scroll-driven animations of an element and its descendants. */
const progressOf = (element: Locator) =>
  element.evaluate((one) =>
    one
      .getAnimations({ subtree: true })
      .filter(({ timeline }) => timeline !== document.timeline)
      .map(({ effect }) => effect?.getComputedTiming().progress ?? 0),
  )

/** Cards, plots of charts and single bars that are whole in the window, but still move. */
const incompleteInWindow = (page: Page) =>
  page.evaluate(
    (items) =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline !== document.timeline)
        .flatMap(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null
          const part = target?.closest(
            `${items}, main [data-drawing] > *, main svg[data-drawing], :has(> svg[data-drawing])`,
          )
          if (!part || (effect?.getComputedTiming().progress ?? 0) === 1) return []
          const { top, bottom } = part.getBoundingClientRect()
          return top >= 0 && bottom <= innerHeight ? [part.textContent?.slice(0, 40)] : []
        }),
    item,
  )

test("cards rise as they move into the window, and are in place when they are whole", async ({ page }) => {
  await openPage(page, "/")
  const rising = await cards(page).evaluateAll((all) =>
    all.findLastIndex((one) => getComputedStyle(one).animationName === "rise"),
  )
  const card = cards(page).nth(rising)
  expect(await card.evaluate((one) => getComputedStyle(one).translate)).toMatch(/^0px [2-9]\dpx$/)
  await placeAt(card, "end")
  await expect.poll(() => progressOf(card)).toContain(1)
  await placeAt(card, "center")
  await expect(card).toHaveCSS("translate", /^(none|0px)$/)
})

test("charts are drawn by scroll position, and stay drawn", async ({ page }) => {
  await openPage(page, study)
  const drawn = await charts(page).evaluateAll((all) =>
    all.findIndex((one) => one.getAnimations({ subtree: true }).length > 0),
  )
  const chart = charts(page).nth(drawn)
  const before = await progressOf(chart)
  expect(before.length).toBeGreaterThan(0)
  expect(Math.max(...before)).toBe(0)
  await placeAt(chart, "center")
  await scroll(page, (await page.evaluate(() => scrollY)) + 200)
  expect(Math.min(...(await progressOf(chart)))).toBe(1)
  await scroll(page, await page.evaluate(() => document.documentElement.scrollHeight))
  expect(Math.min(...(await progressOf(chart)))).toBe(1)
})

/** Shapes of charts that are scaled or cut to another length, which would show a wrong value. */
const growingShapes = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main [data-drawing] :is(rect, circle)")].filter((shape) =>
        shape.getAnimations().some(({ timeline }) => timeline !== document.timeline),
      ).length,
  )

for (const [path, width] of [
  ["/", 390],
  ["/", 834],
  [study, 390],
  [study, 834],
  [study, 1440],
  ["/estimate/", 1280],
  ["/404/", 1280],
] as const)
  test(`${path} leaves nothing incomplete at ${width} px, wherever the visitor stops`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 110) {
      await scroll(page, top)
      expect(await incompleteInWindow(page), `scrolled by ${top} px`).toEqual([])
    }
    expect(await growingShapes(page)).toBe(0)
  })

/** Titles of steps that are in the window below its bars, but behind another card. */
const coveredTitles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main ol > li > div > h3")].flatMap((title) => {
      const { left, top, bottom, width, height } = title.getBoundingClientRect()
      const [first] = document.elementsFromPoint(left + width / 2, top + height / 2)
      const isBehindBars = first?.closest("header, nav") !== null
      const isInWindow = top >= 0 && bottom <= innerHeight && !isBehindBars
      return isInWindow && first?.closest("li") !== title.closest("li") ? [title.textContent] : []
    }),
  )

for (const width of [768, 1440])
  test(`the titles of all steps that were reached stay in view, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, "/")
    const steps = page.locator("main ol:has(> li > div > h3)")
    const [start, end] = await steps.evaluate((list) => {
      const { top, bottom } = list.getBoundingClientRect()
      return [top + scrollY - innerHeight, bottom + scrollY]
    })
    for (let top = start; top < end; top += 60) {
      await scroll(page, top)
      expect(await coveredTitles(page), `scrolled by ${top} px`).toEqual([])
    }
  })

test("nothing rises or is drawn with reduced motion, or in print", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openPage(page, study)
  for (const media of [{ reducedMotion: "reduce" }, { reducedMotion: null, media: "print" }] as const) {
    await page.emulateMedia(media)
    await expect(cards(page).last()).toHaveCSS("translate", "none")
    expect(await progressOf(charts(page).first())).toEqual([])
  }
})

test("sections stay as they were served when scripts fail to load, after one reload", async ({ page }) => {
  await openPage(page, study)
  const slices = page.locator("main [data-slice]")
  const texts = await slices.allInnerTexts()
  let loads = 0
  page.on("load", () => {
    loads += 1
  })
  await page.route("**/*.js", (route) => route.abort())
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 700)
      return loads
    })
    .toBe(1)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 700) await scroll(page, top)
  await scroll(page, 900)
  await expect.poll(() => slices.allInnerTexts()).toEqual(texts)
  await expect(page.locator("main h1")).toHaveCount(1)
  expect(loads).toBe(1)
})
