/** What develop and previews add to every page. */
import { render, screen } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import type { wrapPageElement } from "../../../../src/site/shell/wrap-page-element"
import { shellQuery } from "./site"

type Args = Parameters<typeof wrapPageElement>[0]

const renderPage = async (draft: boolean) => {
  process.env.REVIEW = "develop"
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
  const { wrapPageElement: wrap } = await import("../../../../src/site/shell/wrap-page-element")
  const props = {
    location: { pathname: "/case-studies/nimble/" },
    pageContext: { source: { file: "content/case-studies/nimble/index.mdx", draft } },
  } as unknown as Args["props"]
  render(wrap({ element: <h1>Nimble</h1>, props }))
  return screen.findByRole("heading", { level: 1 })
}

it("marks a draft as not published, above its heading", async () => {
  const heading = await renderPage(true)
  const note = await screen.findByRole("note")
  expect(note).toHaveTextContent(/^Draft\./)
  expect(screen.getByRole("link", { name: "All drafts" })).toHaveAttribute("href", "/drafts/")
  expect(note.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it("does not mark a published document, and names its file below", async () => {
  const heading = await renderPage(false)
  const source = await screen.findByRole("complementary", { name: "Source of this page" })
  expect(source.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
  expect(screen.queryByRole("note")).not.toBeInTheDocument()
})
