import { removeCookie, setCookie } from "../../../../../src/site/features/consent/cookies"

type Analytics = typeof import("../../../../../src/site/features/consent/analytics")

const id = "G-TEST123"
let analytics: Analytics
let signals: { doNotTrack?: string | null; globalPrivacyControl?: boolean }

beforeEach(async () => {
  for (const name of ["analytics-consent", "_ga", "_ga_TEST123", "theme"]) {
    removeCookie(name)
  }
  signals = {}
  for (const name of ["doNotTrack", "globalPrivacyControl"] as const) {
    Object.defineProperty(navigator, name, { configurable: true, get: () => signals[name] })
  }
  Reflect.deleteProperty(window, `ga-disable-${id}`)
  window.history.replaceState(null, "", "/")
  delete window.dataLayer
  document.body.replaceChildren()
  jest.resetModules()
  analytics = await import("../../../../../src/site/features/consent/analytics")
})

/** The parameters of the commands with this name in Google's queue. */
const commands = (...name: string[]) =>
  [...(window.dataLayer ?? [])]
    .map((command) => [...command])
    .filter((command) => name.every((part, i) => command[i] === part))
    .map((command) => command.at(-1))
const sent = () => commands("event", "page_view")

// What is sent, and that the visitor decides, is tested in e2e/analytics.spec.ts.
describe("page views", () => {
  it.each([
    ["/payment/callback/successful/?order=17&amount=5000&currency=USD", ""],
    ["/?utm_source=mail&utm_campaign=may&email=a@b.example", "?utm_source=mail&utm_campaign=may"],
    ["/?gclid=abc&reason=x", "?gclid=abc"],
  ])("of %s contain only %j of the query", (address, query) => {
    window.history.replaceState(null, "", address)
    analytics.setConsent("granted")
    analytics.trackPage(id, window.location.pathname)
    expect(sent()[0].page_location).toBe(`http://localhost${window.location.pathname}${query}`)
  })

  it("are sent by one script of Google, which sends none itself", () => {
    analytics.setConsent("granted")
    analytics.trackPage(id, "/")
    analytics.trackPage(id, "/services/")
    const scripts = [...document.scripts].map(({ src }) => src)
    expect(scripts).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
    expect(commands("js")).toEqual([expect.any(Date)])
    expect(commands("config", id)).toEqual([
      { send_page_view: false, allow_google_signals: false, cookie_domain: "none" },
    ])
  })
})

describe("consent", () => {
  it("counts the current page when it is given, not earlier ones", () => {
    analytics.trackPage(id, "/")
    analytics.trackPage(id, "/services/")
    analytics.setConsent("granted")
    expect(sent().map(({ page_path }) => page_path)).toEqual(["/services/"])
  })

  it("is not given by a cookie with another value", () => {
    setCookie("analytics-consent", "yes")
    expect(analytics.consent()).toBeUndefined()
  })

  it("is kept in memory if cookies are blocked", () => {
    const blocked = jest.spyOn(document, "cookie", "get").mockReturnValue("")
    analytics.setConsent("granted")
    expect(analytics.consent()).toBe("granted")
    blocked.mockRestore()
  })

  it("can be given again", () => {
    analytics.trackPage(id, "/")
    analytics.setConsent("denied")
    analytics.setConsent("granted")
    expect(window).toHaveProperty([`ga-disable-${id}`], false)
    expect(sent().map(({ page_path }) => page_path)).toEqual(["/"])
  })

  it("notifies its listeners", () => {
    const listener = jest.fn()
    const stop = analytics.subscribeToConsent(listener)
    analytics.setConsent("granted")
    stop()
    analytics.setConsent("denied")
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["Do Not Track", { doNotTrack: "1" }, true],
    ["Do Not Track of older browsers", { doNotTrack: "yes" }, true],
    ["Global Privacy Control", { globalPrivacyControl: true }, true],
    ["other values", { doNotTrack: "unspecified", globalPrivacyControl: false }, false],
    ["an explicit 0", { doNotTrack: "0" }, false],
    ["no signal", { doNotTrack: null }, false],
  ])("with %s", (_, given, optedOut) => {
    analytics.setConsent("granted")
    signals = given
    expect(analytics.isOptedOutByBrowser()).toBe(optedOut)
    expect(analytics.consent()).toBe(optedOut ? "denied" : "granted")
    analytics.trackPage(id, "/")
    expect(sent()).toHaveLength(optedOut ? 0 : 1)
  })
})
