import { fireEvent } from "@testing-library/react"
import type { ShouldUpdateScrollArgs } from "gatsby"
import { awaitAnchor, shouldUpdateScroll } from "../../../../src/site/router/should-update-scroll"

const at = (address: string, action?: "PUSH") =>
  Object.assign(new URL(address, "http://localhost"), action && { action })

const update = (to: ReturnType<typeof at>, from: string | null, saved = 0) => {
  window.history.replaceState({ key: "1" }, "", to.pathname + to.search + to.hash)
  sessionStorage.setItem(`@@scroll|${to.pathname}|1`, String(saved))
  return shouldUpdateScroll({
    prevRouterProps: from === null ? undefined : { location: at(from) },
    routerProps: { location: to },
  } as unknown as ShouldUpdateScrollArgs)
}

/** Report to the observers that the page has grown. */
let grow = () => {}
const disconnect = jest.fn()
window.ResizeObserver = class {
  observe = jest.fn()
  unobserve = jest.fn()
  disconnect = disconnect

  constructor(listener: ResizeObserverCallback) {
    grow = () => listener([], this)
  }
}

const scrollIntoView = jest.fn()
Element.prototype.scrollIntoView = scrollIntoView
const instantly = (top: number) => ({ top, behavior: "instant" })

beforeEach(() => {
  document.body.innerHTML = "<main><h1>Services</h1></main>"
})

describe("shouldUpdateScroll", () => {
  it.each([
    ["the first page", at("/services/"), null],
    ["the first page at an anchor", at("/services/#faq"), null],
    ["a click on an anchor", at("/services/#faq"), "/services/"],
    ["back within a page", at("/services/"), "/services/#faq"],
  ])("leaves scrolling to the browser: %s", (_, to, from) => {
    expect(update(to, from, 700)).toBe(false)
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it.each([
    ["the same page, opened again", at("/services/", "PUSH")],
    ["an anchor opened by a script", at("/services/#faq", "PUSH")],
  ])("leaves scrolling to Gatsby: %s", (_, to) => {
    expect(update(to, "/services/")).toBeUndefined()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it("restores the first page if the browser does not", () => {
    window.history.scrollRestoration = "manual"
    expect(update(at("/services/"), null, 700)).toBe(false)
    expect(window.scrollTo).toHaveBeenCalledWith(instantly(700))
    window.history.scrollRestoration = "auto"
  })

  it("scrolls to the anchor of a new page and focuses it, once it exists", () => {
    // Gatsby ignores an anchor that does not exist.
    window.history.replaceState({ key: "2" }, "", "/services/#faq")
    awaitAnchor(window.location)
    expect(scrollIntoView).not.toHaveBeenCalled()
    document.querySelector("main")?.insertAdjacentHTML("beforeend", '<h2 id="faq">FAQ</h2>')
    const place = document.getElementById("faq")
    grow()
    expect(scrollIntoView.mock.instances).toEqual([place])
    expect(place).toHaveFocus()
    // Content that loads above moves the anchor. Do not focus it again.
    place?.blur()
    grow()
    expect(scrollIntoView).toHaveBeenCalledTimes(2)
    expect(place).not.toHaveFocus()
  })

  it("stops scrolling once the visitor scrolls", () => {
    jest.useFakeTimers()
    update(at("/services/", "PUSH"), "/")
    fireEvent.wheel(document.body)
    jest.advanceTimersByTime(300)
    expect(window.scrollTo).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  it("holds the position while the page grows", () => {
    update(at("/services/"), "/", 700)
    grow()
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual([[instantly(700)], [instantly(700)]])
  })

  it.each([
    ["turns the wheel", () => fireEvent.wheel(document.body)],
    ["touches", () => fireEvent.touchStart(document.body)],
    ["presses a button", () => fireEvent.pointerDown(document.body)],
    ["presses a key", () => fireEvent.keyDown(document.body, { key: "PageDown" })],
    ["waits for a long time", () => jest.advanceTimersByTime(10_000)],
    ["goes to another page", () => update(at("/insights/", "PUSH"), "/services/")],
  ])("releases the position when the visitor %s", (_, act) => {
    jest.useFakeTimers()
    update(at("/services/"), "/", 700)
    act()
    expect(disconnect).toHaveBeenCalled()
    jest.useRealTimers()
  })
})
