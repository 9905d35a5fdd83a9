import { expect, type Page } from "@playwright/test"

/**
 * Scrolls to the end of the page as a reader would, and waits until everything on the way has woken: slices are
 * hydrated, carousels and marquees run, pictures are there.
 */
export const wake = async (page: Page) => {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const end = () => document.documentElement.scrollHeight - innerHeight
    for (let top = scrollY; top < end(); ) {
      top = Math.min(top + innerHeight * 0.7, end())
      scrollTo({ top, behavior: "instant" })
      await frame()
      await frame()
    }
  })
  await expect.poll(() => asleep(page), { message: "what is still asleep", intervals: [50, 100] }).toEqual([])
}

/** Names of what has not woken yet. */
const asleep = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const hydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))
    const slices = all("[data-slice]").filter(
      (slice) => ![...slice.children].filter(({ tagName }) => tagName !== "STYLE").every(hydrated),
    )
    const carousels = all('[aria-roledescription="carousel"]').filter(
      (carousel) => !carousel.querySelector(".swiper-initialized"),
    )
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches
    const marquees = still ? [] : all('[role="group"][aria-label$=", logos"]')
    const pictures = all("img").filter(
      (img) => (img as HTMLImageElement).complete === false && img.checkVisibility(),
    )
    return [
      ...slices.map((slice) => `slice ${slice.dataset.slice}`),
      ...[...carousels, ...marquees].map((element) => element.getAttribute("aria-label")),
      ...pictures.map((img) => (img as HTMLImageElement).currentSrc),
    ]
  })
