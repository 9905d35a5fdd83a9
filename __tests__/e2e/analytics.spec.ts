/**
 * Analytics and consent. Tests add the measurement id to the HTML of pages, like a build with
 * `GATSBY_GA_MEASUREMENT_ID`.
 */
import { plausibleName } from "../../src/site/features/consent/measurement-id"
import { gate, idle, inFooter, openPage, rememberDocument } from "../support/open-page"
import { withBuildSettings } from "./support/build-settings"
import { recordProblems } from "./support/record-problems"
import { expect, type Page, type Route, test } from "./support/test"
import { texts } from "./support/texts"

const id = "G-TEST123"
const googleHosts = /googletagmanager\.com|google-analytics\.com|google\.com|doubleclick\.net/

const addMeasurementId = (page: Page) =>
  page.route(
    (url) => /(\/|\.html)$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.continue()
      const response = await route.fetch()
      const variables = { GATSBY_GA_MEASUREMENT_ID: id }
      const html = withBuildSettings(await response.text(), { analytics: true }, variables)
      const head = `<head><meta name="ga-measurement-id" content="${id}">`
      return route.fulfill({ response, body: html.replace("<head>", head) })
    },
  )

/** Replace Google's script with an empty one, so that the page's calls stay in `dataLayer`. */
const stubGoogle = (page: Page, answer: (route: Route) => Promise<void> = sendEmptyScript) =>
  page.route(googleHosts, answer)
const sendEmptyScript = (route: Route) => route.fulfill({ contentType: "text/javascript", body: "" })

/** The page views that the page has sent. */
const pageViews = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: IArguments[] }
    return dataLayer
      .map((entry) => [...entry])
      .filter(([command, name]) => command === "event" && name === "page_view")
      .map(([, , parameters]) => parameters as Record<string, string>)
  })

const consentBanner = (page: Page) => page.getByRole("region", { name: texts.consent.name })
const addCookie = (page: Page, name: string, value: string) =>
  page.context().addCookies([{ name, value, domain: "127.0.0.1", path: "/" }])
const giveConsent = (page: Page) => addCookie(page, "analytics-consent", "granted")

const clients = "/company/clients/"
const goTo = async (page: Page, path: string) => {
  await inFooter(page, path).click()
  await expect(page).toHaveURL(path)
}

test("without an id there is no request, no script and no consent banner", async ({ page, baseURL }) => {
  const otherHosts: string[] = []
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) otherHosts.push(request.url())
  })
  await giveConsent(page)
  await openPage(page, "/company/")
  await goTo(page, clients)
  await idle(page)
  expect(otherHosts).toEqual([])
  await expect(consentBanner(page)).toHaveCount(0)
  await expect(page.getByText(texts.consent.counted)).toHaveCount(0)
  await expect(page.getByText(texts.consent.notCounted)).toHaveCount(0)
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false)
})

test("Plausible gets every page once, without a banner and cookies, under the page's policy", async ({
  page,
  baseURL,
}) => {
  const origin = "https://plausible.example"
  const events: unknown[] = []
  await page.route(`${origin}/**`, (route) => {
    events.push([route.request().method(), route.request().postDataJSON()])
    return route.fulfill({ status: 202, headers: { "Access-Control-Allow-Origin": "*" } })
  })
  await page.route(
    (url) => url.pathname.endsWith("/"),
    async (route) => {
      const response = await route.fetch()
      const html = withBuildSettings(await response.text(), { plausible: origin })
      const meta = `<meta name="${plausibleName}" content="${origin}/api/event">`
      return route.fulfill({ response, body: html.replace("<head>", `<head>${meta}`) })
    },
  )
  const problems = recordProblems(page)
  await openPage(page, "/company/")
  await expect.poll(() => events.length).toBe(1)
  await goTo(page, clients)
  await expect.poll(() => events.length).toBe(2)
  await idle(page)
  expect(events).toEqual(
    ["/company/", clients].map((path) => [
      "POST",
      {
        name: "pageview",
        domain: "127.0.0.1",
        url: `${baseURL}${path}`,
        referrer: "",
        props: { path, title: `Page view ${path}` },
      },
    ]),
  )
  await expect(consentBanner(page)).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
  expect(problems.filter((problem) => !problem.startsWith(`other host: ${origin}/`))).toEqual([])
})

