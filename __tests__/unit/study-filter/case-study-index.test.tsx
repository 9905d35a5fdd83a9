import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { queryChanged } from "../../../src/lib/page-query"
import { containerSizes, halfSizes } from "../../../src/lib/share-sizes"
import { CaseStudyIndex } from "../../../src/sections/case-study-index"
import { toProject } from "../../../src/sections/project"
import { StudyCards } from "../../../src/sections/study-cards"
import { studyIndex } from "../../support/study-index"
import { study } from "../sections/project-fixture"

const index = studyIndex(60)
const listed = ["First", "Second", "Third"].map((name) => study(name))

const open = async (address: string) => {
  window.history.replaceState(null, "", address)
  const view = render(<CaseStudyIndex caseStudies={listed} total={60} page={1} pageCount={3} />)
  await screen.findByRole("tablist")
  return view
}

const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => index }) as Response)
  document.documentElement.dataset.scripts = ""
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(() => {
  delete document.documentElement.dataset.scripts
})

it("shows the page's studies under the first tab, and asks for nothing", async () => {
  await open("/case-studies/")
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "All work",
    "Mobile",
    "Web",
    "AI",
  ])
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("All work")
  expect(screen.getByRole("tabpanel", { name: "All work" })).toBeVisible()
  expect(screen.getByRole("status")).toHaveTextContent(/^60 case studies$/)
  expect(names()).toEqual(["First", "Second", "Third"])
  expect(screen.getByRole("button", { name: "Filters" })).toHaveAttribute("aria-expanded", "false")
  expect(global.fetch).not.toHaveBeenCalled()
})

it("asks for a picture as wide as the row where an odd last study has it to itself", () => {
  const sizes = () => screen.getAllByRole("img").map((image) => image.getAttribute("sizes"))
  const projects = listed.map((one) => toProject(one, "detailed"))
  const { rerender } = render(<StudyCards projects={projects} />)
  expect(sizes()).toEqual([halfSizes, halfSizes, containerSizes])
  rerender(<StudyCards projects={projects.slice(0, 2)} />)
  expect(sizes()).toEqual([halfSizes, halfSizes])
})

it("shows the studies of a tab in the list's place, and the list again when it is left", async () => {
  await open("/case-studies/?ref=mail")
  await userEvent.click(screen.getByRole("tab", { name: "Mobile" }))
  expect(window.location.search).toBe("?ref=mail&work=mobile")
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("20 of 60 case studies"))
  expect(names()).toHaveLength(20)
  expect(screen.getByRole("tabpanel", { name: "Mobile" })).not.toHaveAttribute("aria-busy")
  await userEvent.click(screen.getByRole("tab", { name: "All work" }))
  expect(window.location.search).toBe("?ref=mail")
  expect(names()).toEqual(["First", "Second", "Third"])
})

it("opens fields that count what each value would leave, and refuses what would leave nothing", async () => {
  await open("/case-studies/page/2/")
  await userEvent.click(screen.getByRole("button", { name: "Filters" }))
  const panel = screen.getByRole("group", { name: "Filters" })
  // A native select until its script is there.
  const country = await within(panel).findByRole("combobox", { name: /Country/, expanded: false })
  await userEvent.click(country)
  await userEvent.click(await within(panel).findByRole("option", { name: "Turkey (30)" }))
  expect(window.location.pathname + window.location.search).toBe("/case-studies/page/2/?country=turkey")
  expect(screen.getByRole("status")).toHaveTextContent("30 of 60 case studies, page 1 of 2")
  expect(screen.getByRole("button", { name: "Filters (1)" })).toHaveAttribute("aria-expanded", "true")
  await userEvent.click(within(panel).getByRole("combobox", { name: /Platform/ }))
  expect(within(panel).getByRole("option", { name: "B2B (6)" })).toBeVisible()
})

it("clears the fields and leaves the tab; the focus goes to the button that opened them", async () => {
  await open("/case-studies/?work=web&technology=go&country=turkey")
  await userEvent.click(await screen.findByRole("button", { name: "Clear filters" }))
  expect(window.location.search).toBe("?work=web")
  expect(screen.queryByRole("button", { name: "Clear filters" })).toBeNull()
  expect(screen.getByRole("button", { name: "Filters" })).toHaveFocus()
  expect(screen.getByRole("group", { name: "Filters" })).toBeVisible()
})

it("says what to do when nothing fits", async () => {
  await open("/case-studies/?work=ai&technology=cobol")
  expect(await screen.findByRole("heading", { name: "Nothing fits all of this yet" })).toBeVisible()
  expect(screen.getByRole("status")).toHaveTextContent("0 of 60 case studies")
  await userEvent.click(screen.getByRole("button", { name: "Show all work" }))
  expect(window.location.search).toBe("")
  expect(names()).toEqual(["First", "Second", "Third"])
  expect(screen.getByRole("tabpanel")).toHaveFocus()
})

it("turns the pages of the results, which never hold more than 24", async () => {
  await open("/case-studies/?country=turkey")
  const way = await screen.findByRole("navigation", { name: "Case studies that fit, pages" })
  expect(names()).toHaveLength(24)
  const second = within(way).getByRole("link", { name: "Page 2" })
  expect(second).toHaveAttribute("href", "/case-studies/?country=turkey&page=2")
  await userEvent.click(second)
  expect(window.location.search).toBe("?country=turkey&page=2")
  expect(names()).toHaveLength(6)
  expect(screen.getByRole("tabpanel")).toHaveFocus()
})

it("turns the pages of a site in a folder", async () => {
  const place = globalThis as { __BASE_PATH__?: string }
  place.__BASE_PATH__ = "/studio"
  await open("/studio/case-studies/?country=turkey")
  const way = await screen.findByRole("navigation", { name: "Case studies that fit, pages" })
  expect(within(way).getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "href",
    "/studio/case-studies/?country=turkey&page=2",
  )
  place.__BASE_PATH__ = ""
})

it("follows the browser's history", async () => {
  await open("/case-studies/?work=web")
  await waitFor(() => expect(names()).toHaveLength(20))
  act(() => {
    window.history.replaceState(null, "", "/case-studies/")
    queryChanged()
  })
  expect(names()).toEqual(["First", "Second", "Third"])
  expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("All work")
})
