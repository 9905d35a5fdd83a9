import { fireEvent, render, screen } from "@testing-library/react"
import { navigate, prefetchPathname } from "gatsby"
import { Link } from "../../../src/components/link"
import { loadDocument } from "../../../src/lib/load-document"
import { navigateTo } from "../../../src/lib/navigate-to"
import { followPageLinks } from "../../../src/shell/page-links"

jest.mock("../../../src/lib/load-document")

const stopped = jest.fn((event: MouseEvent) => event.preventDefault())
const loadPage = jest.fn(async () => ({ status: "success", page: {} }))

beforeEach(() => {
  Object.assign(window, { ___loader: { loadPage, loadPageSync: () => undefined } })
})

/** Presses a link as the app follows it; says whether the browser was left to load a document. */
const press = (href: string) => {
  const stop = followPageLinks()
  // Behind the app's listener: jsdom loads no documents.
  document.addEventListener("click", stopped)
  render(<Link href={href}>Go</Link>)
  const link = screen.getByRole("link", { name: "Go" })
  fireEvent.pointerOver(link)
  const left = fireEvent.click(link) === false && stopped.mock.calls.length === 1
  const taken = stopped.mock.calls[0]?.[0].defaultPrevented && loadPage.mock.calls.length > 0
  stop()
  document.removeEventListener("click", stopped)
  return left && !taken
}

it.each([
  ["/services/", "/search/"],
  ["/services/", "/search/?q=go"],
  ["/search/", "/services/"],
  ["/search/?q=go", "/case-studies/nimble/#results"],
])("from %s the browser loads %s by itself, and nothing is prefetched for it", (from, to) => {
  window.history.replaceState(null, "", from)
  expect(press(to)).toBe(true)
  expect(loadPage).not.toHaveBeenCalled()
  expect(prefetchPathname).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})

it("between other pages the app changes the page", () => {
  window.history.replaceState(null, "", "/services/")
  expect(press("/company/")).toBe(false)
  expect(loadPage).toHaveBeenCalled()
})

it("scripts that open such a page load its document", async () => {
  window.history.replaceState(null, "", "/services/")
  await navigateTo("/search/?q=go")
  expect(loadDocument).toHaveBeenCalledWith("/search/?q=go")
  expect(navigate).not.toHaveBeenCalled()
})
