import { reloadDocument } from "../../../../src/site/router/load-document"
import { onUnhandledRejection } from "../../../../src/site/router/missing-code"

jest.mock("../../../../src/site/router/load-document")

const requested = jest.fn(async () => new Response())
Object.assign(window, { fetch: requested })
Object.assign(performance, { getEntriesByType: () => files })
let files: object[] = []

/** Report an unhandled rejection. Return whether Gatsby's listener, which is registered later, also receives it. */
const reject = async (reason: unknown) => {
  const event = Object.assign(new Event("unhandledrejection"), { reason }) as PromiseRejectionEvent
  const stop = jest.spyOn(event, "stopImmediatePropagation")
  onUnhandledRejection(event)
  await new Promise((resolve) => setTimeout(resolve))
  return stop.mock.calls.length === 0
}

const missing = new Error("Loading chunk 534 failed.\n(error: http://localhost/534-abc.js)")
const onLine = jest.spyOn(navigator, "onLine", "get")

beforeEach(() => {
  onLine.mockReturnValue(true)
  sessionStorage.clear()
  files = []
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
  ])("reloads the page for %s, instead of Gatsby", async (reason) => {
    expect(await reject(reason)).toBe(false)
    expect(reloadDocument).toHaveBeenCalledTimes(1)
  })

  it.each([
    [new Error("Something else")],
    [new Error("We couldn't find the correct component chunk")],
    [null],
    [{}],
  ])("ignores %s", async (reason) => {
    expect(await reject(reason)).toBe(true)
    expect(reloadDocument).not.toHaveBeenCalled()
  })

  it("reloads another page, and the same page of a later build", async () => {
    await reject(missing)
    window.history.replaceState(null, "", "/insights/")
    await reject(missing)
    window.___webpackCompilationHash = "two"
    await reject(missing)
    await reject(missing)
    expect(reloadDocument).toHaveBeenCalledTimes(3)
  })

  it("first replaces what caches have of the missing files", async () => {
    const responses = { "/534-abc.js": 404, "/app-1.js": 200, "/page-data/x.json": 503 }
    files = Object.entries(responses).map(([path, responseStatus]) => ({
      name: window.location.origin + path,
      responseStatus,
    }))
    files.push({ name: "https://elsewhere.example/a.js", responseStatus: 404 })
    await reject(missing)
    expect(requested.mock.calls).toEqual(
      ["/534-abc.js", "/page-data/x.json"].map((path) => [
        window.location.origin + path,
        { cache: "reload" },
      ]),
    )
    expect(reloadDocument).toHaveBeenCalledTimes(1)
  })

  it("does not reload offline", async () => {
    onLine.mockReturnValue(false)
    expect(await reject(missing)).toBe(false)
    expect(reloadDocument).not.toHaveBeenCalled()
  })

  it("does not reload if storage is blocked, because it could not count the reloads", async () => {
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    expect(await reject(missing)).toBe(false)
    expect(reloadDocument).not.toHaveBeenCalled()
    blocked.mockRestore()
  })
})
