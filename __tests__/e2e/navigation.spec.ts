/** What happens between two pages: prefetching, the loading bar, focus, scrolling, and everything that can fail. */
import { expect, type Page, type Route, test } from "@playwright/test"
import { openPage, recordDocuments, rememberDocument } from "../support/open-page"
import { scrolledTo, scrollPage } from "../support/scroll-page"

const caseStudy = "/case-studies/nimble/"
const inFooter = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true })
const pageData = (path: string) =>
  `**/page-data${path === "/" ? "/index" : path.replace(/\/$/, "")}/page-data.json`

test.describe("prefetching", () => {
  /** The path of a link that stands far down the page, and nowhere else on it. */
  const farLink = (page: Page) =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll<HTMLAnchorElement>("a[href^='/']")].filter((link) =>
        link.checkVisibility({ visibilityProperty: true }),
      )
      const far = shown.find(
        (link) =>
          link.pathname.endsWith("/") &&
          link.getBoundingClientRect().top > 3 * innerHeight &&
          shown.filter(({ pathname }) => pathname === link.pathname).length === 1,
      )
      return far?.pathname ?? ""
    })

  /** Scrolls until the link's upper edge is so far below the lower edge of the window. */
  const scrollNear = (page: Page, path: string, distance: number) =>
    page.evaluate(
      ([path, distance]) => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${path}"]`)]
        const link = links.find((candidate) => candidate.checkVisibility({ visibilityProperty: true }))
        const top = (link?.getBoundingClientRect().top ?? 0) + scrollY
        window.scrollTo({ top: top - innerHeight - distance, behavior: "instant" })
      },
      [path, distance] as const,
    )

  const prefetched = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"][href*="/page-data/"]')].map(
        ({ href }) => new URL(href).pathname.replace(/^\/page-data(.*)\/page-data\.json$/, "$1/"),
      ),
    )

  test("begins when a link is within 200px of the viewport, once for each page", async ({ page }) => {
    await openPage(page, caseStudy)
    const path = await farLink(page)
    expect(path).not.toBe("")
    await scrollNear(page, path, 260)
    // Others in view are fetched meanwhile: Gatsby waits three seconds before it begins.
    await expect.poll(async () => (await prefetched(page)).length, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(await prefetched(page)).not.toContain(path)
    await scrollNear(page, path, 140)
    await expect.poll(() => prefetched(page), { timeout: 30_000 }).toContain(path)
    await scrollNear(page, path, 2000)
    await scrollNear(page, path, -200)
    await page.mouse.wheel(0, 4000)
    const all = await prefetched(page)
    expect(all).toEqual([...new Set(all)])
  })

  for (const [name, connection] of [
    ["save-data", { saveData: true, effectiveType: "4g" }],
    ["slow-2g", { saveData: false, effectiveType: "slow-2g" }],
  ] as const) {
    test(`does not happen on ${name}, not even under the mouse`, async ({ page }) => {
      await page.addInitScript((given) => {
        Object.defineProperty(navigator, "connection", { value: given })
      }, connection)
      const asked: string[] = []
      page.on("request", (request) => asked.push(new URL(request.url()).pathname))
      await openPage(page, "/company/")
      const link = inFooter(page, "Clients")
      await link.hover()
      await link.focus()
      const before = Date.now()
      await expect.poll(() => Date.now() - before, { timeout: 6000 }).toBeGreaterThan(4000)
      expect(asked.filter((path) => /^\/page-data\/(?!company\/|app-data|sq\/)/.test(path))).toEqual([])
    })
  }

  test("happens at once under the mouse, and the press then needs no request", async ({ page }) => {
    await openPage(page, "/company/")
    const link = inFooter(page, "Clients")
    const arrived = page.waitForResponse(pageData("/company/clients/"))
    await link.hover()
    await arrived
    await expect
      .poll(() => page.evaluate(() => Boolean(window.___loader?.loadPageSync("/company/clients/"))))
      .toBe(true)
    await page.context().setOffline(true)
    await link.click()
    await expect(page).toHaveURL("/company/clients/")
    await expect(page.locator("h1")).toBeFocused()
  })
})

