/** Sections below the fold rise into view when they are reached (design, section 6), and are never left unseen. */

import { inFooter, openPage, rememberDocument } from "../support/open-page"
import { findPage } from "./support/pages"
import { expect, type Page, test } from "./support/test"
import { wake } from "./support/wake"

const study = findPage("case-study", /aria-label="On this page"/)

const unseen = (page: Page) => page.locator("[data-unseen]")
const scroll = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top)
/** The first movement of a visitor lets the lower parts wait. */
const begin = async (page: Page) => {
  await expect(unseen(page)).toHaveCount(0)
  await scroll(page, 10)
  await expect.poll(() => unseen(page).count()).toBeGreaterThan(5)
}

/** What is in the window, transparent, and not about to appear. */
const hiddenInWindow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main section > * > *")]
      .filter((part) => {
        const { top, bottom } = part.getBoundingClientRect()
        return bottom > 0 && top < innerHeight && part.getAnimations().length === 0
      })
      .filter((part) => getComputedStyle(part).opacity !== "1")
      .map((part) => part.textContent?.slice(0, 40)),
  )

test("parts wait below the window, rise by 24 px in 720 ms, and are all there at the end", async ({
  page,
}) => {
  await openPage(page, "/")
  await begin(page)
  const tops = await unseen(page).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top))
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(await page.evaluate(() => innerHeight))

  const rising = await unseen(page)
    .first()
    .evaluate(async (part) => {
      part.scrollIntoView({ behavior: "instant", block: "center" })
      for (let wait = 0; wait < 1000 && part.getAnimations().length === 0; wait++)
        await new Promise((resolve) => setTimeout(resolve, 5))
      return part.getAnimations().map(({ effect }) => ({
        duration: effect?.getComputedTiming().duration,
        from: effect instanceof KeyframeEffect ? effect.getKeyframes()[0]?.transform : undefined,
      }))
    })
  expect(rising).toEqual([{ duration: 720, from: "translateY(24px)" }])

  await wake(page)
  await expect(unseen(page)).toHaveCount(0)
  await expect.poll(() => hiddenInWindow(page)).toEqual([])
})

test("what was jumped over is there on the way back, does not come again, and the next page's parts rise", async ({
  page,
}) => {
  await openPage(page, study)
  await begin(page)
  await scroll(page, await page.evaluate(() => document.documentElement.scrollHeight))
  await expect(unseen(page)).toHaveCount(0)
  await scroll(page, 900)
  expect(await hiddenInWindow(page)).toEqual([])
  expect(
    await page
      .locator("main section > * > *")
      .evaluateAll((all) => all.flatMap((part) => part.getAnimations())),
  ).toHaveLength(0)

  await inFooter(page, "/company/").click()
  await expect(page).toHaveURL("/company/")
  await expect.poll(() => unseen(page).count()).toBeGreaterThan(2)
  await wake(page)
  await expect(unseen(page)).toHaveCount(0)
})

test("where the script does not come, nothing is hidden and the page is not loaded again", async ({
  page,
}) => {
  await openPage(page, study)
  const isSame = await rememberDocument(page)
  const refused: string[] = []
  await page.route("**/*.js", async (route) => {
    refused.push(route.request().url())
    await route.abort()
  })
  await scroll(page, 10)
  await expect.poll(() => refused.length).toBeGreaterThan(0)
  await scroll(page, 900)
  await expect(unseen(page)).toHaveCount(0)
  expect(await hiddenInWindow(page)).toEqual([])
  expect(await isSame()).toBe(true)
})

test("with reduced motion nothing waits", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openPage(page, study)
  await scroll(page, 10)
  await wake(page)
  expect(await hiddenInWindow(page)).toEqual([])
  await expect(unseen(page)).toHaveCount(0)
})
