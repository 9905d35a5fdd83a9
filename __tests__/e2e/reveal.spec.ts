/** Sections below the window rise into view on scroll, and are never left invisible. */

import { inFooter, openPage, rememberDocument } from "../support/open-page"
import { findPage } from "./support/pages"
import { scrollThrough } from "./support/scroll-through"
import { expect, type Page, test } from "./support/test"

const study = findPage("case-study", /aria-label="On this page"/)

const hidden = (page: Page) => page.locator("[data-unseen]")
const scroll = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top)
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
/** The visitor's first scroll hides the sections below the window. */
const startScrolling = async (page: Page) => {
  await expect(hidden(page)).toHaveCount(0)
  await scroll(page, 10)
  await expect.poll(() => hidden(page).count()).toBeGreaterThan(5)
}

/** Elements that are in the window, transparent and not animated. */
const hiddenInWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main section > * > *")]
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && element.getAnimations().length === 0
      })
      .filter((element) => getComputedStyle(element).opacity !== "1")
      .map((element) => element.textContent?.slice(0, 40)),
  )

test("sections rise by 24 px in 720 ms, and all are visible at the end", async ({ page }) => {
  await openPage(page, "/")
  await startScrolling(page)
  const tops = await hidden(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(await page.evaluate(() => innerHeight))

  const animations = await hidden(page)
    .first()
    .evaluate(async (element) => {
      element.scrollIntoView({ behavior: "instant", block: "center" })
      for (let wait = 0; wait < 1000 && element.getAnimations().length === 0; wait++)
        await new Promise((resolve) => setTimeout(resolve, 5))
      return element.getAnimations().map(({ effect }) => ({
        duration: effect?.getComputedTiming().duration,
        from: effect instanceof KeyframeEffect ? effect.getKeyframes()[0]?.transform : undefined,
      }))
    })
  expect(animations).toEqual([{ duration: 720, from: "translateY(24px)" }])

  await scrollThrough(page)
  await expect(hidden(page)).toHaveCount(0)
  await expect.poll(() => hiddenInWindow(page)).toEqual([])
})

test("sections rise only once, and those of the next page rise too", async ({ page }) => {
  await openPage(page, study)
  await startScrolling(page)
  await scroll(page, await pageHeight(page))
  await expect(hidden(page)).toHaveCount(0)
  await scroll(page, 900)
  expect(await hiddenInWindow(page)).toEqual([])
  const animations = await page
    .locator("main section > * > *")
    .evaluateAll((all) => all.flatMap((one) => one.getAnimations()))
  expect(animations).toHaveLength(0)

  await inFooter(page, "/company/").click()
  await expect(page).toHaveURL("/company/")
  await expect.poll(() => hidden(page).count()).toBeGreaterThan(2)
  await scrollThrough(page)
  await expect(hidden(page)).toHaveCount(0)
})

test("sections stay as they were served when scripts fail to load", async ({ page }) => {
  await openPage(page, study)
  const isSame = await rememberDocument(page)
  const slices = page.locator("main [data-slice]")
  const texts = await slices.allInnerTexts()
  let failed = 0
  await page.route("**/*.js", (route) => {
    failed += 1
    return route.abort()
  })
  await scroll(page, 10)
  await expect.poll(() => failed).toBeGreaterThan(0)
  for (let top = 0; top < (await pageHeight(page)); top += 700) await scroll(page, top)
  await scroll(page, 900)
  await expect(hidden(page)).toHaveCount(0)
  expect(await hiddenInWindow(page)).toEqual([])
  await expect.poll(() => slices.allInnerTexts()).toEqual(texts)
  await expect(page.locator("main h1")).toHaveCount(1)
  expect(await isSame()).toBe(true)
})

test("sections are never hidden with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openPage(page, study)
  await scroll(page, 10)
  await scrollThrough(page)
  expect(await hiddenInWindow(page)).toEqual([])
  await expect(hidden(page)).toHaveCount(0)
})
