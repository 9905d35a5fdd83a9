import { fireEvent } from "@testing-library/react"
import type { ShouldUpdateScrollArgs } from "gatsby"
import { awaitAnchor, shouldUpdateScroll } from "../../../src/shell/should-update-scroll"

const at = (address: string, action?: "PUSH") =>
  Object.assign(new URL(address, "http://localhost"), action && { action })

const ask = (to: ReturnType<typeof at>, from: string | null, saved = 0) => {
  window.history.replaceState({ key: "1" }, "", to.pathname + to.search + to.hash)
  sessionStorage.setItem(`@@scroll|${to.pathname}|1`, String(saved))
  return shouldUpdateScroll({
    prevRouterProps: from === null ? undefined : { location: at(from) },
    routerProps: { location: to },
  } as unknown as ShouldUpdateScrollArgs)
}

/** Tells of a page that has become higher. */
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
    ["an anchor pressed", at("/services/#faq"), "/services/"],
    ["back within a page", at("/services/"), "/services/#faq"],
  ])("leaves %s to the browser", (_, to, from) => {
    expect(ask(to, from, 700)).toBe(false)
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it.each([
    ["the same page, opened again", at("/services/", "PUSH")],
    ["an anchor opened by a script", at("/services/#faq", "PUSH")],
  ])("leaves %s to Gatsby", (_, to) => {
    expect(ask(to, "/services/")).toBeUndefined()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it.each([
    ["a new page", at("/services/", "PUSH"), 0],
    ["a page gone back to", at("/services/"), 700],
    ["a page gone back to that was left at its top", at("/services/"), 0],
    ["a page gone back to that was opened at an anchor and read on", at("/services/#faq"), 700],
  ])("puts %s in its place at once", (_, to, top) => {
    expect(ask(to, "/", top)).toBe(false)
    expect(window.scrollTo).toHaveBeenCalledWith(instantly(top))
    expect(scrollIntoView).not.toHaveBeenCalled()
  })

  it("restores the first page where the browser was told not to", () => {
    window.history.scrollRestoration = "manual"
    expect(ask(at("/services/"), null, 700)).toBe(false)
    expect(window.scrollTo).toHaveBeenCalledWith(instantly(700))
    window.history.scrollRestoration = "auto"
  })

  it("goes to the anchor of a new page, and the focus with it, once the anchor is there", () => {
    // Of an anchor that is not there, Gatsby says nothing.
    window.history.replaceState({ key: "2" }, "", "/services/#faq")
    awaitAnchor(window.location)
    expect(scrollIntoView).not.toHaveBeenCalled()
    document.querySelector("main")?.insertAdjacentHTML("beforeend", '<h2 id="faq">FAQ</h2>')
    const place = document.getElementById("faq")
    grow()
    expect(scrollIntoView.mock.instances).toEqual([place])
    expect(place).toHaveFocus()
    // What arrives above it later pushes it away; the focus may have moved on.
    place?.blur()
    grow()
    expect(scrollIntoView).toHaveBeenCalledTimes(2)
    expect(place).not.toHaveFocus()
  })

  it("goes to an anchor that is there at once", () => {
    document.body.innerHTML = '<main><h1>Services</h1><h2 id="faq">FAQ</h2></main>'
    ask(at("/services/#faq", "PUSH"), "/")
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
    awaitAnchor(window.location)
    expect(scrollIntoView).toHaveBeenCalledTimes(1)
  })

  it.each([
    ["a new page at its top", at("/services/", "PUSH"), 0],
    ["a page gone back to in its place", at("/services/"), 700],
  ])("puts %s again in the next frames, against a smooth scroll that is on its way", (_, to, top) => {
    jest.useFakeTimers()
    ask(to, "/", top)
    jest.advanceTimersByTime(300)
    const calls = jest.mocked(window.scrollTo).mock.calls.map(([position]) => position)
    expect(calls.length).toBeGreaterThan(4)
    expect(calls.length).toBeLessThan(10)
    expect(calls).toEqual(calls.map(() => instantly(top)))
    jest.advanceTimersByTime(300)
    expect(window.scrollTo).toHaveBeenCalledTimes(calls.length)
    jest.useRealTimers()
  })

  it("scrolls no more once the visitor does", () => {
    jest.useFakeTimers()
    ask(at("/services/", "PUSH"), "/")
    fireEvent.wheel(document.body)
    jest.advanceTimersByTime(300)
    expect(window.scrollTo).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })

  it("follows a page that grows to its place", () => {
    ask(at("/services/"), "/", 700)
    grow()
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual([[instantly(700)], [instantly(700)]])
  })

  it.each([
    ["turns the wheel", () => fireEvent.wheel(document.body)],
    ["touches", () => fireEvent.touchStart(document.body)],
    ["presses a button", () => fireEvent.pointerDown(document.body)],
    ["presses a key", () => fireEvent.keyDown(document.body, { key: "PageDown" })],
    ["waits for long", () => jest.advanceTimersByTime(10_000)],
    ["goes to another page", () => ask(at("/insights/", "PUSH"), "/services/")],
  ])("lets the page go when the visitor %s", (_, act) => {
    jest.useFakeTimers()
    ask(at("/services/"), "/", 700)
    act()
    expect(disconnect).toHaveBeenCalled()
    jest.useRealTimers()
  })
})
