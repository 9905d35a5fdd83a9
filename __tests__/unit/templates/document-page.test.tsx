import { render, screen } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { section } from "../../../src/mdx/section-registry"
import { DocumentPage } from "../../../src/templates/document-page"
import { shellQuery } from "../shell/site"

const renderPage = (draft: boolean) => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
  const document = {
    name: "Nimble",
    path: "/case-studies/nimble/",
    description: "A board.",
    draft,
    body: [["Hero", null]] as never,
    tableOfContents: [],
    bodyImages: [],
    bodyFiles: [],
  }
  return render(
    <DocumentPage
      document={document}
      sections={{
        Hero: section("own", () => <h1>Nimble</h1>, []),
      }}
      pathname="/case-studies/nimble/"
      heading={["name"]}
      article={false}
      paginationLabel="More case studies"
      previous={null}
      next={null}
    />,
  )
}

it("marks a draft as not published", async () => {
  renderPage(true)
  const note = await screen.findByRole("note")
  expect(note).toHaveTextContent(/^Draft\./)
  const heading = screen.getByRole("heading", { level: 1 })
  expect(note.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it("does not mark a published document", async () => {
  renderPage(false)
  await screen.findByRole("heading", { level: 1 })
  expect(screen.queryByRole("note")).not.toBeInTheDocument()
})
