/** The header's navigation in narrow windows: part of the page, but hydrated only when the window becomes wide. */
import { act, screen } from "@testing-library/react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { Header } from "../../../src/shell/header"
import { site } from "./site"

let mockReady: Promise<void>
jest.mock("../../../src/lib/window-from-lg", () => ({ windowFromLg: () => mockReady }))

// A header without a page below it is still arriving, and hidden.
const header = (
  <>
    <Header site={site} pathname="/" />
    <main />
  </>
)

/** The server waits for lazy parts. */
const serve = async () => {
  mockReady = Promise.resolve()
  let html = renderToString(header)
  while (html.includes("<!--$!-->")) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    html = renderToString(header)
  }
  return html
}

const navigation = () => screen.getByRole("navigation", { name: "Main", hidden: true })
const dropdowns = () => navigation().querySelectorAll("[aria-expanded]")

it("has the links of its navigation, and its dropdowns work once the window is wide", async () => {
  const container = document.createElement("div")
  container.innerHTML = await serve()
  document.body.append(container)
  const links = navigation().querySelectorAll("a").length
  expect(links).toBeGreaterThan(2)

  let widen = () => {}
  mockReady = new Promise((resolve) => {
    widen = resolve
  })
  // React's development build warns that `HydrateWhen` calls `use` only while it hydrates.
  jest.spyOn(console, "error").mockImplementation(() => {})
  await act(async () => hydrateRoot(container, header))
  expect(navigation().querySelectorAll("a")).toHaveLength(links)
  expect(dropdowns()).toHaveLength(0)

  await act(async () => widen())
  expect(dropdowns().length).toBeGreaterThan(0)
})
