/** Every page in the browser: silent, still while it is scrolled, without overflow, and free of axe violations. */
import { expect, type Page, test } from "@playwright/test"
import { openPage } from "../support/open-page"
import { violations } from "./support/axe"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { overflowing } from "./support/overflow"
import { pages } from "./support/pages"
import { wake } from "./support/wake"
import { watch } from "./support/watch"

const widths = [320, 390, 640, 768, 1024, 1280, 1440, 1920]

const setTheme = async (page: Page, theme: "light" | "dark") => {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
  // Colours change over a moment.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map(({ finished, effect }) =>
          effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY ? undefined : finished,
        ),
    ),
  )
}

for (const { path } of pages) {
  test.describe(path, () => {
    for (const width of [1440, 390]) {
      test(`is silent and moves nothing while it loads and is scrolled to its end at ${width}`, async ({
        page,
      }) => {
        const said = watch(page)
        await recordShifts(page)
        await page.setViewportSize({ width, height: 900 })
        await openPage(page, path)
        await wake(page)
        const { sum, moved } = await layoutShift(page)
        expect(sum, moved.join("\n")).toBeLessThan(0.01)
        expect(said).toEqual([])
      })
    }

    for (const width of [1440, 390]) {
      test(`has no axe violation at ${width}, light and dark`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await openPage(page, path)
        await wake(page)
        for (const theme of ["light", "dark"] as const) {
          await setTheme(page, theme)
          expect(await violations(page), theme).toEqual([])
        }
      })
    }

    test("reaches out of the window at no width", async ({ page }) => {
      await openPage(page, path)
      const found: Record<number, string[]> = {}
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        found[width] = await overflowing(page)
      }
      expect(found).toEqual(Object.fromEntries(widths.map((width) => [width, []])))
    })
  })
}

test("an address that does not exist says so in the console once, and no more", async ({ page }) => {
  const said = watch(page)
  await openPage(page, "/case-studies/nimbel/")
  await wake(page)
  const line = "error: Failed to load resource: the server responded with a status of 404 (Not Found)"
  // The document's own line, and those of the page's data, which Gatsby asks for.
  expect(said).toEqual([
    `${line} /case-studies/nimbel/`,
    `${line} /page-data/case-studies/nimbel/page-data.json`,
  ])
  await expect(
    page.getByRole("navigation", { name: "Close to what you typed" }).getByRole("link").first(),
  ).toHaveText("Nimble")
})
