import { fireEvent, screen } from "@testing-library/react"
import { firstScript, otherScripts } from "../../../../src/site/shell/head/first-script"
import { ThemeSwitch } from "../../../../src/site/shell/header/theme-switch"
import { render } from "../../../support/render"

const root = document.documentElement

/** Run the script like a new page: on a document without earlier listeners. */
const loadPage = () => {
  const listeners: [string, EventListener][] = []
  const add = jest.spyOn(document, "addEventListener")
  firstScript([])
  for (const [type, listener] of add.mock.calls) listeners.push([type, listener as EventListener])
  add.mockRestore()
  leave = () => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener)
    delete root.dataset.theme
    delete root.dataset.scripts
  }
}
let leave = () => {}

afterEach(() => {
  leave()
  localStorage.clear()
  jest.restoreAllMocks()
})

describe("ThemeSwitch", () => {
  it("opens the other theme as a circle from the button", () => {
    const startViewTransition = jest.fn((_: { update: () => void; types: string[] }) => ({
      ready: Promise.reject(new DOMException("Skipped", "AbortError")),
    }))
    Object.assign(window, { ViewTransitionTypeSet: Set })
    Object.assign(document, { startViewTransition })
    loadPage()
    render(<ThemeSwitch />)
    const button = screen.getByRole("button")
    jest.spyOn(button, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 10, 44, 44))
    fireEvent.click(button)
    fireEvent.click(button)
    Reflect.deleteProperty(window, "ViewTransitionTypeSet")
    Reflect.deleteProperty(document, "startViewTransition")
    expect(root).toHaveAttribute("data-theme", "light")
    const [first, second] = startViewTransition.mock.calls.map(([options]) => options)
    expect(first?.types).toEqual(["theme"])
    first?.update()
    expect(root.style.getPropertyValue("--light-from")).toBe("122px 32px")
    expect(root).toHaveAttribute("data-theme", "dark")
    second?.update()
    expect(root).toHaveAttribute("data-theme", "light")
    expect(localStorage.getItem("theme")).toBe("light")
  })

  it("works with blocked storage", () => {
    const blocked = () => {
      throw new DOMException("The operation is insecure.", "SecurityError")
    }
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(blocked)
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(blocked)
    loadPage()
    render(<ThemeSwitch />)
    expect(root).toHaveAttribute("data-theme", "light")
    fireEvent.click(screen.getByRole("button"))
    expect(root).toHaveAttribute("data-theme", "dark")
  })

  it("follows another tab", () => {
    loadPage()
    window.dispatchEvent(new StorageEvent("storage", { key: "theme", newValue: "dark" }))
    expect(root).toHaveAttribute("data-theme", "dark")
  })

  it.each(["<script>", "purple", ""])("reads %p in storage as light", (value) => {
    localStorage.setItem("theme", value)
    loadPage()
    expect(root).toHaveAttribute("data-theme", "light")
  })
})

describe("the default policy of Trusted Types", () => {
  type Rule = (text: string, type: string, sink: string) => string | undefined
  type Rules = { createScriptURL: Rule; createHTML: Rule; createScript: Rule }
  const rulesFor = (variables: Record<string, string>) => {
    const createPolicy = jest.fn<void, [string, Rules]>()
    window.trustedTypes = { createPolicy }
    firstScript(otherScripts(variables))
    delete window.trustedTypes
    expect(createPolicy).toHaveBeenCalledWith("default", expect.anything())
    const [[, rules] = []] = createPolicy.mock.calls
    const { createScriptURL, createHTML, createScript } = rules as Rules
    return {
      url: (url: string, sink = "HTMLScriptElement src") =>
        createScriptURL(url, "TrustedScriptURL", sink) === url,
      html: (html: string, sink = "Element innerHTML") => createHTML(html, "TrustedHTML", sink) === html,
      code: (code: string, sink = "HTMLScriptElement text") =>
        createScript(code, "TrustedScript", sink) === code,
    }
  }
  const allows = () => rulesFor({})

  it.each([
    ["/app-1.js", true],
    ["/data/countries.json", false],
    ["https://elsewhere.example/app-1.js", false],
    ["//elsewhere.example/app-1.js", false],
    [`blob:${window.location.origin}/app-1.js`, false],
    ["data:text/javascript,alert(1)//app-1.js", false],
    ["https://www.googletagmanager.com/gtag/js", false],
  ])("allows only scripts of this site: %s", (url, allowed) => {
    expect(allows().url(url)).toBe(allowed)
  })

  it.each([
    ["a < b", true],
    ["<script></script>", true],
    ["<script>alert(1)</script>", false],
    ["<img src=x onerror=alert(1)>", false],
    ["a</p>", false],
    ["<!-- -->", false],
  ])("allows no markup but an empty script: %s", (html, allowed) => {
    expect(allows().html(html)).toBe(allowed)
  })

  it.each([
    ['{"@type":"Thing"}', true],
    ["[]", true],
    ['"<img src=x onerror=alert(1)>"', false],
    ["alert(1)", false],
    ["({})", false],
    ["", false],
    ['{"a":1};alert(1)', false],
  ])("allows no code but structured data: %s", (code, allowed) => {
    expect(allows().code(code)).toBe(allowed)
  })

  it.each(["Worker constructor", "ServiceWorkerContainer register", "SVGScriptElement href"])(
    "allows no address for %s",
    (sink) => expect(allows().url("/app-1.js", sink)).toBe(false),
  )

  it.each(["Document write", "HTMLIFrameElement srcdoc", "DOMParser parseFromString", "Element outerHTML"])(
    "allows no text for %s",
    (sink) => expect(allows().html("a", sink)).toBe(false),
  )

  it.each(["eval", "Function", "Window setTimeout", "Element onclick", "Location href"])(
    "allows no data for %s",
    (sink) => expect(allows().code("[]", sink)).toBe(false),
  )

  it("allows the site's own analytics script if it is enabled, and no other of its host", () => {
    const { url } = rulesFor({ GATSBY_GA_MEASUREMENT_ID: "G-1A2B3C4D5E" })
    const start = "https://www.googletagmanager.com"
    expect(url(`${start}/gtag/js?id=G-1A2B3C4D5E`)).toBe(true)
    for (const other of ["/gtm.js?id=GTM-1", "/gtag/js?id=GTM-1", "/gtag/js?id=G-1A2B3C4D5E&id=GTM-1"])
      expect(url(start + other)).toBe(false)
  })
})
