import type { Page } from "@playwright/test"

/**
 * Elements that reach out of the window sideways: the page clips what hangs out of its body, so its own scroll width
 * tells nothing. What a scrolling or clipping parent cuts off does not count.
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const cutsOff = (element: Element) => {
      const { overflowX, clipPath, position } = getComputedStyle(element)
      return overflowX !== "visible" || clipPath !== "none" || position === "fixed"
    }
    const isCutOff = (element: Element) => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
        if (cutsOff(one) && (one !== element || getComputedStyle(one).clipPath !== "none")) return true
      return false
    }
    const out = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect()
      return (
        own > 0 && (left < -0.5 || right > width + 0.5) && element.checkVisibility() && !isCutOff(element)
      )
    })
    const page = document.documentElement
    return [
      ...(page.scrollWidth > width ? [`page: ${page.scrollWidth}px`] : []),
      ...out.slice(0, 5).map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return `${(element.cloneNode(false) as Element).outerHTML} from ${left} to ${right}`
      }),
    ]
  })
