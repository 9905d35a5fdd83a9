import type { ShouldUpdateScrollArgs } from "gatsby"
import { shouldUpdateScroll } from "../../../src/shell/should-update-scroll"

const at = (address: string, action?: "PUSH") =>
  Object.assign(new URL(address, "http://localhost"), action && { action })

const ask = (to: ReturnType<typeof at>, from: string | null, saved = 0) =>
  shouldUpdateScroll({
    prevRouterProps: from === null ? undefined : { location: at(from) },
    routerProps: { location: to },
    getSavedScrollPosition: () => [0, saved],
  } as unknown as ShouldUpdateScrollArgs)

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
    ["a new page", at("/services/", "PUSH"), "/"],
    ["a new page at an anchor", at("/services/#faq", "PUSH"), "/"],
    ["the same page, opened again", at("/services/", "PUSH"), "/services/"],
    ["an anchor opened by a script", at("/services/#faq", "PUSH"), "/services/"],
    ["back to another page", at("/services/"), "/"],
    ["back to an anchor of which nothing is known", at("/services/#faq"), "/"],
  ])("leaves %s to Gatsby", (_, to, from) => {
    expect(ask(to, from)).toBeUndefined()
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it("goes back to where a page was left, and not to its anchor", () => {
    expect(ask(at("/services/#faq"), "/", 700)).toBe(false)
    expect(window.scrollTo).toHaveBeenCalledWith(0, 700)
  })
})
