import { reloadDocument } from "../../../src/lib/load-document"
import { onUnhandledRejection } from "../../../src/shell/stale-bundle"

jest.mock("../../../src/lib/load-document")

/** Report an unhandled rejection. Return whether Gatsby's listener, which is registered later, also receives it. */
const reject = (reason: unknown) => {
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
    expect(reject(reason)).toBe(false)
    expect(reloadDocument).toHaveBeenCalledTimes(1)
  })

  it.each([
    [new Error("Something else")],
    [new Error("We couldn't find the correct component chunk")],
    [null],
    [{}],
  ])("ignores %s", (reason) => {
    expect(reject(reason)).toBe(true)
    expect(reloadDocument).not.toHaveBeenCalled()
  })

  it("reloads once, even if code is missing several times", () => {
    for (let time = 0; time < 3; time += 1) expect(reject(missing)).toBe(false)
    expect(reloadDocument).toHaveBeenCalledTimes(1)
  })

  it("reloads another page, and the same page of a later build", () => {
    reject(missing)
    window.history.replaceState(null, "", "/insights/")
    reject(missing)
    window.___webpackCompilationHash = "two"
    reject(missing)
    reject(missing)
    expect(reloadDocument).toHaveBeenCalledTimes(3)
  })

  it("does not reload offline", () => {
    onLine.mockReturnValue(false)
    expect(reject(missing)).toBe(false)
    expect(reloadDocument).not.toHaveBeenCalled()
  })

  it("does not reload if storage is blocked, because it could not count the reloads", () => {
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    expect(reject(missing)).toBe(false)
    expect(reloadDocument).not.toHaveBeenCalled()
    blocked.mockRestore()
  })
})
