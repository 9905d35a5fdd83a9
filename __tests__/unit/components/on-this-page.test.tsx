import { act, render, screen } from "@testing-library/react"
import { OnThisPageStrip } from "../../../src/components/on-this-page-strip"
import { expectCleanMarkup } from "../../support/expect-clean-markup"
import { MockIntersectionObserver } from "../../support/intersection"

const headings = [
  { id: "brief", title: "The brief", depth: 2 },
  { id: "people", title: "Two kinds of people", depth: 3 },
  { id: "results", title: "Results", depth: 2 },
  { id: "team", title: "Team", depth: 2 },
]

/** Report the headings that are above the line. */
const report = (above: string[]) =>
  act(() => {
    for (const observer of MockIntersectionObserver.all)
      for (const heading of observer.observed) observer.notify(heading, above.includes(heading.id))
  })

const Page = () => (
  <>
    <OnThisPageStrip headings={headings} />
    {headings.map(({ id, title }) => (
      <h2 key={id} id={id}>
        {title}
      </h2>
    ))}
  </>
)

describe("On this page", () => {
  const Original = window.IntersectionObserver
  beforeEach(() => {
    window.IntersectionObserver = MockIntersectionObserver
  })
  afterEach(() => {
    window.IntersectionObserver = Original
  })

  it("lists only sections in the strip", () => {
    const { container } = render(<Page />)
    const nav = screen.getByRole("navigation", { name: "On this page" })
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "The brief",
      "Results",
      "Team",
    ])
    expect(nav).toBeVisible()
    expectCleanMarkup(container)
  })

  it("scrolls the list to the current link, never the page, and back to its start at the page's top", () => {
    render(<Page />)
    const list = screen.getByRole("list")
    Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
    for (const link of screen.getAllByRole("link"))
      Object.defineProperties(link, { offsetLeft: { value: 500 }, offsetWidth: { value: 100 } })
    report(["brief", "people", "results"])
    expect(list.scrollLeft).toBe(400)
    report([])
    expect(list.scrollLeft).toBe(0)
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it("renders nothing for fewer than two headings", () => {
    const { container } = render(<OnThisPageStrip headings={headings.slice(0, 2)} />)
    expect(container).toBeEmptyDOMElement()
  })
})
