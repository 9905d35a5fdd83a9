import type { Page } from "@playwright/test"

/** Wait until the scroll position has not changed for twelve frames. */
export const scrollSettled = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 12; last = scrollY) {
      // A headless browser may stop rendering frames.
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 500)
      })
      still = scrollY === last ? still + 1 : 0
    }
  })

/**
 * Scroll once a smooth scroll has ended and Gatsby has restored the position, which takes six frames. Resolve when
 * Gatsby has saved the new position, a frame later.
 */
export const scrollPage = async (page: Page, top: number) => {
  await scrollSettled(page)
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top)
  await scrollSettled(page)
}

/** The page's scroll position in whole pixels. */
export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))
