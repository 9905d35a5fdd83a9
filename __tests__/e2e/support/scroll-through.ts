import { expect, type Page } from "@playwright/test"

/**
 * Scroll to the page's end, a window at a time. At each step wait until everything in view is hydrated, loaded and
 * running. Throw an error with the names of what is not.
 */
export const scrollThrough = async (page: Page) => {
  do {
    // The machine may be slow: longer than for other assertions.
    await expect
      .poll(() => page.evaluate(pendingInWindow), { message: "In view, but not loaded", timeout: 40_000 })
      .toEqual([])
  } while (await page.evaluate(scrollOn))
}

/** Runs in the page: names of what the window shows that is not ready, after two frames. */
async function pendingInWindow(): Promise<string[]> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)").matches
  /** Panels of tabs that are not chosen have a size, but their content is skipped. */
  const inWindow = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const isInside = right > Math.max(left, 0) && left < innerWidth && bottom > 0 && top < innerHeight
    return isInside && element.checkVisibility()
  }
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))
  // A headless browser may stop rendering frames.
  const frame = () =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, 500)
    })
  await frame()
  await frame()

  const slices = all("[data-slice]").flatMap((slice) =>
    [...slice.children]
      .filter((child) => child.tagName !== "STYLE" && inWindow(child) && !isHydrated(child))
      .map(() => `slice ${slice.dataset.slice}`),
  )
  const carousels = all("[aria-roledescription]").filter(
    (carousel) => inWindow(carousel) && !carousel.querySelector(".swiper-initialized"),
  )
  const marquees = reducesMotion ? [] : all("[role=group][tabindex='0']:has([data-slot])").filter(inWindow)
  const images = [...document.images].filter((image) => !image.complete && inWindow(image))
  return [
    ...slices,
    ...[...carousels, ...marquees].map((element) => element.getAttribute("aria-label") ?? ""),
    ...images.map(({ src }) => src),
  ]
}

/** Runs in the page: scroll on, unless it is at its end. Return whether it has scrolled. */
function scrollOn(): boolean {
  const end = document.documentElement.scrollHeight - innerHeight
  if (scrollY >= end - 1) return false
  scrollTo({ top: Math.min(scrollY + innerHeight * 0.8, end), behavior: "instant" })
  return true
}
