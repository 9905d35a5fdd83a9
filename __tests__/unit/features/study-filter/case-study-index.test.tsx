import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import CaseStudiesPage from "../../../../src/collections/case-studies/list"
import { StudyCards } from "../../../../src/features/study-filter/study-cards"
import { toProject } from "../../../../src/sections/case-studies/project"
import { containerSizes, halfSizes } from "../../../../src/ui/media/share-sizes"
import { expectCleanMarkup, headingLevels } from "../../../support/expect-clean-markup"
import { renderPage } from "../../../support/render-page"
import { studyIndex, tabServices } from "../../../support/study-index"
import { removeViewTransitions, stubViewTransitions } from "../../../support/view-transitions"
import { studies, study } from "../../sections/project-fixture"

const index = studyIndex(60)
const listed = ["First", "Second", "Third"].map((name) => study(name))

const show = (
  caseStudies: readonly Queries.ProjectCaseStudyFragment[],
  { total = caseStudies.length, page = 1, pageCount = 1 } = {},
) =>
  renderPage(
    CaseStudiesPage,
    { allCaseStudy: { nodes: caseStudies, totalCount: total }, tabs: { nodes: tabServices } },
    { page, pageCount },
  )

const open = async (address: string) => {
  window.history.replaceState(null, "", address)
  const view = show(listed, { total: 60, pageCount: 3 })
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

it.each([0, 1, 2, 14])(
  "shows the first and the last full-screen with detailed cards between them: %i",
  (count) => {
    const { container } = show(studies(count))
    expect(headingLevels(container)).toEqual([1, ...Array(count).fill(2)])
    const ends = [...new Set([1, count])].filter((place) => count > 0 && place > 0)
    expect(screen.queryAllByRole("group").map((tags) => tags.getAttribute("aria-label"))).toEqual(
      ends.map((place) => `Tags of Study${place}`),
    )
    expect(screen.queryAllByText("May 2026")).toHaveLength(count - ends.length)
    expectCleanMarkup(container)
  },
)

it("links to the other pages of the list", () => {
  show(studies(24), { page: 2, pageCount: 3 })
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page")
  expect(screen.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/case-studies/")
})

it("requests an image as wide as the row for an odd last study", () => {
  const sizes = () => screen.getAllByRole("img").map((image) => image.getAttribute("sizes"))
  const projects = listed.map((one) => toProject(one, "thumbnail"))
  const { rerender } = render(<StudyCards projects={projects} />)
  expect(sizes()).toEqual([halfSizes, halfSizes, containerSizes])
  rerender(<StudyCards projects={projects.slice(0, 2)} />)
  expect(sizes()).toEqual([halfSizes, halfSizes])
})

it("moves the cards that stay in the list to their new places", async () => {
  await open("/case-studies/?country=turkey")
  await screen.findByRole("navigation", { name: "Case studies that fit, pages" })
  const before = names()
  const transitions = stubViewTransitions()
  await userEvent.click(screen.getByRole("tab", { name: tabServices[0]?.studiesTab ?? "" }))
  await waitFor(() => expect(transitions).toHaveLength(1))
  removeViewTransitions()
  const [moved] = transitions
  expect(Object.values(moved?.before ?? {})).toEqual(before)
  expect(Object.values(moved?.after ?? {})).toEqual(names())
  const stays = Object.entries(moved?.after ?? {}).filter(([, text]) => before.includes(text ?? ""))
  expect(stays.length).toBeGreaterThan(0)
  for (const [name, text] of stays) expect(moved?.before[name]).toBe(text)
  expect(document.querySelectorAll("[style*='view-transition-name']")).toHaveLength(0)
})

it("has a pill for each selected filter, which removes it and moves the focus", async () => {
  await open("/case-studies/?country=turkey&technology=go")
  const chosen = within(await screen.findByRole("list", { name: "Selected filters" }))
  await userEvent.click(await chosen.findByRole("button", { name: "Remove filter: Turkey" }))
  expect(window.location.search).toBe("?technology=go")
  expect(chosen.queryByRole("button", { name: "Remove filter: Turkey" })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: /^Filters/ })).toHaveFocus()
})

it("has pages of at most 24 results", async () => {
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

it("has pages of results on a site with a path prefix", async () => {
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
