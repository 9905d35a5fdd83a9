import type { Page } from "@playwright/test"

/**
 * Return links, buttons and cards that have a background or a shadow, but no border or outline in a high-contrast
 * theme. Such themes show neither backgrounds nor shadows.
 */
export const missingEdges = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" })
  await page.evaluate(() => {
    const hasBackground = (element: Element) =>
      getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)"
    const hasInnerShadow = (element: Element) =>
      /^(?!rgba\(0, 0, 0, 0\)).* 0px 0px 0px [\d.]+px inset/.test(getComputedStyle(element).boxShadow)
    for (const element of document.querySelectorAll("body *")) {
      const isHidden = !element.checkVisibility() || element.clientWidth === 0
      if (isHidden || element.matches("a[href='#main']")) continue
      if (hasInnerShadow(element) || (element.matches("a, button, article") && hasBackground(element)))
        element.setAttribute("data-needs-edge", "")
    }
  })
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
  return page.locator("[data-needs-edge]").evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(element)
        const border = borderTopStyle === "none" ? 0 : Number.parseFloat(borderTopWidth)
        const outline = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth)
        return Math.max(border, outline) < 1
      })
      .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 40)}`),
  )
}
