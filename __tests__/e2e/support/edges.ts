import type { Page } from "@playwright/test"

/**
 * Links, buttons and cards that a ground or a shadow sets off from the page, and that have no edge left in a
 * high-contrast theme, which draws neither; by their text.
 */
export const lostEdges = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" })
  await page.evaluate(() => {
    const hasGround = (one: Element) => getComputedStyle(one).backgroundColor !== "rgba(0, 0, 0, 0)"
    const hasEdge = (one: Element) =>
      /^(?!rgba\(0, 0, 0, 0\)).* 0px 0px 0px [\d.]+px inset/.test(getComputedStyle(one).boxShadow)
    for (const one of document.querySelectorAll("body *")) {
      if (!one.checkVisibility() || one.clientWidth === 0 || one.matches("a[href='#main']")) continue
      if (hasEdge(one) || (one.matches("a, button, article") && hasGround(one)))
        one.setAttribute("data-set-off", "")
    }
  })
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
  return page.locator("[data-set-off]").evaluateAll((all) =>
    all
      .filter((one) => {
        const { borderTopStyle, borderTopWidth, outlineStyle, outlineWidth } = getComputedStyle(one)
        const border = borderTopStyle === "none" ? 0 : Number.parseFloat(borderTopWidth)
        const outline = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth)
        return Math.max(border, outline) < 1
      })
      .map((one) => `${one.localName} ${one.textContent?.trim().slice(0, 40)}`),
  )
}
