/** From page to page: prefetching, loading bar, focus, scroll position, and network failures. */

import { light } from "../../src/site/theme/palette"
import {
  belowBars,
  gate,
  hydrated,
  idle,
  inFooter,
  openPage,
  recordDocuments,
  rememberDocument,
  waitForHydration,
} from "../support/open-page"
import { scrolledTo, scrollPage, scrollSettled } from "../support/scroll-page"
import { findPage, firstOf } from "./support/pages"
import { expect, type Page, type Route, test } from "./support/test"
import { labelledBy, texts } from "./support/texts"

const clients = "/company/clients/"
const service = firstOf("service").path
/** A long page that links to a service in its text. */
const study = findPage(
  "case-study",
  labelledBy(texts.page.onThisPage),
  /<main[\s\S]*href="\/services\/[^"]+\/"[\s\S]*<\/main>/,
)
const pageData = (path: string) => `**/page-data${path.replace(/\/$/, "")}/page-data.json`
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 })

/** Wait until Gatsby has loaded a page's data and code. */
const expectLoaded = (page: Page, path: string) =>
  expect.poll(() => page.evaluate((to) => Boolean(window.___loader?.loadPageSync(to)), path)).toBe(true)

test.describe("prefetching", () => {
  test("does not happen when the visitor saves data, not even on hover", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } })
    })
    const requests: string[] = []
    page.on("request", (request) => requests.push(new URL(request.url()).pathname))
    await page.clock.install()
    await page.goto("/company/")
    await waitForHydration(inFooter(page, clients))
    await inFooter(page, clients).hover()
    await inFooter(page, clients).focus()
    // Gatsby prefetches links in view after three seconds.
    await page.clock.runFor(4000)
    await idle(page)
    const otherPages = /^\/page-data\/(?!company\/page-data|app-data|sq\/)/
    expect(requests.filter((path) => otherPages.test(path))).toEqual([])
  })

  test("happens on hover, and the click then needs no request", async ({ page }) => {
    await openPage(page, "/company/")
    const link = inFooter(page, clients)
    await link.hover()
    await expectLoaded(page, clients)
    await page.context().setOffline(true)
    await link.click()
    await expect(page).toHaveURL(clients)
    await expect(heading(page)).toBeFocused()
  })
})

/** A colour as browsers compute it. */
const rgb = (hex: string) =>
  `rgb(${hex
    .match(/\w\w/g)
    ?.map((part) => Number.parseInt(part, 16))
    .join(", ")})`

test("slow navigation shows a green bar of 3px, and the last clicked link wins", async ({ page }) => {
  const { opened, open } = gate()
  await page.route(pageData(clients), async (route) => {
    await opened
    await route.continue()
  })
  await openPage(page, "/company/")
  const isSame = await rememberDocument(page)
  await inFooter(page, clients).click()
  const bar = page.getByRole("progressbar", { name: texts.page.loading })
  await expect(bar).toBeVisible()
  await expect(bar).toHaveCSS("background-color", rgb(light.color.accent))
  await expect(bar).toHaveCSS("height", "3px")
  await expect(bar).toHaveCSS("z-index", "700")
  await expect(bar).toHaveCSS("top", "0px")
  await inFooter(page, service).click()
  await expect(page).toHaveURL(service)
  await expect(bar).toHaveCount(0)
  const lateResponse = page.waitForResponse(pageData(clients))
  open()
  await lateResponse
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL(service)
  expect(await isSame()).toBe(true)
})

