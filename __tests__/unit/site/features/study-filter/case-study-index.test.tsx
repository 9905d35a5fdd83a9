import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import CaseStudiesPage from "../../../../../src/site/collections/case-studies/list"
import { StudyCards } from "../../../../../src/site/features/study-filter/study-cards"
import { toProject } from "../../../../../src/site/sections/case-studies/project"
import { containerSizes, halfSizes } from "../../../../../src/site/ui/media/share-sizes"
import { expectCleanMarkup, headingLevels } from "../../../../support/expect-clean-markup"
import { filterTexts } from "../../../../support/filter-texts"
import { render } from "../../../../support/render"
import { renderPage } from "../../../../support/render-page"
import { filterable, tabServices } from "../../../../support/study-index"
import { removeViewTransitions, stubViewTransitions } from "../../../../support/view-transitions"
import { study } from "../../sections/project-fixture"

const listed = ["First", "Second", "Third"].map((name) => study(name))

const limit = 24

/** Show a page of a list. The page has the data of all case studies, or only of its own. */
const show = (total: number, { page = 1, hasAll = true } = {}) => {
  const { studies: all, technologies, industries } = filterable(total)
  const skip = (page - 1) * limit
  const nodes = hasAll ? all : all.slice(skip, skip + limit)
  return renderPage(
    CaseStudiesPage,
    {
      listPage: null,
      caseStudyFilterTexts: filterTexts,
      allCaseStudy: { nodes, totalCount: total },
      tabs: { nodes: tabServices },
      technologies: { nodes: technologies },
      industries: { nodes: [...industries, { value: "mines", label: "Mines" }] },
      used: { distinct: ["ports", "schools"] },
    },
    { page, pageCount: Math.max(1, Math.ceil(total / limit)), skip, limit },
  )
}

const open = async (address: string, options = {}) => {
  window.history.replaceState(null, "", address)
  const view = show(60, options)
  await screen.findByRole("tablist")
  return view
}

it("has links to the industries without JavaScript only: with it, a filter has them", () => {
  show(3)
  const industries = { name: filterTexts.industries }
  expect(screen.queryByRole("navigation", industries)).toBeNull()

  delete document.documentElement.dataset.scripts
  const links = within(screen.getByRole("navigation", industries)).getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Ports and harbours", "/case-studies/industry/ports/"],
    ["Schools", "/case-studies/industry/schools/"],
  ])
})

const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  global.fetch = jest.fn(async () => ({ ok: false, status: 503 }) as Response)
  document.documentElement.dataset.scripts = ""
  Element.prototype.scrollIntoView = jest.fn()
})

afterEach(() => {
  delete document.documentElement.dataset.scripts
})

it.each([0, 1, 2, 14])(
  "shows the first and the last full-screen with detailed cards between them: %i",
  (count) => {
    const { container } = show(count)
    expect(headingLevels(container)).toEqual([1, ...Array(count).fill(2)])
    const ends = [...new Set([1, count])].filter((place) => count > 0 && place > 0)
    expect(screen.queryAllByRole("group").map((tags) => tags.getAttribute("aria-label"))).toEqual(
      ends.map((place) => `Tags of Study ${place - 1}`),
    )
    expect(screen.queryAllByText(/^[A-Z][a-z]+ 20\d\d$/)).toHaveLength(count - ends.length)
    expectCleanMarkup(container)
  },
)

it("requests an image as wide as the row for an odd last study", () => {
  const sizes = () => screen.getAllByRole("img").map((image) => image.getAttribute("sizes"))
  const projects = listed.map((one) => toProject(one, "thumbnail"))
  const { rerender } = render(<StudyCards projects={projects} />)
  expect(sizes()).toEqual([halfSizes, halfSizes, containerSizes])
  rerender(<StudyCards projects={projects.slice(0, 2)} />)
  expect(sizes()).toEqual([halfSizes, halfSizes])
})

it("moves the cards that stay in the list to their new places", async () => {
  await open("/case-studies/?tag=half-0")
  await screen.findByRole("navigation", { name: `${filterTexts.results}, pages` })
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
  await open("/case-studies/?tag=half-0&technology=go")
  const chosen = within(await screen.findByRole("list", { name: filterTexts.selected }))
  await userEvent.click(await chosen.findByRole("button", { name: "Leave out Half 0 again" }))
  expect(window.location.search).toBe("?technology=go")
  expect(chosen.queryByRole("button", { name: "Leave out Half 0 again" })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: /^Filter it/ })).toHaveFocus()
})

it("has pages of at most 24 results", async () => {
  await open("/case-studies/?tag=half-0")
  const way = await screen.findByRole("navigation", { name: `${filterTexts.results}, pages` })
  expect(names()).toHaveLength(24)
  const second = within(way).getByRole("link", { name: "Page 2" })
  expect(second).toHaveAttribute("href", "/case-studies/?tag=half-0&page=2")
  await userEvent.click(second)
  expect(window.location.search).toBe("?tag=half-0&page=2")
  expect(names()).toHaveLength(6)
  expect(screen.getByRole("tabpanel")).toHaveFocus()
})

it("has pages of results on a site with a path prefix", async () => {
  const place = globalThis as { __BASE_PATH__?: string }
  place.__BASE_PATH__ = "/studio"
  await open("/studio/case-studies/?tag=half-0")
  const way = await screen.findByRole("navigation", { name: `${filterTexts.results}, pages` })
  expect(within(way).getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "href",
    "/studio/case-studies/?tag=half-0&page=2",
  )
  place.__BASE_PATH__ = ""
})

describe("a long list", () => {
  const { studies } = filterable(60)
  it("loads all case studies once they are filtered, again after a failure", async () => {
    await open("/case-studies/?tag=nowhere", { hasAll: false })
    expect(await screen.findByRole("alert")).toHaveTextContent(filterTexts.failed)
    expect(names()).toHaveLength(24)
    expect(screen.getByRole("status")).toHaveTextContent("60 projects")
    jest.mocked(fetch).mockResolvedValue({ ok: true, json: async () => studies } as unknown as Response)
    await userEvent.click(screen.getByRole("button", { name: filterTexts.retry }))
    expect(await screen.findByRole("heading", { name: filterTexts.none.title })).toBeVisible()
    expect(screen.getByRole("status")).toHaveTextContent("0 of 60 projects")
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(fetch).toHaveBeenCalledWith("/data/case-studies.json")
  })
})