test.describe("links", () => {
  test("of the site change the page without loading a document", async ({ page }) => {
    await openPage(page, "/company/")
    const isSame = await rememberDocument(page)
    await inFooter(page, "Clients").click()
    await expect(page).toHaveURL("/company/clients/")
    await expect(page).toHaveTitle(/^Mosslight \| Clients$/)
    expect(await isSame()).toBe(true)
  })

  test("open a new tab with Ctrl and with the middle button", async ({ page, context }) => {
    await openPage(page, "/company/")
    for (const press of [{ modifiers: ["Control" as const] }, { button: "middle" as const }]) {
      const opened = context.waitForEvent("page")
      await inFooter(page, "Clients").click(press)
      const tab = await opened
      await expect(tab).toHaveURL("/company/clients/")
      await tab.close()
    }
    await expect(page).toHaveURL("/company/")
  })

  test("lead where the visitor wanted to go last", async ({ page }) => {
    let answer = () => {}
    await page.route(pageData("/company/clients/"), async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue()
    })
    await openPage(page, "/company/")
    await inFooter(page, "Clients").click()
    await inFooter(page, "Web development").click()
    await expect(page).toHaveURL("/services/web-development/")
    const late = page.waitForResponse(pageData("/company/clients/"))
    answer()
    await late
    await expect(page.locator("h1")).toBeFocused()
    await expect(page).toHaveURL("/services/web-development/")
  })
})

test.describe("the loading bar", () => {
  test("shows on a slow change: a green line of 3px above everything", async ({ page }) => {
    let answer = () => {}
    await page.route(pageData("/company/clients/"), async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.continue()
    })
    await openPage(page, "/company/")
    await inFooter(page, "Clients").click()
    const bar = page.getByRole("progressbar", { name: "Loading the page" })
    await expect(bar).toBeVisible()
    await expect(bar).toHaveCSS("background-color", "rgb(52, 206, 114)")
    await expect(bar).toHaveCSS("height", "3px")
    await expect(bar).toHaveCSS("z-index", "700")
    await expect(bar).toHaveCSS("top", "0px")
    answer()
    await expect(page).toHaveURL("/company/clients/")
    await expect(bar).toHaveCount(0)
  })

  test("never shows on a quick change", async ({ page }) => {
    await openPage(page, "/company/")
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role="progressbar"]')) document.documentElement.dataset.barSeen = ""
      }).observe(document.body, { childList: true, subtree: true })
    })
    const link = inFooter(page, "Clients")
    const arrived = page.waitForResponse(pageData("/company/clients/"))
    await link.hover()
    await arrived
    await link.click()
    await expect(page).toHaveURL("/company/clients/")
    await expect(page.locator("h1")).toBeFocused()
    await expect(page.locator("html")).not.toHaveAttribute("data-bar-seen")
  })
})

