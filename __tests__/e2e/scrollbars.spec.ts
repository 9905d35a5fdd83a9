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

test("no page scrolls sideways next to a visible scrollbar", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of samples) {
    await openPage(page, path)
    const scrollbar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
    expect.soft(scrollbar, path).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo({ left: 1000, behavior: "instant" }))
    expect.soft(await page.evaluate(() => scrollX), path).toBe(0)
  }
})
