import { screen, within } from "@testing-library/react"
import { Pagination, shownPages } from "../../../../src/site/ui/layout/pagination"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { render } from "../../../support/render"

describe("Pagination", () => {
  it("names the current page and links to the others", () => {
    const { container } = render(
      <Pagination page={2} pageCount={3} path="/case-studies/" label="Case studies" />,
    )
    const nav = within(screen.getByRole("navigation", { name: "Case studies, pages" }))
    expect(nav.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page")
    expect(
      nav.getAllByRole("link").map((link) => `${link.textContent} ${link.getAttribute("href")}`),
    ).toEqual([
      "Previous page /case-studies/",
      "Page 1 /case-studies/",
      "Page 2 /case-studies/page/2/",
      "Page 3 /case-studies/page/3/",
      "Next page /case-studies/page/3/",
    ])
    expectCleanMarkup(container)
  })

  it("has no previous link on the first page, no next link on the last, and renders nothing for one page", () => {
    const { rerender, container } = render(<Pagination page={1} pageCount={2} path="/x/" label="X" />)
    expect(screen.queryByRole("link", { name: "Previous page" })).toBeNull()
    rerender(<Pagination page={2} pageCount={2} path="/x/" label="X" />)
    expect(screen.queryByRole("link", { name: "Next page" })).toBeNull()
    rerender(<Pagination page={1} pageCount={1} path="/x/" label="X" />)
    expect(container).toBeEmptyDOMElement()
  })

  it.each([
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [21, 42, [1, null, 20, 21, 22, null, 42]],
    [42, 42, [1, null, 41, 42]],
  ])("lists for page %i of %i: %j", (page, pageCount, expected) => {
    expect(shownPages(page, pageCount)).toEqual(expected)
  })
})