test.describe("with an id", () => {
  let requests: string[]

  test.beforeEach(async ({ page }) => {
    await addMeasurementId(page)
    requests = []
    page.on("request", (request) => {
      if (googleHosts.test(new URL(request.url()).hostname)) requests.push(request.url())
    })
  })

  test("nothing loads before the answer; Decline works by keyboard and is remembered", async ({ page }) => {
    await stubGoogle(page)
    await openPage(page, "/company/")
    await goTo(page, clients)
    await expect(consentBanner(page)).toBeVisible()
    expect(await page.context().cookies()).toEqual([])

    await openPage(page, "/company/")
    await expect(consentBanner(page)).toBeVisible()
    await expect(page.locator("body")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(page.getByRole("link", { name: texts.page.skip })).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(consentBanner(page).getByRole("button", { name: texts.consent.allow })).toBeFocused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(consentBanner(page)).toHaveCount(0)
    await openPage(page, clients)
    await expect(page.getByText(texts.consent.notCounted)).toBeVisible()
    await idle(page)
    await expect(consentBanner(page)).toHaveCount(0)
    expect(requests).toEqual([])
  })

  test("Allow counts every page once, including the first", async ({ page, baseURL }) => {
    await stubGoogle(page)
    await openPage(page, "/company/")
    await consentBanner(page).getByRole("button", { name: texts.consent.allow }).click()
    await expect(consentBanner(page)).toHaveCount(0)
    await expect.poll(() => pageViews(page)).toHaveLength(1)
    await goTo(page, clients)
    // The URL changes before the page: going back at once would cancel the navigation.
    await expect.poll(() => pageViews(page)).toHaveLength(2)
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
    // The site sets 999 days. Chromium reduces them to 400.
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86400).toBeGreaterThan(399)
  })

  test("after earlier consent, Google loads after the page and misses no page view", async ({ page }) => {
    await giveConsent(page)
    const { opened, open } = gate()
    await stubGoogle(page, async (route) => {
      await opened
      await sendEmptyScript(route)
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
    await expect(consentBanner(page)).toHaveCount(0)
  })

  test("the visitor can withdraw consent at the end of every page", async ({ page }) => {
    await stubGoogle(page)
    await giveConsent(page)
    await addCookie(page, "_ga", "GA1.1.1.1")
    await openPage(page, "/company/")
    await expect.poll(() => pageViews(page)).toHaveLength(1)
    await page.getByRole("button", { name: texts.consent.stop }).click()
    await expect(page.getByText(texts.consent.notCounted)).toBeVisible()
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
          body: "window.dataLayer.push = () => { throw new Error('gtag') }",
        }),
    ],
  ] as const) {
    test(`the site works when Google ${name}`, async ({ page }) => {
      const errors: string[] = []
      page.on("pageerror", ({ message }) => errors.push(message))
      await stubGoogle(page, answer)
      await giveConsent(page)
      const request = page.waitForRequest(googleHosts)
      await openPage(page, "/company/")
      await request
      const isSame = await rememberDocument(page)
      await goTo(page, clients)
      await expect(page.locator("main h1")).toBeFocused()
      await goTo(page, "/services/")
      expect(await isSame()).toBe(true)
      expect(errors).toEqual([])
    })
  }

  test("the consent banner never covers the focused element", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    // Without smooth scrolling, the link is at its final position at once.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, "/company/")
    await expect(consentBanner(page)).toBeVisible()
    const top = (await consentBanner(page).boundingBox())?.y ?? 0
    const links = await page.getByRole("contentinfo").getByRole("link").all()
    expect(links.length).toBeGreaterThan(5)
    for (const link of links) {
      await link.focus()
      const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom)
      expect(bottom).toBeLessThanOrEqual(top)
    }
  })
})
