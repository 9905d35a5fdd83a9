/** Functions that run in a page. They must not use variables of this file. */

/** Where a heading is: from the page's left edge, and from the top of its section. */
export interface HeadingPlace {
  text: string
  left: number
  top: number
}

/**
 * Scroll to the page's end, half a window at a time. Return headings and paragraphs that stay invisible or without size
 * in the middle of the window, and images that do not load.
 */
export async function findInvisible(): Promise<string[]> {
  const timeout = 5000
  const inMiddle = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const [y, x] = [(top + bottom) / 2, (left + right) / 2]
    const end = document.documentElement.scrollHeight - innerHeight
    const from = scrollY < 1 ? 0 : innerHeight * 0.2
    const to = scrollY > end - 1 ? innerHeight : innerHeight * 0.8
    return y >= from && y <= to && x >= 0 && x <= innerWidth
  }
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && opacityOf(element) > 0.1
  }
  const invisible = () => [
    ...[...document.querySelectorAll("main :is(h1, h2, h3, h4, p)")].filter(
      (element) => isShown(element) && inMiddle(element) && !isVisible(element),
    ),
    ...[...document.querySelectorAll<HTMLImageElement>("main img")].filter(
      (image) => isShown(image) && inMiddle(image) && !(image.complete && image.naturalWidth > 0),
    ),
  ]
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

  const found: string[] = []
  for (;;) {
    await frame()
    const start = performance.now()
    while (invisible().length > 0 && performance.now() - start < timeout) await frame()
    found.push(...invisible().map((element) => element.outerHTML.slice(0, 200)))
    const end = document.documentElement.scrollHeight - innerHeight
    if (scrollY >= end - 1) return found
    scrollTo({ top: Math.min(scrollY + innerHeight / 2, end), behavior: "instant" })
  }
}

/** Wait until the page is hydrated, its fonts and visible images are loaded, and its entrance has ended. */
export async function settled(): Promise<void> {
  const timeout = 10_000
  const root = document.querySelector("#___gatsby")
  const isHydrated = () =>
    Object.keys(root?.querySelector("#gatsby-focus-wrapper") ?? {}).some((key) => key.startsWith("__react"))
  const imagesLoaded = () =>
    [...document.images].every(
      (image) =>
        image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility(),
    )
  const isAnimating = () =>
    document
      .getAnimations()
      .some(
        ({ playState, timeline, effect }) =>
          playState === "running" &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const start = performance.now()
  await document.fonts.ready
  while (!(isHydrated() && imagesLoaded() && !isAnimating()) && performance.now() - start < timeout)
    await pause(50)
}

/**
 * Places of the page's visible headings, before any is held in place by scrolling. Headings of numbered
 * lists are left out: browsers without scroll-driven animations show the process in columns instead of as a stack.
 */
export function headingPlaces(): HeadingPlace[] {
  scrollTo({ top: 0, behavior: "instant" })
  return [...document.querySelectorAll("main :is(h1, h2, h3):not(ol li *)")]
    .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
    .map((heading) => {
      const { left, top } = heading.getBoundingClientRect()
      const section = heading.closest("section, main")?.getBoundingClientRect()
      return { text: heading.textContent ?? "", left: left + scrollX, top: top - (section?.top ?? 0) }
    })
}

/** How far the page scrolls sideways. */
export function sidewaysScroll(): number {
  scrollTo({ left: 1000, behavior: "instant" })
  const scrolled = scrollX
  scrollTo({ left: 0, behavior: "instant" })
  return scrolled
}

/** The part of the window that the page can use: without scrollbars. */
export function pageSize() {
  return { width: document.documentElement.clientWidth, height: innerHeight }
}
