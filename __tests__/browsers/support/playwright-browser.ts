import { firefox, webkit } from "@playwright/test"
import { type Browser, type BrowserKind, windowSize } from "./browser"

/** Playwright's own Firefox or WebKit. */
export const openPlaywrightBrowser = async (kind: BrowserKind): Promise<Browser> => {
  const browser = await { firefox, webkit }[kind].launch()
  const page = await browser.newPage({ viewport: windowSize })
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run) => page.evaluate(`(${run})()`),
    click: (selector) => page.click(selector),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
