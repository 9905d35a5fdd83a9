import { render, screen, within } from "@testing-library/react"
import { DocumentPagination } from "../../../src/components/document-pagination"
import { Pagination, shownPages } from "../../../src/components/pagination"
import { pagePath } from "../../../src/lib/page-path"
import { expectCleanMarkup } from "../../support/expect-clean-markup"

describe("Pagination", () => {
  it("names the current page and links to the others", () => {
    const { container } = render(
      <Pagination page={2} pageCount={3} path="/case-studies/" label="Case studies" />,
    )
    const nav = within(screen.getByRole("navigation", { name: "Case studies, pages" }))
    expect(nav.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page")
    expect(nav.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/case-studies/")
    expect(nav.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "/case-studies/page/3/")
    expect(nav.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/case-studies/")
    expect(nav.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/case-studies/page/3/")
    expectCleanMarkup(container)
  })

  it("uses the given addresses", () => {
    const address = (page: number) => `/x/?page=${page}`
    render(<Pagination page={1} pageCount={2} path="/x/" label="X" address={address} />)
    expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/x/?page=2")
    expect(screen.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/x/?page=1")
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
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [21, 42, [1, null, 20, 21, 22, null, 42]],
    [42, 42, [1, null, 41, 42]],
  ])("lists for page %i of %i: %j", (page, pageCount, expected) => {
    expect(shownPages(page, pageCount)).toEqual(expected)
  })

  it("has the first page at the list's path", () => {
    expect(pagePath("/case-studies/", 1)).toBe("/case-studies/")
    expect(pagePath("/case-studies/", 2)).toBe("/case-studies/page/2/")
  })
})

describe("DocumentPagination", () => {
  const nimble = { name: "Nimble", path: "/case-studies/nimble/", desc: "A task board." }

  it("links to the previous and the next document", () => {
    const { container } = render(
      <DocumentPagination
        label="More case studies"
        previous={nimble}
        next={{ ...nimble, name: "Fooq", path: "/f/" }}
      />,
    )
    const nav = within(screen.getByRole("navigation", { name: "More case studies" }))
    expect(nav.getByRole("link", { name: /^Previous\s*Nimble\s*A task board\.$/ })).toHaveAttribute(
      "rel",
      "prev",
    )
    expect(nav.getByRole("link", { name: /^Next\s*Fooq/ })).toHaveAttribute("href", "/f/")
    expectCleanMarkup(container)
  })

  it("shows one link at an end, and renders nothing without neighbours", () => {
    const { rerender, container } = render(<DocumentPagination label="More" next={nimble} previous={null} />)
    expect(screen.getAllByRole("link")).toHaveLength(1)
    rerender(<DocumentPagination label="More" />)
    expect(container).toBeEmptyDOMElement()
  })
})
