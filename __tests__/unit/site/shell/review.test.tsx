import { render, screen } from "@testing-library/react"
import { Review } from "../../../../src/site/shell/develop/review"

const source = { file: "content/insights/boats/index.mdx", draft: false }

afterEach(() => {
  delete process.env.REVIEW
})

describe("the banner", () => {
  it("is not on a published document in development, but on every page of a preview", () => {
    const { rerender } = render(<Review part="banner" source={source} />)
    expect(screen.queryByRole("note")).not.toBeInTheDocument()
    process.env.REVIEW = "preview"
    rerender(<Review part="banner" />)
    expect(screen.getByRole("note")).toHaveTextContent(/^Preview\./)
  })
})

describe("the source of a document", () => {
  it("has its file and where to edit it", () => {
    render(
      <Review
        part="source"
        source={{
          ...source,
          editUrl: "https://github.com/agency/site/edit/boats/a.mdx",
        }}
      />,
    )
    const facts = screen.getByRole("complementary", { name: "Source of this page" })
    expect(facts).toHaveTextContent(`Edit this page${source.file}`)
    expect(screen.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
      "href",
      "https://github.com/agency/site/edit/boats/a.mdx",
    )
  })

  it("has no link if it is not known, and pages without a document have none", () => {
    const { container, rerender } = render(<Review part="source" source={source} />)
    expect(container).toHaveTextContent(new RegExp(`^${source.file}$`))
    rerender(<Review part="source" />)
    expect(container).toBeEmptyDOMElement()
  })
})
