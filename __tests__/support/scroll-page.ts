import type { Page } from "@playwright/test"

/**
 * Scrolls once the page stands still: a smooth scroll that is on its way would carry it on, and a new page takes its
 * place again for six frames. Ends when the browser has told of it, and Gatsby has written it down a frame later.
 */
export const scrollPage = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let still = 0, last = scrollY; still < 12; last = scrollY) {
      await frame()
      still = scrollY === last ? still + 1 : 0
    }
    scrollTo({ top: to, behavior: "instant" })
    for (let passed = 0; passed < 3; passed++) await frame()
  }, top)

/** How far the page is scrolled, in whole pixels. */
export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY))
