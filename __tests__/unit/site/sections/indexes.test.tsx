import { screen } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { ComponentType } from "react"
import { DocumentItems, DocumentList, type ItemsProps } from "../../../../src/site/collections/document-list"
import { Items as InsightItems } from "../../../../src/site/collections/insights/items"
import { Items as ServiceItems } from "../../../../src/site/collections/services/items"
import { listName } from "../../../../src/site/router/routes"
import { fillText } from "../../../../src/util/fill-text"
import { expectCleanMarkup, headingLevels } from "../../../support/expect-clean-markup"
import { imageFile } from "../../../support/image-data"
import { render } from "../../../support/render"
import { texts } from "../../../support/texts"
import { shellQuery } from "../shell/site"

const listTexts = { heading: "{way|ways} to work", lead: "Better {count} than eighty.", description: null }

const showList = <Document,>(
  Items: ComponentType<ItemsProps<Document>>,
  documents: readonly Document[],
  other: {
    path?: string
    texts?: Queries.ListTextsFragment | null
    count?: number
    page?: number
    pageCount?: number
  } = {},
) => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
  const { count: totalCount = documents.length, ...others } = other
  const props = { path: "/services/", texts: listTexts, Items, page: 1, pageCount: 1, ...others }
  return render(<DocumentList list={{ nodes: documents, totalCount }} {...props} />)
}

describe("ServiceItems", () => {
  it("shows each service as an image card with another link in a new tab", () => {
    const services = ["Mobile application", "Web development"].map((name, index) => ({
      name,
      path: `/services/${index}/`,
      desc: `About ${name}.`,
      hero: { thumbnail: index === 0 ? { alt: "A phone", image: imageFile("hero"), imageDark: null } : null },
    }))
    const { container } = showList(ServiceItems, services)
    expect(headingLevels(container)).toEqual([1, 2, 2])
    expect(screen.getByRole("link", { name: "Web development" })).toHaveAttribute("href", "/services/1/")
    const newTab = screen.getByRole("link", { name: "Web development, opens in a new tab" })
    for (const [name, value] of Object.entries({ href: "/services/1/", target: "_blank", rel: "noopener" }))
      expect(newTab).toHaveAttribute(name, value)
    expect(screen.queryByRole("button", { name: /^Open preview/ })).toBeNull()
    expectCleanMarkup(container)
  })
})

describe("InsightItems", () => {
  const insight = (name: string): Queries.InsightItemFragment => ({
    name,
    path: `/insights/${name}/`,
    date: "2026-05-08",
    readingTime: 6,
    thumbnail: imageFile(name),
    thumbnailDark: name === "a" ? imageFile("a-dark") : null,
  })

  it("shows the newest large and the others as rows, each with its reading time", () => {
    const { container, unmount } = showList(InsightItems, ["a", "b", "c"].map(insight))
    expect(headingLevels(container)).toEqual([1, 2, 2, 2])
    expect(container.querySelectorAll("ul > li")).toHaveLength(2)
    expect(container.querySelectorAll("[data-dark] img")).toHaveLength(1)
    expect(screen.getAllByText(`, ${fillText(texts.articles.readingTime, { minutes: 6 })}`)).toHaveLength(3)
    expectCleanMarkup(container)
    unmount()
    expect(showList(InsightItems, [insight("a")]).container.querySelector("ul")).toBeNull()
    expect(showList(InsightItems, []).container.querySelector("h2")).toBeNull()
  })
})

describe("DocumentList", () => {
  const documents = [{ name: "Privacy", path: "/policies/privacy/", desc: "What we store." }]
  const show = (texts: Queries.ListTextsFragment | null) =>
    showList(DocumentItems, documents, { path: "/policies/", texts, count: 25, page: 2, pageCount: 2 })

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