test.describe("after navigation", () => {
  test("the heading has the focus and the page is announced, also after going back", async ({ page }) => {
    await openPage(page, "/company/")
    await expect(page.locator("body")).toBeFocused()
    await inFooter(page, clients).focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(clients)
    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).toHaveCSS("outline-style", "none")
    await expect(page.locator("#gatsby-focus-wrapper")).toHaveCSS("outline-style", "none")
    const announcer = page.locator("#gatsby-announcer")
    await expect(announcer).toHaveText(`Navigated to ${await heading(page).textContent()}`)
    await expect(announcer).toHaveAttribute("aria-live", "assertive")
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press("Tab")
    const isAfterHeading = await heading(page).evaluate((element) =>
      Boolean(
        element.compareDocumentPosition(document.activeElement as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    )
    expect(isAfterHeading).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL("/company/")
    await expect(heading(page)).toBeFocused()
  })

  test("the page is at its top, even if it was still scrolling to the clicked link", async ({ page }) => {
    await openPage(page, "/company/")
    const link = inFooter(page, clients)
    await link.dispatchEvent("pointerover")
    await expectLoaded(page, clients)
    // The browser continues a smooth scroll after the page has changed.
    await link.evaluate((element: HTMLElement) => {
      element.scrollIntoView({ behavior: "smooth" })
      const start = scrollY
      const click = () => (scrollY > start + 20 ? element.click() : setTimeout(click, 10))
      click()
    })
    await expect(page).toHaveURL(clients)
    await expect(heading(page)).toBeFocused()
    await scrollSettled(page)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe("the scroll position", () => {
  test("is the top on a new page, and is restored on back, forward and reload", async ({ page }) => {
    await openPage(page, study)
    const studyHeading = (await heading(page).textContent()) ?? ""
    await scrollPage(page, 2400)
    await expect.poll(() => scrolledTo(page)).toBe(2400)
    const link = page.locator("main a[href^='/services/']").first()
    const target = (await link.getAttribute("href")) ?? ""
    // Record the position in every frame: a smooth scroll to the top would show.
    await page.evaluate((to) => {
      const positions: number[] = []
      Object.assign(window, { positions })
      const record = () => {
        if (location.pathname === to) positions.push(scrollY)
        requestAnimationFrame(record)
      }
      record()
    }, target)
    await link.evaluate((one: HTMLElement) => one.click())
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveURL(target)
    await expect.poll(() => scrolledTo(page)).toBe(0)
    const positions = await page.evaluate(() => (window as unknown as { positions: number[] }).positions)
    expect(positions.filter((top) => top !== 0 && top !== 2400)).toEqual([])

    const targetHeading = (await heading(page).textContent()) ?? ""
    await scrollPage(page, 900)
    await expect.poll(() => scrolledTo(page)).toBe(900)
    await page.goBack()
    await expect(heading(page)).toHaveText(studyHeading)
    await expect.poll(() => scrolledTo(page)).toBe(2400)
    await page.goForward()
    await expect(heading(page)).toHaveText(targetHeading)
    await expect.poll(() => scrolledTo(page)).toBe(900)
    await page.reload()
    await hydrated(page)
    // Chromium restores the element at the top of the window, not the exact position.
    expect(Math.abs((await scrolledTo(page)) - 900)).toBeLessThan(720)
  })

  const expectBelowBars = async (page: Page, hash: string) => {
    await expect.poll(() => belowBars(page, hash.slice(1))).toBeGreaterThanOrEqual(0)
    await expect.poll(() => belowBars(page, hash.slice(1))).toBeLessThan(120)
  }

  test("is an anchor's, below the header, after navigation and after a page load", async ({ page }) => {
    await openPage(page, study)
    const link = page.getByRole("navigation", { name: texts.page.onThisPage }).getByRole("link").nth(3)
    const hash = (await link.getAttribute("href")) ?? ""
    await openPage(page, "/company/")
    const isSame = await rememberDocument(page)
    // No page links to an anchor of another page, so call what a link would call.
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      study + hash,
    )
    await expect(page).toHaveURL(study + hash)
    await expect(page.locator(hash)).toBeFocused()
    await expectBelowBars(page, hash)
    expect(await isSame()).toBe(true)
    await openPage(page, "/company/")
    await openPage(page, study + hash)
    await expectBelowBars(page, hash)

    // On the way back, the last position counts, not the anchor.
    await scrollPage(page, 5000)
    await expect.poll(() => scrolledTo(page)).toBe(5000)
    await inFooter(page, clients).evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(clients)
    await expect(heading(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(study + hash)
    await expect.poll(() => scrolledTo(page)).toBe(5000)
  })

  test("ignores unknown and invalid anchors", async ({ page }) => {
    for (const hash of ["#%", "#%E0%A4%A", "#unknown", "#"]) {
      await openPage(page, `/company/${hash}`)
      await expect(heading(page)).toBeVisible()
    }
    // Typed into the address bar of an open page.
    await page.evaluate(() => window.location.assign("#%"))
    await expect(page).toHaveURL("/company/")
    await inFooter(page, clients).click()
    await expect(page).toHaveURL(clients)
  })
})

test.describe("on network failures", () => {
  const failures: [name: string, url: string, answer: (route: Route) => Promise<void>][] = [
    ["page data is missing", pageData(clients), (route) => route.fulfill({ status: 404, body: "not found" })],
    ["page data is an error", pageData(clients), (route) => route.fulfill({ status: 500, body: "error" })],
    [
      "page data is incomplete",
      pageData(clients),
      (route) => route.fulfill({ contentType: "application/json", body: '{"path":"/comp' }),
    ],
    [
      "page data names an unknown template",
      pageData(clients),
      async (route) => {
        const data = await (await route.fetch()).json()
        await route.fulfill({ json: { ...data, componentChunkName: "component---src-templates-new-tsx" } })
      },
    ],
    ["the page's code is missing", "**/component---gatsby-templates-pages*.js", (route) => route.abort()],
  ]

  for (const [name, url, answer] of failures) {
    test(`navigation becomes a page load when ${name}`, async ({ page }) => {
      await page.route(url, answer)
      await openPage(page, service)
      const isSame = await rememberDocument(page)
      const documents = recordDocuments(page)
      await inFooter(page, clients).click()
      await expect(page).toHaveURL(clients)
      await expect(heading(page)).toBeVisible()
      await expect.poll(isSame).toBe(false)
      // The page may be reloaded once more.
      await page.waitForLoadState("networkidle")
      await inFooter(page, service).click()
      await expect(page).toHaveURL(service)
      await expect(heading(page)).toBeVisible()
      expect(documents.filter((path) => path === clients).length).toBeLessThanOrEqual(2)
    })
  }

  test("navigation becomes a page load when page data does not arrive", async ({ page }) => {
    let stalled = true
    await page.route(pageData(clients), async (route) => {
      if (stalled) await new Promise(() => {})
      await route.continue()
    })
    await openPage(page, "/company/")
    const isSame = await rememberDocument(page)
    await page.clock.install()
    await inFooter(page, clients).click()
    await expect(page.getByRole("progressbar")).toBeVisible()
    stalled = false
    await page.clock.fastForward(20_000)
    await expect.poll(isSame).toBe(false)
    await expect(page).toHaveURL(clients)
    await expect(heading(page)).toBeVisible()
  })

  test("prefetching stops when the server answers with errors", async ({ page }) => {
    const requests: string[] = []
    await page.route("**/page-data/**/page-data.json", (route) => {
      const url = route.request().url()
      if (url.endsWith("/page-data/insights/page-data.json")) return route.continue()
      requests.push(url)
      return route.fulfill({ status: 500 })
    })
    await page.clock.install()
    await page.goto("/insights/")
    await waitForHydration(inFooter(page, clients))
    await page.clock.runFor(4000)
    await expect.poll(() => requests.length).toBeGreaterThan(0)
    let before = 0
    const newRequests = () => {
      const count = requests.length - before
      before = requests.length
      return count
    }
    await expect.poll(newRequests, { intervals: [500] }).toBe(0)
    // Gatsby requests each page once, and the error page several times.
    const most = Math.max(...requests.map((url) => requests.filter((other) => other === url).length))
    expect(most).toBeLessThan(30)
  })
})

test.describe("after a deployment", () => {
  const deploy = async (page: Page, withHtml: boolean) => {
    await page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "new-build" } }),
    )
    if (!withHtml) return
    // An inline script names the build, so the hash in the policy would not match.
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback()
      const response = await route.fetch()
      const body = (await response.text())
        .replace(/___webpackCompilationHash="[^"]*"/, '___webpackCompilationHash="new-build"')
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
      expect(body).toContain("new-build")
      await route.fulfill({ response, body })
    })
  }

  test("an open page loads the next page as a document, once", async ({ page }) => {
    await openPage(page, "/company/")
    await deploy(page, true)
    const isSame = await rememberDocument(page)
    const documents = recordDocuments(page)
    await inFooter(page, clients).click()
    await expect.poll(isSame).toBe(false)
    await expect(page).toHaveURL(clients)
    await hydrated(page)
    expect(documents).toEqual([clients])
  })

  test("a page whose HTML is still of the old build reloads only once", async ({ page }) => {
    await openPage(page, "/company/")
    await deploy(page, false)
    const documents = recordDocuments(page)
    await inFooter(page, clients).click()
    await expect(page).toHaveURL(clients)
    await expect.poll(() => documents.length).toBe(2)
    await hydrated(page)
    expect(documents).toEqual([clients, clients])
    await expect(heading(page)).toBeVisible()
  })

  test("a page whose script was removed reloads only once", async ({ page }) => {
    await openPage(page, "/company/")
    const documents = recordDocuments(page)
    const fail = () =>
      page.evaluate(() => void Promise.reject(new Error("Loading chunk 123 failed.\n(error: /123-old.js)")))
    await fail()
    await expect.poll(() => documents).toEqual(["/company/"])
    await hydrated(page)
    const isSame = await rememberDocument(page)
    await fail()
    await inFooter(page, clients).click()
    await expect(page).toHaveURL(clients)
    expect(await isSame()).toBe(true)
  })
})
