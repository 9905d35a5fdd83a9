import type { Page } from "@playwright/test"

/**
 * Scroll once a smooth scroll has ended and Gatsby has restored the position, which takes six frames. Resolve when
 * Gatsby has saved the new position, a frame later.
 */
export const scrollPage = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    // A headless browser may stop rendering frames.
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

/** The page's scroll position in whole pixels. */
export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))
