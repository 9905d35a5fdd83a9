import { screen } from "@testing-library/react"
import { OnThisPageStrip } from "../../../../src/site/ui/layout/on-this-page-strip"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { render } from "../../../support/render"

const headings = [
  { id: "brief", title: "The brief", depth: 2 },
  { id: "people", title: "Two kinds of people", depth: 3 },
  { id: "results", title: "Results", depth: 2 },
]

// How it follows the scroll position is tested in e2e/document.spec.ts.
describe("On this page", () => {
  it("lists only sections in the strip", () => {
    const { container } = render(<OnThisPageStrip headings={headings} />)
    expect(screen.getByRole("navigation", { name: "On this page" })).toBeVisible()
    const links = screen.getAllByRole("link").map(({ textContent }) => textContent)
    expect(links).toEqual(["The brief", "Results"])
    expectCleanMarkup(container)
  })

  it("renders nothing for fewer than two headings", () => {
    const { container } = render(<OnThisPageStrip headings={headings.slice(0, 2)} />)
    expect(container).toBeEmptyDOMElement()
  })
})
