import type GoogleAnalytics from "react-ga4"
import { removeCookie, setCookie } from "../../../../src/features/consent/cookies"

type Analytics = typeof import("../../../../src/features/consent/analytics")

const mockGoogle: jest.MockedObject<Pick<typeof GoogleAnalytics, "initialize" | "send">> = {
  initialize: jest.fn(),
  send: jest.fn(),
}
jest.mock("react-ga4", () => ({
  __esModule: true,
  get default() {
    return mockGoogle
  },
}))

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
  mockGoogle.initialize.mockImplementation(() => {})
  mockGoogle.send.mockImplementation(() => {})
  jest.resetModules()
  analytics = await import("../../../../src/features/consent/analytics")
})

/** Wait until the library is loaded. */
const libraryLoaded = () => new Promise((resolve) => setTimeout(resolve))
const sent = () => mockGoogle.send.mock.calls.map(([view]) => view)

// What is sent, and that the visitor decides, is tested in e2e/analytics.spec.ts.
describe("page views", () => {
  it.each([
    ["/payment/callback/successful/?order=17&amount=5000&currency=USD", ""],
    ["/?utm_source=mail&utm_campaign=may&email=a@b.example", "?utm_source=mail&utm_campaign=may"],
    ["/?gclid=abc&reason=x", "?gclid=abc"],
  ])("of %s contain only %j of the query", async (address, query) => {
    window.history.replaceState(null, "", address)
    analytics.setConsent("granted")
    analytics.trackPage(id, window.location.pathname)
    await libraryLoaded()
    expect(sent()[0].location).toBe(`http://localhost${window.location.pathname}${query}`)
  })

  it("are sent by a library that sends none itself", async () => {
    analytics.setConsent("granted")
    analytics.trackPage(id, "/")
    await libraryLoaded()
    expect(mockGoogle.initialize).toHaveBeenCalledWith(id, {
      gtagOptions: expect.objectContaining({ send_page_view: false, cookie_domain: "none" }),
    })
  })
})

describe("consent", () => {
  it("counts the current page when it is given, not earlier ones", async () => {
    analytics.trackPage(id, "/")
    analytics.trackPage(id, "/services/")
    analytics.setConsent("granted")
    await libraryLoaded()
    expect(sent().map(({ page }) => page)).toEqual(["/services/"])
  })

  it("is not given by a cookie with another value", () => {
    setCookie("analytics-consent", "yes")
    expect(analytics.consent()).toBeUndefined()
  })

  it("is kept in memory if cookies are blocked", async () => {
    const blocked = jest.spyOn(document, "cookie", "get").mockReturnValue("")
    analytics.setConsent("granted")
    expect(analytics.consent()).toBe("granted")
    blocked.mockRestore()
  })

  it("can be withdrawn, which removes only Google's cookies", async () => {
    for (const name of ["_ga", "_ga_TEST123", "theme"]) setCookie(name, "1")
    analytics.setConsent("granted")
    analytics.trackPage(id, "/")
    await libraryLoaded()
    analytics.setConsent("denied")
    expect(window).toHaveProperty([`ga-disable-${id}`], true)
    expect(document.cookie.split("; ").sort()).toEqual(["analytics-consent=denied", "theme=1"])
  })

  it("can be given again", async () => {
    analytics.trackPage(id, "/")
    analytics.setConsent("denied")
    analytics.setConsent("granted")
    await libraryLoaded()
    expect(window).toHaveProperty([`ga-disable-${id}`], false)
    expect(sent().map(({ page }) => page)).toEqual(["/"])
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
  ])("with %s", async (_, given, optedOut) => {
    analytics.setConsent("granted")
    signals = given
    expect(analytics.isOptedOutByBrowser()).toBe(optedOut)
    expect(analytics.consent()).toBe(optedOut ? "denied" : "granted")
    analytics.trackPage(id, "/")
    await libraryLoaded()
    expect(mockGoogle.send).toHaveBeenCalledTimes(optedOut ? 0 : 1)
  })
})
