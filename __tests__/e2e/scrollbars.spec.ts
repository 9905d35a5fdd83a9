/** Pages where scrollbars take space. */
import { openPage } from "../support/open-page"
import { samples } from "./support/pages"
import { test as base, expect } from "./support/test"

const test = base.extend({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
})

for (const path of samples)
  test(`${path} does not scroll sideways next to a visible scrollbar`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, path)
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0)
    const scrolled = await page.evaluate(() => {
      scrollTo({ left: 1000, behavior: "instant" })
      return scrollX
    })
    expect(scrolled).toBe(0)
  })
