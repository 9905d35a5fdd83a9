import { screen } from "@testing-library/react"
import { DocumentList } from "../../../../src/site/collections/document-list"
import InsightsPage from "../../../../src/site/collections/insights/list"
import ServicesPage from "../../../../src/site/collections/services/list"
import TechnologiesPage from "../../../../src/site/collections/technologies/list"
import { listName } from "../../../../src/site/router/routes"
import { fillText } from "../../../../src/util/fill-text"
import { expectCleanMarkup, headingLevels } from "../../../support/expect-clean-markup"
import { imageFile } from "../../../support/image-data"
import { render } from "../../../support/render"
import { renderPage } from "../../../support/render-page"
import { texts } from "../../../support/texts"

const listTexts = { heading: "{way|ways} to work", lead: "Better {count} than eighty.", description: null }

describe("ServicesPage", () => {
  it("shows each service as an image card with another link in a new tab", () => {
    const services = ["Mobile application", "Web development"].map((name, index) => ({
      name,
      path: `/services/${index}/`,
      desc: `About ${name}.`,
      hero: { thumbnail: index === 0 ? { alt: "A phone", image: imageFile("hero"), imageDark: null } : null },
    }))
    const { container } = renderPage(ServicesPage, { listPage: listTexts, allService: { nodes: services } })
    expect(headingLevels(container)).toEqual([1, 2, 2])
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Two ways to work")
    expect(screen.getByText("Better two than eighty.")).toBeVisible()
    expect(screen.getByRole("link", { name: "Web development" })).toHaveAttribute("href", "/services/1/")
    const newTab = screen.getByRole("link", { name: "Web development, opens in a new tab" })
    for (const [name, value] of Object.entries({ href: "/services/1/", target: "_blank", rel: "noopener" }))
      expect(newTab).toHaveAttribute(name, value)
    expect(screen.queryByRole("button", { name: /^Open preview/ })).toBeNull()
    expectCleanMarkup(container)
  })
})

describe("TechnologiesPage", () => {
  it("shows tiles with a decorative logo, name and summary", () => {
    const technologies = ["Swift", "React", "Go"].map((name) => ({
      name,
      path: `/technologies/${name.toLowerCase()}/`,
      desc: `About ${name}.`,
      mark: { publicURL: name === "Go" ? null : `/static/${name}.svg` },
    }))
    const { container } = renderPage(TechnologiesPage, {
      listPage: listTexts,
      allTechnology: { nodes: technologies },
    })
    expect(screen.getByRole("link", { name: "Go" })).toHaveAttribute("href", "/technologies/go/")
    expect(container.querySelectorAll("img[loading=lazy]")).toHaveLength(2)
    expect(container.querySelector("img")).toHaveAttribute("width", "60")
    expectCleanMarkup(container)
  })
})

describe("InsightsPage", () => {
  const insight = (name: string): Queries.InsightsPageQuery["allInsight"]["nodes"][number] => ({
    name,
    path: `/insights/${name}/`,
    date: "2026-05-08",
    readingTime: 6,
    thumbnail: imageFile(name),
    thumbnailDark: name === "a" ? imageFile("a-dark") : null,
  })

  it("shows the newest large and the others as rows, each with day and reading time", () => {
    const { container } = renderPage(InsightsPage, {
      listPage: listTexts,
      allInsight: { nodes: ["a", "b", "c"].map(insight) },
    })
    expect(headingLevels(container)).toEqual([1, 2, 2, 2])
    expect(container.querySelectorAll("ul > li")).toHaveLength(2)
    expect(container.querySelectorAll("[data-dark] img")).toHaveLength(1)
    expect(screen.getAllByText(`, ${fillText(texts.articles.readingTime, { minutes: 6 })}`)).toHaveLength(3)
    expect(screen.getAllByText("8 May 2026")[0]).toHaveAttribute("datetime", "2026-05-08")
    expect(screen.getByRole("link", { name: "a" })).toHaveAttribute("href", "/insights/a/")
    expectCleanMarkup(container)
  })

  it("renders a single article, and none", () => {
    const { container, unmount } = renderPage(InsightsPage, {
      listPage: listTexts,
      allInsight: { nodes: [insight("a")] },
    })
    expect(headingLevels(container)).toEqual([1, 2])
    expect(container.querySelector("ul")).toBeNull()
    unmount()
    renderPage(InsightsPage, { listPage: listTexts, allInsight: { nodes: [] } })
    expect(screen.getAllByRole("heading")).toHaveLength(1)
  })
})

describe("DocumentList", () => {
  const documents = [{ name: "Privacy", path: "/policies/privacy/", desc: "What we store." }]
  const show = (texts: Queries.ListTextsFragment | null) =>
    render(
      <DocumentList
        path="/policies/"
        texts={texts}
        documents={documents}
        count={25}
        page={2}
        pageCount={2}
      />,
    )

  it("has the texts of its list, with the number of all documents", () => {
    const { container } = show(listTexts)
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("25 ways to work")
    expect(screen.getByText("Better 25 than eighty.")).toBeVisible()
    expectCleanMarkup(container)
  })

  it("has the name of the list without texts", () => {
    show(null)
    const name = listName("/policies/") ?? ""
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(name)
    const pages = fillText(texts.pagination.name, { list: name })
    expect(screen.getByRole("navigation", { name: pages })).toBeVisible()
    expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/policies/privacy/")
  })
})
