/**
 * Analytics and the consent to them. The id is not compiled in but read from the page, so these tests put it into the
 * HTML that the server sends, as a build with `GATSBY_GA_MEASUREMENT_ID` writes it; everything else is the built site.
 */
import { expect, type Page, type Route, test } from "@playwright/test"
import { openPage, rememberDocument } from "../support/open-page"
import { builtWith } from "./support/built-with"

const id = "G-TEST123"
const googleHosts = /googletagmanager\.com|google-analytics\.com|google\.com|doubleclick\.net/

const withId = async (page: Page) => {
  await page.route(
    (url) => /(\/|\.html)$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.continue()
      const response = await route.fetch()
      const html = builtWith(await response.text(), { analytics: true }, { GATSBY_GA_MEASUREMENT_ID: id })
      const head = `<head><meta name="ga-measurement-id" content="${id}">`
      return route.fulfill({ response, body: html.replace("<head>", head) })
    },
  )
}

/** Google's script stands in its place and does nothing; what the page asked of it is in `dataLayer`. */
const withGoogle = (page: Page, answer: (route: Route) => Promise<void> = fulfilled) =>
  page.route(googleHosts, answer)
const fulfilled = (route: Route) => route.fulfill({ contentType: "text/javascript", body: "" })

const recordGoogle = (page: Page) => {
  const requests: string[] = []
  page.on("request", (request) => {
    if (googleHosts.test(new URL(request.url()).hostname)) requests.push(request.url())
  })
  return requests
}

const recordErrors = (page: Page) => {
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(message))
  return errors
}

/** The page views that the page has sent. */
const pageViews = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: IArguments[] }
    return dataLayer
      .map((entry) => [...entry])
      .filter(([command, name]) => command === "event" && name === "page_view")
      .map(([, , parameters]) => parameters as Record<string, string>)
  })

const question = (page: Page) => page.getByRole("region", { name: "Consent to analytics" })
const inFooter = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true })
const consented = (page: Page, value: "granted" | "denied") =>
  page.context().addCookies([{ name: "analytics-consent", value, domain: "127.0.0.1", path: "/" }])

/** Long enough for what arrives after the page. */
const idle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000), { timeout: 3000 })),
  )

test("without an id there is no request, no script, no question", async ({ page, baseURL }) => {
  const foreign: string[] = []
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url())
  })
  await consented(page, "granted")
  await openPage(page, "/company/")
  await inFooter(page, "Clients").click()
  await expect(page).toHaveURL("/company/clients/")
  await idle(page)
  expect(foreign).toEqual([])
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText(/counted/)).toHaveCount(0)
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false)
})

