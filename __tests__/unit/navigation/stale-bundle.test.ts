import { reloadDocument } from "../../../src/lib/load-document"
import { onUnhandledRejection } from "../../../src/shell/stale-bundle"

jest.mock("../../../src/lib/load-document")

/** A promise fails and nobody catches it; says whether Gatsby's listener, which comes later, hears of it. */
const fail = (reason: unknown) => {
  const event = Object.assign(new Event("unhandledrejection"), { reason }) as PromiseRejectionEvent
  const stop = jest.spyOn(event, "stopImmediatePropagation")
  onUnhandledRejection(event)
  return stop.mock.calls.length === 0
}

const missing = new Error("Loading chunk 534 failed.\n(error: http://localhost/534-abc.js)")
const onLine = jest.spyOn(navigator, "onLine", "get")

beforeEach(() => {
  onLine.mockReturnValue(true)
  sessionStorage.clear()
  window.history.replaceState(null, "", "/services/")
  window.___webpackCompilationHash = "one"
})

describe("onUnhandledRejection", () => {
  it.each([
    [missing],
    [new Error("Loading chunk component---src-templates-insight-tsx failed.")],
    [new Error("Loading CSS chunk 12 failed.")],
    [new TypeError("Failed to fetch dynamically imported module: http://localhost/x.js")],
    [new TypeError("error loading dynamically imported module: http://localhost/x.js")],
    ["Loading chunk 1 failed"],
  ])("reloads the page for %s, instead of Gatsby", (reason) => {
    expect(fail(reason)).toBe(false)
    expect(reloadDocument).toHaveBeenCalledTimes(1)
  })

  it.each([
    [new Error("Something else")],
    [new Error("We couldn't find the correct component chunk")],
    [undefined],
    [null],
    [{}],
  ])("leaves %s alone", (reason) => {
    expect(fail(reason)).toBe(true)
    expect(reloadDocument).not.toHaveBeenCalled()
  })

  it("reloads once, however often the code is missing", () => {
    for (let time = 0; time < 3; time += 1) expect(fail(missing)).toBe(false)
    expect(reloadDocument).toHaveBeenCalledTimes(1)
  })

  it("reloads another page, and the same page of a later build", () => {
    fail(missing)
    window.history.replaceState(null, "", "/insights/")
    fail(missing)
    window.___webpackCompilationHash = "two"
    fail(missing)
    fail(missing)
    expect(reloadDocument).toHaveBeenCalledTimes(3)
  })

  it("does not reload a page that could not be loaded: offline", () => {
    onLine.mockReturnValue(false)
    expect(fail(missing)).toBe(false)
    expect(reloadDocument).not.toHaveBeenCalled()
  })

  it("does not reload where storage is blocked, because it could not stop", () => {
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    expect(fail(missing)).toBe(false)
    expect(reloadDocument).not.toHaveBeenCalled()
    blocked.mockRestore()
  })
})
