import Cookies from "js-cookie"
import type GoogleAnalytics from "react-ga4"

type Analytics = typeof import("../../../src/lib/analytics")

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
    Cookies.remove(name)
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
  analytics = await import("../../../src/lib/analytics")
})

/** The library is loaded by promises. */
const settled = () => new Promise((resolve) => setTimeout(resolve))
const sent = () => mockGoogle.send.mock.calls.map(([view]) => view)

describe("page views", () => {
  it("have the path, and the title of the specification", async () => {
    analytics.setConsent("granted")
    analytics.trackPage(id, "/services/")
    await settled()
    expect(sent()).toEqual([
      {
        hitType: "pageview",
        page: "/services/",
        title: "Page view /services/",
        location: "http://localhost/services/",
      },
    ])
  })

  it("come in the order of the visit, by one start of the library that counts nothing itself", async () => {
    analytics.setConsent("granted")
    for (const path of ["/", "/services/", "/"]) analytics.trackPage(id, path)
    await settled()
    expect(sent().map(({ page }) => page)).toEqual(["/", "/services/", "/"])
    expect(mockGoogle.initialize).toHaveBeenCalledTimes(1)
    expect(mockGoogle.initialize).toHaveBeenCalledWith(id, {
      gtagOptions: expect.objectContaining({ send_page_view: false, cookie_domain: "none" }),
    })
  })

  it.each([
    ["/payment/callback/successful/?order=17&amount=5000&currency=USD", ""],
    ["/?utm_source=mail&utm_campaign=may&email=a@b.example", "?utm_source=mail&utm_campaign=may"],
    ["/?gclid=abc&reason=x", "?gclid=abc"],
  ])("of %s name no more of the query than %j", async (address, query) => {
    window.history.replaceState(null, "", address)
    analytics.setConsent("granted")
    analytics.trackPage(id, window.location.pathname)
    await settled()
    expect(sent()[0].location).toBe(`http://localhost${window.location.pathname}${query}`)
  })

  it.each([
    ["starts", () => mockGoogle.initialize],
    ["sends", () => mockGoogle.send],
  ])("do not throw when the library throws as it %s", async (_, method) => {
    method().mockImplementation(() => {
      throw new Error("blocked")
    })
    analytics.setConsent("granted")
    analytics.trackPage(id, "/")
    await settled()
    expect(method()).toHaveBeenCalledTimes(1)
  })
})

describe("consent", () => {
  it("is asked for before anything is sent or loaded", async () => {
    expect(analytics.consent()).toBeUndefined()
    analytics.trackPage(id, "/")
    await settled()
    expect(mockGoogle.initialize).not.toHaveBeenCalled()
  })

  it("counts the page shown when it is given, not those before", async () => {
    analytics.trackPage(id, "/")
    analytics.trackPage(id, "/services/")
    analytics.setConsent("granted")
    await settled()
    expect(sent().map(({ page }) => page)).toEqual(["/services/"])
  })

  it.each(["granted", "denied"] as const)("is remembered by a cookie: %s", async (choice) => {
    analytics.setConsent(choice)
    expect(Cookies.get("analytics-consent")).toBe(choice)
    jest.resetModules()
    const later: Analytics = await import("../../../src/lib/analytics")
    expect(later.consent()).toBe(choice)
    later.trackPage(id, "/")
    await settled()
    expect(mockGoogle.send).toHaveBeenCalledTimes(choice === "granted" ? 1 : 0)
  })

  it("is not given by a cookie that says something else", () => {
    Cookies.set("analytics-consent", "yes")
    expect(analytics.consent()).toBeUndefined()
  })

  it("lasts as long as the page where cookies are blocked", async () => {
    const blocked = jest.spyOn(document, "cookie", "get").mockReturnValue("")
    analytics.setConsent("granted")
    expect(analytics.consent()).toBe("granted")
    blocked.mockRestore()
  })

  it("can be withdrawn: nothing more is sent, and what Google stored is removed", async () => {
    Cookies.set("_ga", "GA1.1.1.1")
    Cookies.set("_ga_TEST123", "GS1.1")
    Cookies.set("theme", "dark")
    analytics.setConsent("granted")
    analytics.trackPage(id, "/")
    await settled()
    analytics.setConsent("denied")
    analytics.trackPage(id, "/services/")
    await settled()
    expect(sent().map(({ page }) => page)).toEqual(["/"])
    expect(window).toHaveProperty([`ga-disable-${id}`], true)
    expect(Cookies.get()).toEqual({ "analytics-consent": "denied", theme: "dark" })
  })

  it("can be given again", async () => {
    analytics.trackPage(id, "/")
    analytics.setConsent("denied")
    analytics.setConsent("granted")
    await settled()
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
    ["neither", { doNotTrack: "unspecified", globalPrivacyControl: false }, false],
    ["an explicit 0", { doNotTrack: "0" }, false],
    ["nothing at all", { doNotTrack: null }, false],
  ])("with %s", async (_, given, refused) => {
    analytics.setConsent("granted")
    signals = given
    expect(analytics.isRefusedByBrowser()).toBe(refused)
    expect(analytics.consent()).toBe(refused ? "denied" : "granted")
    analytics.trackPage(id, "/")
    await settled()
    expect(mockGoogle.send).toHaveBeenCalledTimes(refused ? 0 : 1)
  })
})