test.describe("with an id", () => {
  test.beforeEach(async ({ page }) => {
    await withId(page)
  })

  test("nothing is loaded before the visitor has answered", async ({ page }) => {
    const requests = recordGoogle(page)
    await withGoogle(page)
    await openPage(page, "/company/")
    await expect(question(page)).toBeVisible()
    await inFooter(page, "Clients").click()
    await expect(page).toHaveURL("/company/clients/")
    await expect(question(page)).toBeVisible()
    await idle(page)
    expect(requests).toEqual([])
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])
  })

  test("every page is counted once, the first included, after the answer Allow", async ({
    page,
    baseURL,
  }) => {
    const requests = recordGoogle(page)
    await withGoogle(page)
    await openPage(page, "/company/")
    await question(page).getByRole("button", { name: "Allow" }).click()
    await expect(question(page)).toHaveCount(0)
    await expect.poll(() => pageViews(page)).toHaveLength(1)
    await inFooter(page, "Clients").click()
    await expect(page).toHaveURL("/company/clients/")
    await page.goBack()
    await expect(page).toHaveURL("/company/")
    await expect.poll(() => pageViews(page)).toHaveLength(3)
    await page.evaluate(() => window.location.assign("#main"))
    await expect(page).toHaveURL("/company/#main")
    await idle(page)
    expect(await pageViews(page)).toEqual(
      ["/company/", "/company/clients/", "/company/"].map((path) => ({
        page_path: path,
        page_title: `Page view ${path}`,
        page_location: `${baseURL}${path}`,
      })),
    )
    expect(requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
    const cookie = (await page.context().cookies()).find(({ name }) => name === "analytics-consent")
    expect(cookie).toMatchObject({ value: "granted", path: "/", sameSite: "Lax" })
    // 999 days, of which Chromium takes 400.
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86400).toBeGreaterThan(399)
  })

  test("the answer is remembered, and Google comes after the page", async ({ page }) => {
    await consented(page, "granted")
    await withGoogle(page)
    let loaded = false
    page.on("load", () => {
      loaded = true
    })
    const afterLoad: boolean[] = []
    page.on("request", (request) => {
      if (googleHosts.test(request.url())) afterLoad.push(loaded)
    })
    await openPage(page, "/company/")
    await expect.poll(() => pageViews(page)).toHaveLength(1)
    expect(afterLoad).toEqual([true])
    await expect(question(page)).toHaveCount(0)
  })

  test("pages that are left before Google has come are counted, too", async ({ page }) => {
    await consented(page, "granted")
    await withGoogle(page, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await fulfilled(route)
    })
    await openPage(page, "/company/")
    await inFooter(page, "Clients").click()
    await expect(page).toHaveURL("/company/clients/")
    await expect
      .poll(async () => (await pageViews(page)).map((view) => view.page_path))
      .toEqual(["/company/", "/company/clients/"])
  })

  test("the answer Decline is remembered", async ({ page }) => {
    const requests = recordGoogle(page)
    await withGoogle(page)
    await openPage(page, "/company/")
    await question(page).getByRole("button", { name: "Decline" }).click()
    await expect(question(page)).toHaveCount(0)
    await openPage(page, "/company/clients/")
    await expect(page.getByText("Your visits are not counted.")).toBeVisible()
    await idle(page)
    await expect(question(page)).toHaveCount(0)
    expect(requests).toEqual([])
  })

  test("the answer can be changed at the end of every page", async ({ page }) => {
    await withGoogle(page)
    await consented(page, "granted")
    await page.context().addCookies([{ name: "_ga", value: "GA1.1.1.1", domain: "127.0.0.1", path: "/" }])
    await openPage(page, "/company/")
    await expect.poll(() => pageViews(page)).toHaveLength(1)
    await page.getByRole("button", { name: "Stop counting" }).click()
    await expect(page.getByText("Your visits are not counted.")).toBeVisible()
    expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
      "analytics-consent=denied",
    ])
    await inFooter(page, "Clients").click()
    await expect(page).toHaveURL("/company/clients/")
    await idle(page)
    expect(await pageViews(page)).toHaveLength(1)
  })

  for (const [name, property, value] of [
    ["Do Not Track", "doNotTrack", "1"],
    ["Global Privacy Control", "globalPrivacyControl", true],
  ] as const) {
    test(`${name} is an answer: nobody asks, nothing loads`, async ({ page }) => {
      await page.addInitScript(
        ([key, given]) => {
          Object.defineProperty(navigator, key, { get: () => given })
        },
        [property, value] as const,
      )
      const requests = recordGoogle(page)
      await withGoogle(page)
      await consented(page, "granted")
      await openPage(page, "/company/")
      await idle(page)
      expect(requests).toEqual([])
      await expect(question(page)).toHaveCount(0)
      await expect(page.getByText(/counted/)).toHaveCount(0)
    })
  }

  for (const [name, answer] of [
    ["is blocked", (route: Route) => route.abort("blockedbyclient")],
    ["does not exist", (route: Route) => route.abort("namenotresolved")],
    ["answers 500", (route: Route) => route.fulfill({ status: 500 })],
    ["never answers", () => new Promise<void>(() => {})],
    [
      "sends a script that fails",
      (route: Route) =>
        route.fulfill({
          contentType: "text/javascript",
          body: "window.gtag = () => { throw new Error('gtag') }",
        }),
    ],
  ] as const) {
    test(`a host that ${name} changes nothing for the visitor`, async ({ page }) => {
      const errors = recordErrors(page)
      await withGoogle(page, answer)
      await consented(page, "granted")
      const asked = page.waitForRequest(googleHosts)
      await openPage(page, "/company/")
      await asked
      const isSame = await rememberDocument(page)
      await inFooter(page, "Clients").click()
      await expect(page).toHaveURL("/company/clients/")
      await expect(page.locator("main h1")).toBeFocused()
      await inFooter(page, "Web development").click()
      await expect(page).toHaveURL("/services/web-development/")
      expect(await isSame()).toBe(true)
      expect(errors).toEqual([])
    })
  }

  test("the question is answered by keyboard, and takes no focus by itself", async ({ page }) => {
    await withGoogle(page)
    await openPage(page, "/company/")
    await expect(question(page)).toBeVisible()
    await expect(page.locator("body")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(question(page).getByRole("button", { name: "Allow" })).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(question(page).getByRole("button", { name: "Decline" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(question(page)).toHaveCount(0)
  })

  test("the question covers nothing that takes the focus", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Scrolling at once, so that the link is where it will be.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, "/company/")
    await expect(question(page)).toBeVisible()
    const top = (await question(page).boundingBox())?.y ?? 0
    const links = await page.getByRole("contentinfo").getByRole("link").all()
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      await link.focus()
      const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom)
      expect(bottom).toBeLessThanOrEqual(top)
    }
  })
})