test.describe("focus and announcement", () => {
  test("move to the new page", async ({ page }) => {
    await openPage(page, "/company/")
    await expect(page.locator("body")).toBeFocused()
    await inFooter(page, "Clients").focus()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/company/clients/")
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
  })

  test("move, and the page begins at its top, while it still scrolls to the link that is pressed", async ({
    page,
  }) => {
    // Scrolling smoothly to the link that takes the focus, the browser does not notice at once that the page changes.
    await openPage(page, "/company/")
    const link = inFooter(page, "Clients")
    await link.dispatchEvent("pointerover")
    await expect
      .poll(() => page.evaluate(() => Boolean(window.___loader?.loadPageSync("/company/clients/"))))
      .toBe(true)
    await link.evaluate((element: HTMLElement) => {
      element.focus()
      const start = scrollY
      const press = () => (scrollY > start + 20 ? element.click() : requestAnimationFrame(press))
      press()
    })
    await expect(page).toHaveURL("/company/clients/")
    await expect(page.locator("main h1")).toBeFocused()
    await page.evaluate(async () => {
      for (let frames = 0; frames < 30; frames += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    })
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test("move when going back, too", async ({ page }) => {
    await openPage(page, "/company/")
    await inFooter(page, "Clients").click()
    await expect(page).toHaveURL("/company/clients/")
    await page.goBack()
    await expect(page).toHaveURL("/company/")
    await expect(page.locator("main h1")).toBeFocused()
  })
})

test.describe("scrolling", () => {
  test("begins a new page at its top at once, and is restored on back and forward", async ({ page }) => {
    await openPage(page, caseStudy)
    await scrollPage(page, 2400)
    await expect.poll(() => scrolledTo(page)).toBe(2400)
    // Every position that is drawn after the change: a smooth way to the top would show.
    await page.evaluate(() => {
      const seen: number[] = []
      Object.assign(window, { seen })
      const watch = () => {
        if (location.pathname === "/services/web-development/") seen.push(scrollY)
        requestAnimationFrame(watch)
      }
      watch()
    })
    await page
      .locator("main a[href='/services/web-development/']")
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page.locator("main h1")).toBeFocused()
    await expect(page).toHaveURL("/services/web-development/")
    await expect.poll(() => scrolledTo(page)).toBe(0)
    const between = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
    expect(between.filter((top) => top !== 0 && top !== 2400)).toEqual([])

    await scrollPage(page, 900)
    await expect.poll(() => scrolledTo(page)).toBe(900)
    await page.goBack()
    await expect(page).toHaveURL(caseStudy)
    await expect.poll(() => scrolledTo(page)).toBe(2400)
    await page.goForward()
    await expect(page).toHaveURL("/services/web-development/")
    await expect.poll(() => scrolledTo(page)).toBe(900)
  })

  test("is restored by the browser when the page is loaded anew", async ({ page }) => {
    await openPage(page, caseStudy)
    await scrollPage(page, 1800)
    await expect.poll(() => scrolledTo(page)).toBe(1800)
    await page.reload()
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0)
    // Chromium goes by the element that stood at the top, which is close enough.
    expect(Math.abs((await scrolledTo(page)) - 1800)).toBeLessThan(720)
  })

  /** The distance of a place below what sticks to the window's top. */
  const belowBars = (page: Page, id: string) =>
    page.evaluate((name) => {
      const bars = [...document.querySelectorAll("header, nav")].filter(
        (bar) =>
          getComputedStyle(bar).position === "sticky" && bar.getBoundingClientRect().width > innerWidth / 2,
      )
      const bottom = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom))
      return Math.round((document.getElementById(name)?.getBoundingClientRect().top ?? -1) - bottom)
    }, id)

  /** The first heading of "On this page" that is far enough down to be scrolled to. */
  const placeOnPage = async (page: Page) => {
    const link = page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(3)
    const hash = (await link.getAttribute("href")) ?? ""
    return { link, hash, place: page.locator(hash) }
  }

  const expectBelowBars = async (page: Page, hash: string) => {
    await expect.poll(() => belowBars(page, hash.slice(1))).toBeGreaterThanOrEqual(0)
    await expect.poll(() => belowBars(page, hash.slice(1))).toBeLessThan(120)
  }

  test("to a place of the page stops below the header", async ({ page }) => {
    await openPage(page, caseStudy)
    const { link, hash } = await placeOnPage(page)
    await link.click()
    await expect(page).toHaveURL(caseStudy + hash)
    await expectBelowBars(page, hash)
  })

  test("to a place of another page stops below the header, and the focus goes there", async ({ page }) => {
    await openPage(page, caseStudy)
    const { hash, place } = await placeOnPage(page)
    await openPage(page, "/company/")
    const isSame = await rememberDocument(page)
    // What a link to it does in the end; no page has such a link.
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      caseStudy + hash,
    )
    await expect(page).toHaveURL(caseStudy + hash)
    await expect(place).toBeFocused()
    await expectBelowBars(page, hash)
    expect(await isSame()).toBe(true)
  })

  test("to a place by its address stops below the header", async ({ page }) => {
    await openPage(page, caseStudy)
    const { hash } = await placeOnPage(page)
    await openPage(page, "/company/")
    await openPage(page, caseStudy + hash)
    await expectBelowBars(page, hash)
  })

  test("is restored on back to a page that was opened at a place and read on", async ({ page }) => {
    await openPage(page, caseStudy)
    const { link, hash } = await placeOnPage(page)
    await link.click()
    await expectBelowBars(page, hash)
    await scrollPage(page, 5000)
    await expect.poll(() => scrolledTo(page)).toBe(5000)
    await inFooter(page, "Clients").evaluate((element: HTMLElement) => element.click())
    await expect(page).toHaveURL("/company/clients/")
    await expect(page.locator("main h1")).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(caseStudy + hash)
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
    await inFooter(page, "Clients").click()
    await expect(page).toHaveURL("/company/clients/")
  })
})

