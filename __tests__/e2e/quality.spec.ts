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
  for (const width of [1440, 390]) {
    test(`${path} at ${width} is silent and still to its end, free of axe violations in both themes${width === 1440 ? ", and reaches out of no window" : ""}`, async ({
      page,
    }) => {
      const said = watch(page)
      await recordShifts(page)
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, path)
      await wake(page)
      const { sum, moved } = await layoutShift(page)
      expect.soft(sum, moved.join("\n")).toBeLessThan(0.01)

      for (const theme of ["light", "dark"] as const) {
        await setTheme(page, theme)
        const found = await violations(page)
        expect.soft(found, theme).toEqual([])
      }

      // The window of one page is drawn at every width: what hangs out does so whatever it was opened at.
      for (const one of width === 1440 ? widths : []) {
        await page.setViewportSize({ width: one, height: 900 })
        const found = await overflowing(page)
        expect.soft(found, `${one} px`).toEqual([])
      }
      expect(said).toEqual([])
    })
  }
}

test("an address that does not exist says so in the console once, and no more", async ({ page }) => {
  const said = watch(page)
  await openPage(page, "/case-studies/nimbel/")
  await wake(page)
  const line = "error: Failed to load resource: the server responded with a status of 404 (Not Found)"
  // The document's own line, and what Gatsby's loader asks the host: for the page's data, and for a plain file.
  expect(said).toEqual([
    `${line} /case-studies/nimbel/`,
    `${line} /page-data/case-studies/nimbel/page-data.json`,
    `${line} /case-studies/nimbel`,
  ])
  await expect(
    page.getByRole("navigation", { name: "Close to what you typed" }).getByRole("link").first(),
  ).toHaveText("Nimble")
})
