import { expect, type Locator, type Page } from "@playwright/test"

/** Wait until React has hydrated the page. Do not rely on animation frames: Chromium may stop rendering. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0, undefined, {
    polling: 50,
  })

/** Scroll an element into view and wait until React has hydrated it. */
export const waitForHydration = async (element: Locator) => {
  await element.scrollIntoViewIfNeeded()
  const isHydrated = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps")))
  await expect.poll(isHydrated).toBe(true)
}

/** Open a page and wait until it is hydrated. */
export const openPage = async (page: Page, path: string) => {
  await page.goto(path)
  await hydrated(page)
}

/** Mark the current document. The returned function checks whether it is still the same document. */
export const rememberDocument = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { remembered: true }))
  // Between two documents the evaluation fails.
  return () => page.evaluate(() => "remembered" in window).catch(() => undefined)
}

/** Record the URLs of all documents that the page loads from now on. */
export const recordDocuments = (page: Page) => {
  const documents: string[] = []
  page.on("request", (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return
    const { pathname, search } = new URL(request.url())
    documents.push(pathname + search)
  })
  return documents
}

/** Wait until the browser is idle. */
export const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))

/** The footer's link to a path. Every page has the footer. */
export const inFooter = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first()

export const setTheme = (page: Page, theme: "light" | "dark") =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)

/** Return a promise and the function that fulfils it, to hold responses until a test releases them. */
export const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Hold all scripts that the page requests, until the returned function is called. */
export const holdScripts = async (page: Page) => {
  const { opened, open } = gate()
  await page.route(
    ({ pathname }) => pathname.endsWith(".js"),
    async (route) => {
      await opened
      await route.continue()
    },
  )
  return open
}

/** The distance in pixels between the sticky bars at the top of the window and an element. */
export const belowBars = (page: Page, id: string) =>
  page.evaluate((name) => {
    const bars = [...document.querySelectorAll("header, nav")].filter((bar) => {
      const { width } = bar.getBoundingClientRect()
      return getComputedStyle(bar).position === "sticky" && width > innerWidth / 2
    })
    const bottom = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom))
    return Math.round((document.getElementById(name)?.getBoundingClientRect().top ?? -1) - bottom)
  }, id)
