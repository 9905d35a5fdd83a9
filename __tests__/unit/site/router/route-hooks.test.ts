import { act, renderHook } from "@testing-library/react"
import type { RouteUpdateArgs } from "gatsby"
import { trackRoute } from "../../../../src/site/features/consent/track-route"
import { endNavigation, navigationState, slowDelay } from "../../../../src/site/router/navigate-to"
import { usePageQuery } from "../../../../src/site/router/page-query"
import { onClientEntry, onRouteUpdate } from "../../../../src/site/shell/route-hooks"

jest.mock("../../../../src/site/features/consent/track-route")

const at = (address: string) => new URL(address, "http://localhost") as unknown as Location
const args = (to: string, from: string | null) =>
  ({ location: at(to), prevLocation: from === null ? null : at(from) }) as RouteUpdateArgs

beforeAll(() => {
  onClientEntry?.({} as never, {} as never)
})

beforeEach(() => {
  Object.assign(window, {
    ___loader: { loadPage: () => new Promise(() => {}), loadPageSync: () => undefined },
  })
  jest.useFakeTimers()
})

afterEach(() => {
  endNavigation()
  jest.useRealTimers()
})

describe("route hooks", () => {
  it.each([
    ["the first page", "/", null, ["/"]],
    ["another page", "/services/", "/", ["/services/"]],
    ["an anchor of the page", "/services/#faq", "/services/", []],
    ["another query", "/services/?a=1", "/services/", []],
  ])("count page views: %s", (_, to, from, expected) => {
    onRouteUpdate?.(args(to, from), {} as never)
    expect(jest.mocked(trackRoute).mock.calls.flat()).toEqual(expected)
  })

  it("show the loading bar if going back is slow", () => {
    onRouteUpdate?.(args("/services/", "/"), {} as never)
    window.history.replaceState(null, "", "/insights/")
    window.dispatchEvent(new PopStateEvent("popstate"))
    jest.advanceTimersByTime(slowDelay)
    expect(navigationState()).toBe("slow")
    onRouteUpdate?.(args("/insights/", "/services/"), {} as never)
    expect(navigationState()).toBe("idle")
  })

  describe("on popstate", () => {
    const gatsby = jest.fn()

    beforeAll(() => window.addEventListener("popstate", gatsby))
    afterAll(() => window.removeEventListener("popstate", gatsby))
    beforeEach(() => {
      window.history.replaceState({ key: "1" }, "", "/services/")
      onRouteUpdate?.(args("/services/", "/"), {} as never)
    })

    const pop = (address: string, state: unknown) => {
      window.history.replaceState(state, "", address)
      window.dispatchEvent(new PopStateEvent("popstate", { state }))
      jest.advanceTimersByTime(slowDelay)
    }

    it("hide an anchor of the page from Gatsby, and share the page's scroll position with it", () => {
      pop("/services/#faq", null)
      expect(gatsby).not.toHaveBeenCalled()
      expect(navigationState()).toBe("idle")
      expect(window.history.state).toEqual({ key: "1" })
      pop("/services/", { key: "1" })
      expect(gatsby).not.toHaveBeenCalled()
    })

    it("leave the query to a page that uses it, otherwise to Gatsby", () => {
      const changed = jest.fn()
      const { unmount } = renderHook(() => {
        const query = usePageQuery()
        changed(query)
      })
      act(() => pop("/services/?work=web", { key: "1" }))
      expect(gatsby).not.toHaveBeenCalled()
      expect(changed).toHaveBeenLastCalledWith("?work=web")
      unmount()
      pop("/services/?work=ai", { key: "1" })
      expect(gatsby).toHaveBeenCalledTimes(1)
    })

    it("pass the event to Gatsby if the visitor returns before another page is shown", () => {
      renderHook(() => usePageQuery())
      pop("/insights/", null)
      pop("/services/", { key: "1" })
      expect(gatsby).toHaveBeenCalledTimes(2)
      expect(navigationState()).toBe("idle")
    })

    it("hide scroll events from Gatsby while leaving a page", () => {
      const remember = jest.fn()
      window.addEventListener("scroll", remember)
      pop("/insights/", null)
      expect(document.documentElement).toHaveStyle({ "scroll-behavior": "auto" })
      window.dispatchEvent(new Event("scroll"))
      expect(remember).not.toHaveBeenCalled()
      onRouteUpdate?.(args("/insights/", "/services/"), {} as never)
      expect(document.documentElement).not.toHaveStyle({ "scroll-behavior": "auto" })
      window.dispatchEvent(new Event("scroll"))
      expect(remember).toHaveBeenCalledTimes(1)
      window.removeEventListener("scroll", remember)
    })

    it("leave the scroll position on a reload to the browser", () => {
      window.history.scrollRestoration = "manual"
      onRouteUpdate?.(args("/services/", "/"), {} as never)
      expect(window.history.scrollRestoration).toBe("auto")
    })

    it.each([
      ["another page", "/insights/", null],
      ["another query", "/services/?a=1", null],
      ["the same address, as in a form with steps", "/services/", { key: "1", step: 2 }],
    ])("pass the event to Gatsby for %s", (_, address, state) => {
      pop(address, state)
      expect(gatsby).toHaveBeenCalledTimes(1)
      expect(window.history.state).toEqual(state)
    })
  })

  it.each([
    ["#%", ""],
    ["#%E0%A4%A", ""],
    ["#caf%C3%A9", "#caf%C3%A9"],
    ["", ""],
  ])("remove an invalid anchor, which Gatsby cannot decode: %s", (hash, expected) => {
    window.history.replaceState({ key: "1" }, "", `/services/?a=1${hash}`)
    onClientEntry?.({} as never, {} as never)
    expect(window.location.hash).toBe(expected)
    expect(window.location.search).toBe("?a=1")
    expect(window.history.state).toEqual({ key: "1" })
  })

  it.each([
    [true, "idle"],
    [false, "slow"],
  ])("end the navigation if the browser restores the page (persisted: %s)", (persisted, expected) => {
    window.history.replaceState(null, "", "/insights/")
    window.dispatchEvent(new PopStateEvent("popstate"))
    jest.advanceTimersByTime(slowDelay)
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }))
    expect(navigationState()).toBe(expected)
  })
})
