import type { Page } from "@playwright/test"

/**
 * Return elements that overflow the window sideways. The page clips them, so its scroll width does not show it. Omit
 * what a scrolling or clipping parent cuts off.
 */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const windowWidth = document.documentElement.clientWidth
    const isClippedByParent = (element: Element) => {
      if (getComputedStyle(element).clipPath !== "none") return true
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      ) {
        const { overflowX, clipPath, position } = getComputedStyle(parent)
        if (overflowX !== "visible" || clipPath !== "none" || position === "fixed") return true
      }
      return false
    }
    const elements = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      const isOutside = width > 0 && (left < -0.5 || right > windowWidth + 0.5)
      return isOutside && element.checkVisibility() && !isClippedByParent(element)
    })
    const { scrollWidth } = document.documentElement
    return [
      ...(scrollWidth > windowWidth ? [`page: ${scrollWidth}px`] : []),
      ...elements.slice(0, 5).map((element) => {
        const { left, right } = element.getBoundingClientRect()
        return `${(element.cloneNode(false) as Element).outerHTML} from ${left} to ${right}`
      }),
    ]
  })
