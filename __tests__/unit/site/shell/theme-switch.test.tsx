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

// Code, markup and other sinks are tested in e2e/trusted-types.spec.ts.
describe("the default policy of Trusted Types", () => {
  type CreateUrl = (text: string, type: string, sink: string) => string | undefined
  const allows = (address: string, variables: Record<string, string> = {}) => {
    const createPolicy = jest.fn<void, [string, { createScriptURL: CreateUrl }]>()
    window.trustedTypes = { createPolicy }
    firstScript(otherScripts(variables))
    delete window.trustedTypes
    const [[name, rules] = []] = createPolicy.mock.calls
    expect(name).toBe("default")
    return rules?.createScriptURL(address, "TrustedScriptURL", "HTMLScriptElement src") === address
  }

  it.each([
    ["/app-1.js", true],
    ["/data/countries.json", false],
    [`blob:${window.location.origin}/app-1.js`, false],
    ["https://www.googletagmanager.com/gtag/js", false],
  ])("allows only scripts of this site: %s", (url, allowed) => {
    expect(allows(url)).toBe(allowed)
  })

  it("allows the site's own analytics script if it is enabled, and no other of its host", () => {
    const allowsOf = (path: string) =>
      allows(`https://www.googletagmanager.com${path}`, { GATSBY_GA_MEASUREMENT_ID: "G-1A2B3C4D5E" })
    expect(allowsOf("/gtag/js?id=G-1A2B3C4D5E")).toBe(true)
    for (const other of ["/gtm.js?id=GTM-1", "/gtag/js?id=GTM-1", "/gtag/js?id=G-1A2B3C4D5E&id=GTM-1"])
      expect(allowsOf(other)).toBe(false)
  })
})
