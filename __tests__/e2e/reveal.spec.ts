/** Sections below the fold rise into view when they are reached (design, section 6), and are never left unseen. */
import { expect, type Page, test } from "@playwright/test"
import { openPage, rememberDocument } from "../support/open-page"
import { pagesOfKind } from "./support/pages"
import { wake } from "./support/wake"

const study = pagesOfKind("case-study")[0]?.path ?? ""

const unseen = (page: Page) => page.locator("[data-unseen]")
const scroll = async (page: Page, top: number) => {
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
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

for (const address of ["/", study]) {
  test(`${address}: parts wait below the window, rise by 24 px in 720 ms, and are all there at the end`, async ({
    page,
  }) => {
    await openPage(page, address)
    await expect(unseen(page)).toHaveCount(0)
    await scroll(page, 10)
    await expect.poll(() => unseen(page).count()).toBeGreaterThan(5)
    const tops = await unseen(page).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top))
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(await page.evaluate(() => innerHeight))

    const first = unseen(page).first()
    const rising = await first.evaluate(async (part) => {
      part.scrollIntoView({ behavior: "instant", block: "center" })
      for (let frame = 0; frame < 60 && part.getAnimations().length === 0; frame++)
        await new Promise(requestAnimationFrame)
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
}

test("what was jumped over is there on the way back, and what was seen does not come again", async ({
  page,
}) => {
  await openPage(page, study)
  await scroll(page, 10)
  await expect.poll(() => unseen(page).count()).toBeGreaterThan(5)
  await scroll(page, await page.evaluate(() => document.documentElement.scrollHeight))
  await expect(unseen(page)).toHaveCount(0)
  await scroll(page, 0)
  await scroll(page, 900)
  expect(await hiddenInWindow(page)).toEqual([])
  expect(
    await page
      .locator("main section > * > *")
      .evaluateAll((all) => all.flatMap((part) => part.getAnimations())),
  ).toHaveLength(0)
})

test("on the next page, sections rise as well", async ({ page }) => {
  await openPage(page, study)
  await scroll(page, 10)
  await expect.poll(() => unseen(page).count()).toBeGreaterThan(5)
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click()
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

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("nothing waits", async ({ page }) => {
    await openPage(page, study)
    await scroll(page, 10)
    await wake(page)
    expect(await hiddenInWindow(page)).toEqual([])
    await expect(unseen(page)).toHaveCount(0)
  })
})
