import { readFileSync } from "node:fs"
import path from "node:path"
import { fireEvent, render, screen } from "@testing-library/react"
import { ThemeSwitch } from "../../../src/shell/theme-switch"

const script = readFileSync(path.resolve("static/theme.js"), "utf8")
const root = document.documentElement

/** Loads the script as a new page would: on a document without listeners of an earlier one. */
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
  it("is not there without scripts", () => {
    render(<ThemeSwitch />)
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
  })

  it("starts light, whatever the system prefers", () => {
    jest
      .spyOn(window, "matchMedia")
      .mockImplementation((media) => ({ media, matches: true }) as MediaQueryList)
    loadPage()
    render(<ThemeSwitch />)
    expect(root).toHaveAttribute("data-theme", "light")
    expect(screen.getByRole("button", { name: "Switch to dark theme" })).toBeVisible()
  })

  it("switches there and back, and says what it will do next", () => {
    loadPage()
    render(<ThemeSwitch />)
    fireEvent.click(screen.getByRole("button", { name: "Switch to dark theme" }))
    expect(root).toHaveAttribute("data-theme", "dark")
    fireEvent.click(screen.getByRole("button", { name: "Switch to light theme" }))
    expect(root).toHaveAttribute("data-theme", "light")
  })

  it("is remembered by the next page", () => {
    loadPage()
    render(<ThemeSwitch />)
    fireEvent.click(screen.getByRole("button"))
    leave()
    loadPage()
    expect(root).toHaveAttribute("data-theme", "dark")
  })

  it("follows a press on its icon", () => {
    loadPage()
    const { container } = render(<ThemeSwitch />)
    fireEvent.click(container.querySelector("svg path") as Element)
    expect(root).toHaveAttribute("data-theme", "dark")
  })

  it("works where storage is blocked", () => {
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

  it.each(["<script>", "purple", ""])("takes %p in storage for light", (value) => {
    localStorage.setItem("theme", value)
    loadPage()
    expect(root).toHaveAttribute("data-theme", "light")
  })
})
