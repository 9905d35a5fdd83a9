/**
 * Analytics and the consent to them. The id is not compiled in but read from the page, so these tests put it into the
 * HTML that the server sends, as a build with `GATSBY_GA_MEASUREMENT_ID` writes it; everything else is the built site.
 */

import { gate, idle, inFooter, openPage, rememberDocument } from "../support/open-page"
import { builtWith } from "./support/built-with"
import { expect, type Page, type Route, test } from "./support/test"

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

/** Google's script is a stub that does nothing; what the page asked of it is in `dataLayer`. */
const withGoogle = (page: Page, answer: (route: Route) => Promise<void> = fulfilled) =>
  page.route(googleHosts, answer)
const fulfilled = (route: Route) => route.fulfill({ contentType: "text/javascript", body: "" })

const recordRequests = (page: Page) => {
  const requests: string[] = []
  page.on("request", (request) => {
    if (googleHosts.test(new URL(request.url()).hostname)) requests.push(request.url())
  })
  return requests
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
const consented = (page: Page, value: "granted" | "denied") =>
  page.context().addCookies([{ name: "analytics-consent", value, domain: "127.0.0.1", path: "/" }])

const clients = "/company/clients/"
const goTo = async (page: Page, path: string) => {
  await inFooter(page, path).click()
  await expect(page).toHaveURL(path)
}

test("without an id there is no request, no script, no question", async ({ page, baseURL }) => {
  const elsewhere: string[] = []
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url())
  })
  await consented(page, "granted")
  await openPage(page, "/company/")
  await goTo(page, clients)
  await idle(page)
  expect(elsewhere).toEqual([])
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText(/counted/)).toHaveCount(0)
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false)
})

test.describe("with an id", () => {
  test.beforeEach(async ({ page }) => {
    await withId(page)
  })

  test("nothing is loaded before the answer, which is given by keyboard and remembered: Decline", async ({
    page,
  }) => {
    const requests = recordRequests(page)
    await withGoogle(page)
    await openPage(page, "/company/")
    await goTo(page, clients)
    await expect(question(page)).toBeVisible()
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([])

    await openPage(page, "/company/")
    await expect(question(page)).toBeVisible()
    await expect(page.locator("body")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(question(page).getByRole("button", { name: "Allow" })).toBeFocused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(question(page)).toHaveCount(0)
    await openPage(page, clients)
    await expect(page.getByText("Your visits are not counted.")).toBeVisible()
    await idle(page)
    await expect(question(page)).toHaveCount(0)
    expect(requests).toEqual([])
  })

  test("every page is counted once, the first included, after the answer Allow", async ({
    page,
    baseURL,
  }) => {
    const requests = recordRequests(page)
    await withGoogle(page)
    await openPage(page, "/company/")
    await question(page).getByRole("button", { name: "Allow" }).click()
    await expect(question(page)).toHaveCount(0)
    await expect.poll(() => pageViews(page)).toHaveLength(1)
    await goTo(page, clients)
    await page.goBack()
    await expect(page).toHaveURL("/company/")
    await expect.poll(() => pageViews(page)).toHaveLength(3)
    await page.evaluate(() => window.location.assign("#main"))
    await expect(page).toHaveURL("/company/#main")
    await idle(page)
    expect(await pageViews(page)).toEqual(
      ["/company/", clients, "/company/"].map((path) => ({
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

  test("with a remembered answer Google is asked after the page, and pages left before count too", async ({
    page,
  }) => {
    await consented(page, "granted")
    const { opened, open } = gate()
    await withGoogle(page, async (route) => {
      await opened
      await fulfilled(route)
    })
    let loaded = false
    page.on("load", () => {
      loaded = true
    })
    const afterLoad: boolean[] = []
    page.on("request", (request) => {
      if (googleHosts.test(request.url())) afterLoad.push(loaded)
    })
    await openPage(page, "/company/")
    await expect.poll(() => afterLoad).toEqual([true])
    await goTo(page, clients)
    open()
    await expect
      .poll(async () => (await pageViews(page)).map((view) => view.page_path))
      .toEqual(["/company/", clients])
    await expect(question(page)).toHaveCount(0)
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
    await goTo(page, clients)
    await idle(page)
    expect(await pageViews(page)).toHaveLength(1)
  })

  for (const [name, answer] of [
    ["is blocked", (route: Route) => route.abort("blockedbyclient")],
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
      const errors: string[] = []
      page.on("pageerror", ({ message }) => errors.push(message))
      await withGoogle(page, answer)
      await consented(page, "granted")
      const asked = page.waitForRequest(googleHosts)
      await openPage(page, "/company/")
      await asked
      const isSame = await rememberDocument(page)
      await goTo(page, clients)
      await expect(page.locator("main h1")).toBeFocused()
      await goTo(page, "/services/")
      expect(await isSame()).toBe(true)
      expect(errors).toEqual([])
    })
  }

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
