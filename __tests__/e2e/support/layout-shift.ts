import type { Page } from "@playwright/test"

/** Keeps every layout shift of the page from its beginning. */
export const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: PerformanceEntry[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    })
  })

/**
 * How much moved by itself since the page began to load, as a share of the window, and what: anywhere, or inside the
 * element that a selector names.
 */
export const layoutShift = (page: Page, within = "body") =>
  page.evaluate((selector) => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const { shifts } = window as unknown as { shifts: Shift[] }
    const place = document.querySelector(selector)
    const counted = shifts.filter(
      ({ hadRecentInput, sources }) =>
        !hadRecentInput && sources.some(({ node }) => !node?.isConnected || place?.contains(node)),
    )
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ")
    return {
      sum: counted.reduce((sum, { value }) => sum + value, 0),
      moved: counted.flatMap(({ value, sources, startTime }) =>
        sources.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.trim().slice(0, 60) ?? ""
          const moment = `${value.toFixed(4)} at ${Math.round(startTime)} ms`
          return `${moment}: ${node?.nodeName} "${text}" from ${box(previousRect)} to ${box(currentRect)}`
        }),
      ),
    }
  }, within)
