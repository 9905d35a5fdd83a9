import type { Page } from "@playwright/test"

/**
 * Scrolls once the page is still: a smooth scroll on its way would go on, and Gatsby restores the position of a new page
 * for six frames. Ends when Gatsby has saved the position, a frame later.
 */
export const scrollPage = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    // A headless browser may stop drawing frames.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 500)
      })
    for (let still = 0, last = scrollY; still < 12; last = scrollY) {
      await frame()
      still = scrollY === last ? still + 1 : 0
    }
    scrollTo({ top: to, behavior: "instant" })
    for (let passed = 0; passed < 3; passed++) await frame()
  }, top)

/** How far the page is scrolled, in whole pixels. */
export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))