test.describe("a failing network", () => {
  const failures: [string, (route: Route) => Promise<void>][] = [
    ["is refused", (route) => route.abort("connectionrefused")],
    ["answers 404", (route) => route.fulfill({ status: 404, body: "not found" })],
    ["answers 500", (route) => route.fulfill({ status: 500, body: "error" })],
    ["answers 503", (route) => route.fulfill({ status: 503, body: "busy" })],
    [
      "answers with a page of HTML",
      (route) => route.fulfill({ contentType: "text/html", body: "<p>Log in</p>" }),
    ],
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
      await page.route(pageData("/company/clients/"), answer)
      await openPage(page, "/company/")
      const isSame = await rememberDocument(page)
      const documents = recordDocuments(page)
      await inFooter(page, "Clients").click()
      await expect(page).toHaveURL("/company/clients/")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await expect.poll(isSame).toBe(false)
      // The page goes on by its own HTML, and nothing loads it again and again.
      await inFooter(page, "Web development").click()
      await expect(page).toHaveURL("/services/web-development/")
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      expect(documents.filter((path) => path === "/company/clients/").length).toBeLessThanOrEqual(2)
    })
  }

  test("page data that never come end in a normal page load", async ({ page }) => {
    let stalled = true
    await page.route(pageData("/company/clients/"), async (route) => {
      if (stalled) await new Promise(() => {})
      await route.continue()
    })
    await openPage(page, "/company/")
    const isSame = await rememberDocument(page)
    await inFooter(page, "Clients").click()
    await expect(page.getByRole("progressbar")).toBeVisible()
    stalled = false
    await expect.poll(isSame, { timeout: 20_000 }).toBe(false)
    await expect(page).toHaveURL("/company/clients/")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  test("a page whose code is missing is loaded as a document, and stays", async ({ page }) => {
    await page.route("**/component---src-pages-company-clients*.js", (route) => route.abort())
    await openPage(page, "/company/")
    const documents = recordDocuments(page)
    await inFooter(page, "Clients").click()
    await expect(page).toHaveURL("/company/clients/")
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await inFooter(page, "Web development").click()
    await expect(page).toHaveURL("/services/web-development/")
    expect(documents.filter((path) => path === "/company/clients/").length).toBeLessThanOrEqual(2)
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
    await inFooter(page, "Clients").click()
    await expect.poll(isSame).toBe(false)
    await expect(page).toHaveURL("/company/clients/")
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0)
    expect(documents).toEqual(["/company/clients/"])
  })

  test("of which the HTML is late does not make the page reload for ever", async ({ page }) => {
    await openPage(page, "/company/")
    await newBuild(page, false)
    const documents = recordDocuments(page)
    await inFooter(page, "Clients").click()
    await expect(page).toHaveURL("/company/clients/")
    await expect.poll(() => documents.length).toBe(2)
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0)
    expect(documents).toEqual(["/company/clients/", "/company/clients/"])
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  })

  test("that took a piece of code away reloads the page once", async ({ page }) => {
    await openPage(page, "/company/")
    const documents = recordDocuments(page)
    const fail = () =>
      page.evaluate(() => void Promise.reject(new Error("Loading chunk 123 failed.\n(error: /123-old.js)")))
    await fail()
    await expect.poll(() => documents).toEqual(["/company/"])
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0)
    const isSame = await rememberDocument(page)
    await fail()
    await inFooter(page, "Clients").click()
    await expect(page).toHaveURL("/company/clients/")
    expect(await isSame()).toBe(true)
  })
})
