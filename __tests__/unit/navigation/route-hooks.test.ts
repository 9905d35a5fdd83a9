import type { RouteUpdateArgs } from "gatsby"
import { endChange, navigationState, slowAfter } from "../../../src/lib/navigate-to"
import { onClientEntry, onPreRouteUpdate, onRouteUpdate } from "../../../src/shell/route-hooks"
import { trackRoute } from "../../../src/shell/track-route"

jest.mock("../../../src/shell/track-route")

const at = (address: string) => new URL(address, "http://localhost") as unknown as Location
const args = (to: string, from: string | null) =>
  ({ location: at(to), prevLocation: from === null ? null : at(from) }) as RouteUpdateArgs
const scrolling = () => document.documentElement.style.scrollBehavior

beforeAll(() => {
  onClientEntry?.({} as never, {} as never)
})

beforeEach(() => {
  Object.assign(window, { ___loader: { loadPage: () => new Promise(() => {}) } })
  jest.useFakeTimers()
})

afterEach(() => {
  endChange()
  jest.useRealTimers()
})

describe("route hooks", () => {
  it.each([
    ["the first page", "/", null, ["/"]],
    ["another page", "/services/", "/", ["/services/"]],
    ["a place of the page", "/services/#faq", "/services/", []],
    ["another query", "/services/?a=1", "/services/", []],
  ])("count %s", (_, to, from, expected) => {
    onRouteUpdate?.(args(to, from), {} as never)
    expect(jest.mocked(trackRoute).mock.calls.flat()).toEqual(expected)
  })

  it("put a new page in its place at once, and scroll smoothly within a page", () => {
    onPreRouteUpdate?.(args("/services/", "/"), {} as never)
    expect(scrolling()).toBe("auto")
    onRouteUpdate?.(args("/services/", "/"), {} as never)
    expect(scrolling()).toBe("")
    onPreRouteUpdate?.(args("/services/#faq", "/services/"), {} as never)
    expect(scrolling()).toBe("")
  })

  it("show the loading bar when going back takes its time", () => {
    onRouteUpdate?.(args("/services/", "/"), {} as never)
    window.history.replaceState(null, "", "/insights/")
    window.dispatchEvent(new PopStateEvent("popstate"))
    jest.advanceTimersByTime(slowAfter)
    expect(navigationState()).toBe("slow")
    onRouteUpdate?.(args("/insights/", "/services/"), {} as never)
    expect(navigationState()).toBe("idle")
  })

  it("do not show it for a place of the page shown", () => {
    onRouteUpdate?.(args("/services/", "/"), {} as never)
    window.history.replaceState(null, "", "/services/#faq")
    window.dispatchEvent(new PopStateEvent("popstate"))
    jest.advanceTimersByTime(slowAfter)
    expect(navigationState()).toBe("idle")
  })

  it.each([
    ["#%", ""],
    ["#%E0%A4%A", ""],
    ["#caf%C3%A9", "#caf%C3%A9"],
    ["", ""],
  ])("let Gatsby see no anchor that it fails at: %s", (hash, expected) => {
    window.history.replaceState({ key: "1" }, "", `/services/?a=1${hash}`)
    onClientEntry?.({} as never, {} as never)
    expect(window.location.hash).toBe(expected)
    expect(window.location.search).toBe("?a=1")
    expect(window.history.state).toEqual({ key: "1" })
  })

  it.each([
    [true, "idle"],
    [false, "slow"],
  ])("end a change when the browser brings the page back (persisted: %s)", (persisted, expected) => {
    window.history.replaceState(null, "", "/insights/")
    window.dispatchEvent(new PopStateEvent("popstate"))
    jest.advanceTimersByTime(slowAfter)
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))
    expect(navigationState()).toBe(expected)
  })
})
