/** What happens between two pages: prefetching, the loading bar, focus, scrolling, and everything that can fail. */

import { light } from "../../src/theme/palette"
import {
  belowBars,
  gate,
  hydrated,
  inFooter,
  openPage,
  recordDocuments,
  rememberDocument,
} from "../support/open-page"
import { scrolledTo, scrollPage } from "../support/scroll-page"
import { findPage, firstOf } from "./support/pages"
import { expect, type Page, type Route, test } from "./support/test"

const clients = "/company/clients/"
const service = firstOf("service").path
/** A long page that links to a service in its text. */
const study = findPage(
  "case-study",
  /aria-label="On this page"/,
  /<main[\s\S]*href="\/services\/[^"]+\/"[\s\S]*<\/main>/,
)
const pageData = (path: string) => `**/page-data${path.replace(/\/$/, "")}/page-data.json`
const isLoaded = (page: Page, path: string) =>
  page.evaluate((to) => Boolean(window.___loader?.loadPageSync(to)), path)

/** Holds the answers to a page's data back until they are let go. */
const holdData = async (page: Page, path: string) => {
  const { opened, open } = gate()
  await page.route(pageData(path), async (route) => {
    await opened
    await route.continue()
  })
  return open
}

test.describe("prefetching", () => {
  test("does not happen where the visitor saves data, not even under the mouse", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } })
    })
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await openPage(page, "/company/")
    await inFooter(page, clients).hover()
    await inFooter(page, clients).focus()
    // Gatsby starts to prefetch links in view after three seconds.
    await page.waitForTimeout(4000)
    expect(asked.filter((path) => /^\/page-data\/(?!company\/page-data|app-data|sq\/)/.test(path))).toEqual(
      [],
    )
  })

  test("happens under the mouse, and the press then needs no request", async ({ page }) => {
    await openPage(page, "/company/")
    const link = inFooter(page, clients)
    await link.hover()
    await expect.poll(() => isLoaded(page, clients)).toBe(true)
    await page.context().setOffline(true)
    await link.click()
    await expect(page).toHaveURL(clients)
    await expect(page.locator("h1")).toBeFocused()
  })
})

test("links open a new tab with Ctrl and with the middle button", async ({ page, context }) => {
  await openPage(page, "/company/")
  for (const press of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
    const opened = context.waitForEvent("page")
    await inFooter(page, clients).click(press)
    const tab = await opened
    await expect(tab).toHaveURL(clients)
    await tab.close()
  }
  await expect(page).toHaveURL("/company/")
})

/** As browsers write a colour. */
const rgb = (hex: string) =>
  `rgb(${hex
    .match(/\w\w/g)
    ?.map((part) => Number.parseInt(part, 16))
    .join(", ")})`

test("a slow change shows a green line of 3px above everything, and the last link that is pressed wins", async ({
  page,
}) => {
  const answer = await holdData(page, clients)
  await openPage(page, "/company/")
  const isSame = await rememberDocument(page)
  await inFooter(page, clients).click()
  const bar = page.getByRole("progressbar", { name: "Loading the page" })
  await expect(bar).toBeVisible()
  await expect(bar).toHaveCSS("background-color", rgb(light.color.accent))
  await expect(bar).toHaveCSS("height", "3px")
  await expect(bar).toHaveCSS("z-index", "700")
  await expect(bar).toHaveCSS("top", "0px")
  await inFooter(page, service).click()
  await expect(page).toHaveURL(service)
  await expect(bar).toHaveCount(0)
  const late = page.waitForResponse(pageData(clients))
  answer()
  await late
  await expect(page.locator("h1")).toBeFocused()
  await expect(page).toHaveURL(service)
  expect(await isSame()).toBe(true)
})

