/** Pages in the browser: silent, still while they are scrolled, without overflow, and free of axe violations. */

import { openPage } from "../support/open-page"
import { violationsInBothThemes } from "./support/axe"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { overflowing } from "./support/overflow"
import { firstOf, pages, sweepTag } from "./support/pages"
import { expect, test } from "./support/test"
import { wake } from "./support/wake"
import { watch } from "./support/watch"

const widths = [320, 390, 640, 768, 1024, 1280, 1440, 1920]

for (const { path } of pages) {
  for (const width of [1440, 390]) {
    test(`${path} at ${width} is silent and still to its end, free of axe violations in both themes${width === 1440 ? ", and reaches out of no window" : ""}${sweepTag(path)}`, async ({
      page,
    }) => {
      const said = watch(page)
      await recordShifts(page)
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, path)
      await wake(page)
      const { sum, moved } = await layoutShift(page)
      expect.soft(sum, moved.join("\n")).toBeLessThan(0.01)

      expect.soft(await violationsInBothThemes(page)).toEqual([])

      // The window of one page is drawn at every width: what hangs out does so whatever it was opened at.
      for (const one of width === 1440 ? widths : []) {
        await page.setViewportSize({ width: one, height: 900 })
        expect.soft(await overflowing(page), `${one} px`).toEqual([])
      }
      expect(said).toEqual([])
    })
  }
}

test("an address that does not exist says so in the console once, and offers the nearest page", async ({
  page,
}) => {
  const said = watch(page)
  const { path: nearest, name } = firstOf("case-study")
  const address = `${nearest.slice(0, -1)}x/`
  await openPage(page, address)
  await wake(page)
  const line = "error: Failed to load resource: the server responded with a status of 404 (Not Found)"
  // The document's own line, and what Gatsby's loader asks the host: for the page's data, and for a plain file.
  expect(said).toEqual([
    `${line} ${address}`,
    `${line} /page-data${address}page-data.json`,
    `${line} ${address.slice(0, -1)}`,
  ])
  await expect(
    page.getByRole("navigation", { name: "Close to what you typed" }).getByRole("link").first(),
  ).toHaveText(name)
})
