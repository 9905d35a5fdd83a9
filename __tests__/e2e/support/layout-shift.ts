import type { Page } from "@playwright/test"

/** Record all layout shifts of the pages that are loaded from now on. */
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
 * Return the page's layout shift without user input, and the elements that moved. `within` limits it to a part of the
 * page.
 */
export const layoutShift = (page: Page, within = "body") =>
  page.evaluate((selector) => {
    interface Shift extends PerformanceEntry {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
    }
    const { shifts } = window as unknown as { shifts: Shift[] }
    const part = document.querySelector(selector)
    const counted = shifts.filter(
      ({ hadRecentInput, sources }) =>
        !hadRecentInput && sources.some(({ node }) => !node?.isConnected || part?.contains(node)),
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
