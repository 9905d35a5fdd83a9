import { screen } from "@testing-library/react"
import { type HeroProps, Hero as InsightHero } from "../../../../src/site/collections/insights/hero"
import { Hero as ServiceHero } from "../../../../src/site/collections/services/hero"
import { Hero as TechnologyHero } from "../../../../src/site/collections/technologies/hero"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { imageFile } from "../../../support/image-data"
import { render } from "../../../support/render"

const breadcrumb = (index: string, name: string) => [
  { name: "Home", value: "/" },
  { name: index, value: `/${index.toLowerCase()}/` },
  { name, value: `/${index.toLowerCase()}/x/` },
]

describe("ServiceHero", () => {
  const hero = { title: "Apps people keep", description: "By one team.", thumbnail: null }

  it("works without an image", () => {
    const { container } = render(<ServiceHero hero={hero} breadcrumb={breadcrumb("Services", "Mobile")} />)
    expect(container.querySelector("img")).toBeNull()
    expectCleanMarkup(container)
  })
})

describe("TechnologyHero", () => {
  // Optional fields are left out: a new one needs no change here.
  const hero = { title: "Swift, natively", description: "Apple's own." }
  const technology = {
    ...{ mark: { publicURL: "/static/swift.svg" }, color: "#F05138", desc: "For iOS.", order: 1 },
    breadcrumb: breadcrumb("Technologies", "Swift"),
  }

  it("shows what was made with the technology, eagerly", () => {
    const artefact = { alt: "A ferry on a watch", image: imageFile("artefact") }
    const { container } = render(<TechnologyHero {...technology} hero={{ ...hero, artefact }} />)
    expect(screen.getByRole("img", { name: "A ferry on a watch" })).toHaveAttribute("loading", "eager")
    expect(screen.getAllByRole("img")).toHaveLength(1)
    expectCleanMarkup(container)
  })

  it("shows the logo in a panel of the technology's colour, without a style attribute", () => {
    const { container } = render(<TechnologyHero {...technology} hero={hero} />)
    const mark = container.querySelector("img")
    expect(mark).toHaveAttribute("alt", "")
    const panel = mark?.parentElement?.parentElement?.parentElement as Element
    expect(getComputedStyle(panel).getPropertyValue("--tint")).toBe("#F05138")
    expectCleanMarkup(container)
  })
})

describe("InsightHero", () => {
  const insight: Omit<HeroProps, "breadcrumb"> = {
    description: "Why a range is more honest.",
    caseStudies: [],
    name: "Why we quote a range",
    desc: "From 40% to 5%.",
    date: "2026-05-08",
    updated: "2026-09-01",
    readingTime: 6,
    author: {
      key: "elif-karaca",
      name: "Elif Karaca",
      position: "Managing partner",
      image: imageFile("elif"),
      imageDark: null,
    },
    thumbnail: imageFile("cover"),
    tags: ["Estimates", "Budget"],
    services: [{ name: "Software consulting", path: "/services/software-consulting/", desc: "Advice." }],
    technologies: [{ name: "Golang", path: "/technologies/go/", mark: { publicURL: null } }],
  }

  it("shows the date of an update only if there is one, and works without images", () => {
    const { container, rerender } = render(
      <InsightHero
        {...{ ...insight, updated: null, thumbnail: null, tags: [], services: [], technologies: [] }}
        breadcrumb={[]}
      />,
    )
    expect(container).not.toHaveTextContent("Updated")
    expect(container).not.toHaveTextContent(/Services|Technologies/)
    expect(screen.queryByRole("link")).toBeNull()
    rerender(<InsightHero {...insight} updated={insight.date} breadcrumb={[]} />)
    expect(container).not.toHaveTextContent("Updated")
    expectCleanMarkup(container)
  })
})
