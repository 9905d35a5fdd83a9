import { screen, within } from "@testing-library/react"
import { Pagination, type PaginationProps } from "../../../../src/site/collections/case-studies/pagination"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { imageData } from "../../../support/image-data"
import { render } from "../../../support/render"
import { texts } from "../../../support/texts"

const next: NonNullable<PaginationProps["next"]> = {
  name: "Harbour Ledger",
  path: "/case-studies/harbour-ledger/",
  desc: "One book for every berth.",
  hero: {
    background: "#082F36",
    backgroundDark: "#082F36",
    title: { color: "#FEFEFE" },
    description: { color: "#D6E8EA" },
    breadcrumb: { currentColor: "#4FDB88" },
    tags: { backgroundColor: "#11505A" },
  },
}
const previous = { name: "Quay", path: "/case-studies/quay/", desc: "A quay." }

describe("Pagination of case studies", () => {
  it("is a band in the colours of the next case study, with its image and a link to the previous one", () => {
    const { container } = render(
      <Pagination
        label="More case studies"
        previous={previous}
        next={next}
        cover={imageData("cover", 2400, 1500)}
      />,
    )
    const band = screen.getByRole("navigation", { name: "More case studies" })
    expect(band).toHaveStyle({ background: "#082F36", color: "#FEFEFE" })
    expect(getComputedStyle(band).getPropertyValue("--focus").trim()).toBe("#4FDB88")
    expect(getComputedStyle(band).getPropertyValue("--description-color").trim()).toBe("#D6E8EA")
    const link = within(band).getByRole("link", {
      name: new RegExp(`^${texts.pagination.next}\\s*Harbour Ledger\\s*One book`),
    })
    expect(link).toHaveAttribute("href", next.path)
    expect(within(link).getByText(next.desc)).toHaveStyle({ color: "var(--description-color)" })
    expect(band.querySelector("img")).toHaveAttribute("alt", "")
    expect(within(band).getByRole("link", { name: `${texts.pagination.previous}: Quay` })).toHaveAttribute(
      "rel",
      "prev",
    )
    expectCleanMarkup(container)
  })

  it("needs no image, and names a page once that is both the previous and the next", () => {
    const { rerender, container } = render(<Pagination label="More" previous={next} next={next} />)
    expect(screen.getByRole("link")).toHaveAttribute("rel", "next")
    expect(container.querySelector("img")).toBeNull()
    rerender(<Pagination label="More" />)
    expect(container).toBeEmptyDOMElement()
  })
})
