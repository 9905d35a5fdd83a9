/**
 * Scripts are requested after the page has loaded, or when the visitor uses it.
 *
 * @jest-environment jsdom
 */
import { deferScripts } from "../../../../src/publish/finish/defer-scripts"
import { pageOf, siteOf } from "../../../support/built-site"

const page = (scripts: string) => `<html><head></head><body><main>Text</main>${scripts}</body></html>`
const scripts = `<script src="/runtime-1.js" async></script><script src="/app-2.js" async></script>`

/** A page with its scripts deferred. */
const withDeferredScripts = (html: string) => {
  const parsed = pageOf(html)
  deferScripts.page?.(parsed, siteOf({}))
  return parsed.changedHtml()
}

/** Run the inline script of a page in this window. */
const runLoader = (html: string) => {
  const [, code = ""] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? []
  document.body.replaceChildren()
  new Function(code)()
  return () => [...document.querySelectorAll("script")].map((script) => script.getAttribute("src"))
}

test("no element of the page requests a script", () => {
  const html = withDeferredScripts(page(scripts))
  expect(html).not.toContain("<script src")
  expect(html).toContain("<main>Text</main>")
  expect(html.endsWith("</body></html>")).toBe(true)
})

test.each(["load", "pointerdown", "touchstart", "keydown"])(
  "%s requests all scripts, once and in order",
  (name) => {
    const requested = runLoader(withDeferredScripts(page(scripts)))
    expect(requested()).toEqual([])
    window.dispatchEvent(new Event(name))
    window.dispatchEvent(new Event("keydown"))
    window.dispatchEvent(new Event("load"))
    expect(requested()).toEqual(["/runtime-1.js", "/app-2.js"])
  },
)

test("a script that cannot be loaded is marked, so that links work as without scripts", () => {
  runLoader(withDeferredScripts(page(scripts)))
  window.dispatchEvent(new Event("load"))
  document.querySelector("script")?.dispatchEvent(new Event("error"))
  expect(document.documentElement.dataset.failed).toBe("")
})

describe("a missing script", () => {
  const reload = jest.fn()
  const request = jest.fn(async () => new Response())
  /** The loader with a location that can be observed. */
  const fail = async () => {
    const [, code = ""] = /<script>([\s\S]*?)<\/script>/.exec(withDeferredScripts(page(scripts))) ?? []
    document.body.replaceChildren()
    new Function("location", "fetch", code)({ pathname: "/services/", search: "", reload }, request)
    window.dispatchEvent(new Event("load"))
    for (const script of document.querySelectorAll("script")) script.dispatchEvent(new Event("error"))
    await new Promise((resolve) => setTimeout(resolve))
  }

  beforeEach(() => {
    sessionStorage.clear()
    jest.clearAllMocks()
  })

  test("reloads the page once, after it has replaced what caches have of it", async () => {
    await fail()
    await fail()
    expect(request.mock.calls).toEqual([["/runtime-1.js", { cache: "reload" }]])
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test("does not reload offline, nor without storage", async () => {
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false)
    await fail()
    onLine.mockReturnValue(true)
    const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    await fail()
    blocked.mockRestore()
    expect(reload).not.toHaveBeenCalled()
  })
})

test("a script of another site is an error", () => {
  const other = '<script src="//elsewhere.example/a.js" async></script>'
  expect(() => withDeferredScripts(page(other))).toThrow(
    "index.html: the security policy (script-src) blocks //elsewhere.example/a.js. Put the file into static/",
  )
})

test.each(["defer", 'type="module" async', ""])(
  "a script with other attributes is an error: %s",
  (attributes) => {
    const other = scripts.replace("async", attributes)
    expect(() => withDeferredScripts(page(other))).toThrow("before it has loaded: /runtime-1.js")
  },
)

test("a page without scripts stays as it is", () => {
  expect(withDeferredScripts(page(""))).toBe(page(""))
})
