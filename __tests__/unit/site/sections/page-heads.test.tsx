import { screen, within } from "@testing-library/react"
import { type HeroProps, Hero as InsightHero } from "../../../../src/site/collections/insights/hero"
import { Hero as ServiceHero } from "../../../../src/site/collections/services/hero"
import { Hero as TechnologyHero } from "../../../../src/site/collections/technologies/hero"
import { fillText } from "../../../../src/util/fill-text"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { imageFile } from "../../../support/image-data"
import { render } from "../../../support/render"
import { texts } from "../../../support/texts"

const breadcrumb = (index: string, name: string) => [
  { name: "Home", value: "/" },
  { name: index, value: `/${index.toLowerCase()}/` },
  { name, value: `/${index.toLowerCase()}/x/` },
]

const expectHead = (title: string) => {
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible()
  expect(screen.getAllByRole("heading")).toHaveLength(1)
  const way = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
  expect(way.getAllByRole("link")).toHaveLength(2)
}

describe("ServiceHero", () => {
  const hero = { title: "Apps people keep", description: "By one team.", thumbnail: null }

  it("shows breadcrumb, title, description, a link to the estimate and the eager image", () => {
    const { container } = render(
      <ServiceHero
        hero={{ ...hero, thumbnail: { alt: "Three layers", image: imageFile("hero"), imageDark: null } }}
        breadcrumb={breadcrumb("Services", "Mobile application")}
      />,
    )
    expectHead("Apps people keep")
    expect(screen.getByText("By one team.")).toBeVisible()
    expect(screen.getByRole("link", { name: "Get an estimate" })).toHaveAttribute("href", "/estimate/")
    expect(screen.getByRole("img", { name: "Three layers" })).toHaveAttribute("loading", "eager")
    expectCleanMarkup(container)
  })

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
    expectHead("Swift, natively")
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

  it("shows title, summary, author, dates, reading time and a decorative image", () => {
    const { container } = render(
      <InsightHero {...insight} breadcrumb={breadcrumb("Insights", insight.name)} />,
    )
    expectHead("Why we quote a range")
    expect(screen.getByText("Elif Karaca")).toBeVisible()
    expect(screen.getByText("Managing partner")).toBeVisible()
    expect(screen.getByText("8 May 2026")).toHaveAttribute("datetime", "2026-05-08")
    expect(screen.getByText("1 September 2026").parentElement).toHaveTextContent("Updated 1 September 2026")
    expect(screen.getByText(fillText(texts.articles.readingTime, { minutes: 6 }))).toBeVisible()
    expect(screen.getByText("Estimates").closest("ul")).toHaveTextContent("EstimatesBudget")
    expect(screen.getByText("Services")).toBeVisible()
    expect(screen.getByRole("link", { name: "Software consulting" })).toHaveAttribute(
      "href",
      "/services/software-consulting/",
    )
    expect(screen.getByRole("link", { name: "Golang" })).toHaveAttribute("href", "/technologies/go/")
    for (const image of container.querySelectorAll("img")) expect(image).toHaveAttribute("alt", "")
    expectCleanMarkup(container)
  })

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
