import type { Page } from "@playwright/test"

/**
 * Reads the page to its end: scrolls on when everything in the window has woken, that is when slices are hydrated,
 * carousels and marquees run, and pictures are there. Fails with the names of what stays asleep.
 */
export const wake = async (page: Page) => {
  const asleep = await page.evaluate(async (patience) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches
    const inWindow = (element: Element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return right > Math.max(left, 0) && left < innerWidth && bottom > 0 && top < innerHeight
    }
    const hydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"))

    const asleepInWindow = () => {
      const parts = all("[data-slice]").flatMap((slice) =>
        [...slice.children]
          .filter((part) => part.tagName !== "STYLE" && inWindow(part) && !hydrated(part))
          .map(() => `slice ${slice.dataset.slice}`),
      )
      const carousels = all('[aria-roledescription="carousel"]').filter(
        (carousel) => inWindow(carousel) && !carousel.querySelector(".swiper-initialized"),
      )
      const marquees = still ? [] : all('[role="group"][aria-label$=", logos"]').filter(inWindow)
      const pictures = [...document.images].filter((image) => !image.complete && inWindow(image))
      return [
        ...parts,
        ...[...carousels, ...marquees].map((element) => element.getAttribute("aria-label") ?? ""),
        ...pictures.map(({ src }) => src),
      ]
    }

    // A browser that shows its window to nobody may draw no frame for long.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve)
        setTimeout(resolve, 500)
      })
    for (;;) {
      await frame()
      await frame()
      const begin = performance.now()
      while (asleepInWindow().length > 0) {
        if (performance.now() - begin > patience) return asleepInWindow()
        await frame()
      }
      const end = document.documentElement.scrollHeight - innerHeight
      if (scrollY >= end - 1) return []
      scrollTo({ top: Math.min(scrollY + innerHeight * 0.8, end), behavior: "instant" })
    }
  }, 8000)
  if (asleep.length > 0) throw new Error(`Still asleep, though in view: ${asleep.join(", ")}`)
}