test.describe("focus and announcement", () => {
  test("move to the new page, and when going back", async ({ page }) => {
    await openPage(page, "/company/")
    await expect(page.locator("body")).toBeFocused()
    await inFooter(page, clients).focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(clients)
    const heading = page.getByRole("main").getByRole("heading", { level: 1 })
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS("outline-style", "none")
    await expect(page.locator("#gatsby-focus-wrapper")).toHaveCSS("outline-style", "none")
    await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${await heading.textContent()}`)
    await expect(page.locator("#gatsby-announcer")).toHaveAttribute("aria-live", "assertive")
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.keyboard.press("Tab")
    const follows = await heading.evaluate((element) =>
      Boolean(
        element.compareDocumentPosition(document.activeElement as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
      ),
    )
    expect(follows).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL("/company/")
    await expect(heading).toBeFocused()
  })

  test("move, and the page begins at its top, while it still scrolls to the link that is pressed", async ({
    page,
  }) => {
    // Scrolling smoothly to the link that takes the focus, the browser does not notice at once that the page changes.
    await openPage(page, "/company/")
    const link = inFooter(page, clients)
    await link.dispatchEvent("pointerover")
    await expect.poll(() => isLoaded(page, clients)).toBe(true)
    await link.evaluate((element: HTMLElement) => {
      element.focus()
      const start = scrollY
      const press = () => (scrollY > start + 20 ? element.click() : setTimeout(press, 10))
      press()
    })
    await expect(page).toHaveURL(clients)
    await expect(page.locator("main h1")).toBeFocused()
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe("scrolling", () => {
  test("begins a new page at its top at once, and is restored on back, forward and reload", async ({
    page,
  }) => {
    await openPage(page, study)
    const heading = page.locator("main h1")
    const studyHeading = (await heading.textContent()) ?? ""
    await scrollPage(page, 2400)
    await expect.poll(() => scrolledTo(page)).toBe(2400)
    const link = page.locator("main a[href^='/services/']").first()
    const target = (await link.getAttribute("href")) ?? ""
    // Every position that is drawn after the change: a smooth way to the top would show.
    await page.evaluate((to) => {
      const seen: number[] = []
      Object.assign(window, { seen })
      const watch = () => {
        if (location.pathname === to) seen.push(scrollY)
        requestAnimationFrame(watch)
      }
      watch()
    }, target)
    await link.evaluate((one: HTMLElement) => one.click())
    await expect(page.locator("main h1")).toBeFocused()
    await expect(page).toHaveURL(target)
    await expect.poll(() => scrolledTo(page)).toBe(0)
    const between = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(between.filter((top) => top !== 0 && top !== 2400)).toEqual([])

    const targetHeading = (await heading.textContent()) ?? ""
    await scrollPage(page, 900)
    await expect.poll(() => scrolledTo(page)).toBe(900)
    await page.goBack()
    await expect(heading).toHaveText(studyHeading)
    await expect.poll(() => scrolledTo(page)).toBe(2400)
    await page.goForward()
    await expect(heading).toHaveText(targetHeading)
    await expect.poll(() => scrolledTo(page)).toBe(900)
    await page.reload()
    await hydrated(page)
    // Chromium goes by the element at the top of the window.
    expect(Math.abs((await scrolledTo(page)) - 900)).toBeLessThan(720)
  })

  const expectBelowBars = async (page: Page, hash: string) => {
    await expect.poll(() => belowBars(page, hash.slice(1))).toBeGreaterThanOrEqual(0)
    await expect.poll(() => belowBars(page, hash.slice(1))).toBeLessThan(120)
  }

  test("to a place of another page, or by its address, stops below the header, and the focus goes there", async ({
    page,
  }) => {
    await openPage(page, study)
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(3)
    const hash = (await link.getAttribute("href")) ?? ""
    await openPage(page, "/company/")
    const isSame = await rememberDocument(page)
    // What a link to it does in the end; no page has such a link.
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

    // Read on from there, a visitor comes back to where he was, not to the place.
    await scrollPage(page, 5000)
    await expect.poll(() => scrolledTo(page)).toBe(5000)
    await inFooter(page, clients).evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL(clients)
    await expect(page.locator("main h1")).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(study + hash)
    await expect.poll(() => scrolledTo(page)).toBe(5000)
  })

  test("fails at no anchor", async ({ page }) => {
    for (const hash of ["#%", "#%E0%A4%A", "#unknown", "#"]) {
      await openPage(page, `/company/${hash}`)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    }
    // Typed into the address of an open page.
    await page.evaluate(() => window.location.assign("#%"))
    await expect(page).toHaveURL("/company/")
    await inFooter(page, clients).click()
    await expect(page).toHaveURL(clients)
  })
})

test.describe("a failing network", () => {
  const failures: [string, (route: Route) => Promise<void>][] = [
    ["answers 404", (route) => route.fulfill({ status: 404, body: "not found" })],
    ["answers 500", (route) => route.fulfill({ status: 500, body: "error" })],
    [
      "answers with half a file",
      (route) => route.fulfill({ contentType: "application/json", body: '{"path":"/comp' }),
    ],
    [
      "names a template that this bundle does not know",
      async (route) => {
        const data = await (await route.fetch()).json()
        await route.fulfill({ json: { ...data, componentChunkName: "component---src-templates-new-tsx" } })
      },
    ],
  ]

  for (const [name, answer] of failures) {
    test(`page data that ${name} end in a normal page load`, async ({ page }) => {
      await page.route(pageData(clients), answer)
      await openPage(page, "/company/")
      const isSame = await rememberDocument(page)
      const documents = recordDocuments(page)
      await inFooter(page, clients).click()
      await expect(page).toHaveURL(clients)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect.poll(isSame).toBe(false)
      // The page goes on by its own HTML, and nothing loads it again and again.
      await inFooter(page, service).click()
      await expect(page).toHaveURL(service)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      expect(documents.filter((path) => path === clients).length).toBeLessThanOrEqual(2)
    })
  }

  test("page data that never come end in a normal page load", async ({ page }) => {
    let stalled = true
    await page.route(pageData(clients), async (route) => {
      if (stalled) await new Promise(() => {})
      await route.continue()
    })
    await openPage(page, "/company/")
    const isSame = await rememberDocument(page)
    await inFooter(page, clients).click()
    await expect(page.getByRole("progressbar")).toBeVisible()
    stalled = false
    await expect.poll(isSame, { timeout: 20_000 }).toBe(false)
    await expect(page).toHaveURL(clients)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  test("a page whose code is missing is loaded as a document, and stays", async ({ page }) => {
    await page.route("**/component---src-pages-company-clients*.js", (route) => route.abort())
    await openPage(page, "/company/")
    const documents = recordDocuments(page)
    await inFooter(page, clients).click()
    await expect(page).toHaveURL(clients)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await inFooter(page, service).click()
    await expect(page).toHaveURL(service)
    expect(documents.filter((path) => path === clients).length).toBeLessThanOrEqual(2)
  })

  test("offline the page stays, says why, and goes on when the connection is back", async ({
    page,
    context,
  }) => {
    await openPage(page, "/company/")
    const isSame = await rememberDocument(page)
    await context.setOffline(true)
    const link = page.getByRole("banner").getByRole("link", { name: "Case studies", exact: true })
    await link.click()
    const notice = page.getByRole("status").filter({ hasText: "You are offline" })
    await expect(notice).toBeVisible()
    await expect(page).toHaveURL("/company/")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await context.setOffline(false)
    await expect(notice).toHaveCount(0)
    await link.click()
    await expect(page).toHaveURL("/case-studies/")
    await expect(page).toHaveTitle(/Case studies/)
    expect(await isSame()).toBe(true)
  })

  test("a server that answers with an error is not asked for ever", async ({ page }) => {
    await openPage(page, "/insights/")
    const asked: string[] = []
    await page.route("**/page-data/**/page-data.json", (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 500 })
    })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    await page.waitForTimeout(2000)
    // Each address once, and that of the page for errors a few times.
    const most = Math.max(...asked.map((url) => asked.filter((other) => other === url).length))
    expect(most).toBeLessThan(30)
  })
})

test.describe("a new deployment", () => {
  const newBuild = async (page: Page, pages: boolean) => {
    await page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "new-build" } }),
    )
    if (!pages) return
    // An inline script of the new pages names their build; the policy holds the hash of the old one.
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

  test("under an open page loads the next page as a document, once", async ({ page }) => {
    await openPage(page, "/company/")
    await newBuild(page, true)
    const isSame = await rememberDocument(page)
    const documents = recordDocuments(page)
    await inFooter(page, clients).click()
    await expect.poll(isSame).toBe(false)
    await expect(page).toHaveURL(clients)
    await hydrated(page)
    expect(documents).toEqual([clients])
  })

  test("of which the HTML is late does not make the page reload for ever", async ({ page }) => {
    await openPage(page, "/company/")
    await newBuild(page, false)
    const documents = recordDocuments(page)
    await inFooter(page, clients).click()
    await expect(page).toHaveURL(clients)
    await expect.poll(() => documents.length).toBe(2)
    await hydrated(page)
    expect(documents).toEqual([clients, clients])
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  test("that took a piece of code away reloads the page once", async ({ page }) => {
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
