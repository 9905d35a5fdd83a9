import { fireEvent, render, screen } from "@testing-library/react"
import { firstScript } from "../../../src/shell/head/first-script"
import { ThemeSwitch } from "../../../src/shell/header/theme-switch"

const script = firstScript({})
const root = document.documentElement

/** Run the script like a new page: on a document without earlier listeners. */
const loadPage = () => {
  const listeners: [string, EventListener][] = []
  const add = jest.spyOn(document, "addEventListener")
  new Function(script)()
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
    expect(root.style.getPropertyValue("--light-from")).toBe("122px 32px")
    expect(root).toHaveAttribute("data-theme", "light")
    const [first, second] = startViewTransition.mock.calls.map(([options]) => options)
    expect(first?.types).toEqual(["theme"])
    first?.update()
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
  type Rule = (text: string) => string | undefined
  type Rules = { createScriptURL: Rule; createHTML: Rule; createScript: Rule }
  const rulesFor = (variables: Record<string, string>) => {
    const createPolicy = jest.fn<void, [string, Rules]>()
    new Function("window", "trustedTypes", firstScript(variables))(
      { trustedTypes: { createPolicy } },
      { createPolicy },
    )
    expect(createPolicy).toHaveBeenCalledWith("default", expect.anything())
    return createPolicy.mock.calls[0]?.[1] as Rules
  }

  it.each([
    ["/app-1.js", true],
    ["/data/countries.json", false],
    ["https://elsewhere.example/app-1.js", false],
    ["https://www.googletagmanager.com/gtag/js", false],
  ])("allows only scripts of this site: %s", (url, allowed) => {
    expect(rulesFor({}).createScriptURL(url)).toBe(allowed ? url : undefined)
  })

  it.each([
    ["a < b", true],
    ["<script></script>", true],
    ["<script>alert(1)</script>", false],
    ["<img src=x onerror=alert(1)>", false],
    ["a</p>", false],
    ["<!-- -->", false],
  ])("allows no markup but an empty script: %s", (html, allowed) => {
    expect(rulesFor({}).createHTML(html)).toBe(allowed ? html : undefined)
  })

  it("allows no code but JSON", () => {
    const { createScript } = rulesFor({})
    expect(createScript('{"@type":"Thing"}')).toBe('{"@type":"Thing"}')
    for (const code of ["alert(1)", "({})", "", '{"a":1};alert(1)'])
      expect(createScript(code)).toBeUndefined()
  })

  it("allows the analytics script if it is enabled", () => {
    const { createScriptURL } = rulesFor({ GATSBY_GA_MEASUREMENT_ID: "G-1A2B3C4D5E" })
    const tag = "https://www.googletagmanager.com/gtag/js?id=G-1A2B3C4D5E"
    expect(createScriptURL(tag)).toBe(tag)
    expect(createScriptURL("https://elsewhere.example/a.js")).toBeUndefined()
  })
})
