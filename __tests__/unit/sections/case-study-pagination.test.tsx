import { screen, within } from "@testing-library/react"
import { Pagination, type PaginationProps } from "../../../src/collections/case-studies/pagination"
import { expectCleanMarkup } from "../../support/expect-clean-markup"
import { imageFile } from "../../support/image-data"
import { render } from "../../support/render"
import { texts } from "../../support/texts"

const next: NonNullable<PaginationProps["next"]> = {
  name: "Harbour Ledger",
  path: "/case-studies/harbour-ledger/",
  desc: "One book for every berth.",
  hero: {
    background: "#082F36",
    title: { color: "#FEFEFE" },
    description: { color: "#D6E8EA" },
    breadcrumb: { currentColor: "#4FDB88" },
    tags: { backgroundColor: "#11505A" },
    thumbnail: { image: imageFile("cover", 2400, 1500) },
  },
}
const previous = { name: "Quay", path: "/case-studies/quay/", desc: "A quay." }

describe("Pagination of case studies", () => {
  it("has one link to the next case study, in that study's colours", () => {
    const { container } = render(<Pagination label="More case studies" previous={previous} next={next} />)
    const nav = within(screen.getByRole("navigation", { name: "More case studies" }))
    const link = nav.getByRole("link", {
      name: new RegExp(`^${texts.pagination.next}\\s*Harbour Ledger\\s*One book`),
    })
    expect(link).toHaveAttribute("href", next.path)
    expect(link).toHaveStyle({ background: "#082F36", color: "#FEFEFE" })
    expect(getComputedStyle(link).getPropertyValue("--focus").trim()).toBe("#4FDB88")
    expect(within(link).getByText(next.desc)).toHaveStyle({ color: "var(--description-color)" })
    expect(getComputedStyle(link).getPropertyValue("--description-color").trim()).toBe("#D6E8EA")
    expect(link.querySelector("img")).toHaveAttribute("alt", "")
    expect(nav.getByRole("link", { name: `${texts.pagination.previous}: Quay` })).toHaveAttribute(
      "rel",
      "prev",
    )
    expectCleanMarkup(container)
  })

  it("needs no cover, and only shows what there is", () => {
    const { rerender, container } = render(
      <Pagination label="More" next={{ ...next, hero: { ...next.hero, thumbnail: null } }} />,
    )
    expect(screen.getAllByRole("link")).toHaveLength(1)
    expect(container.querySelector("img")).toBeNull()
    rerender(<Pagination label="More" previous={previous} />)
    expect(screen.getByRole("link")).toHaveAttribute("rel", "prev")
  })
})
