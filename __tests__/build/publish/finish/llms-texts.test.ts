import { llmsTexts } from "../../../../src/publish/finish/llms-texts"
import { markdown } from "../../../../src/publish/finish/markdown"
import { siteOf } from "../../../support/built-site"
import { removeFolders } from "../../../support/folders"

afterEach(removeFolders)

const pageWith = (text: string) => `<html><body><main><h1>${text}</h1></main></body></html>`

it("lists the Markdown of documents by collection, and has their whole text", async () => {
  const site = siteOf(
    {
      "index.html": pageWith("Welcome"),
      "services/design/index.html": pageWith("Design"),
      "services/index.html": pageWith("Services"),
    },
    { page: { name: "Name", description: "What it says.", document: {} } },
  )
  const pages = site.pages.map((page) =>
    page.path === "/services/" ? { ...page, document: undefined } : page,
  )
  await site.run(markdown)
  await llmsTexts.site?.({
    ...site,
    pages: [...pages, { ...pages[0], path: "/hidden/", noindex: true } as never],
  })
  expect(site.read("llms.txt")).toBe(`# Mosslight

> A studio.

## Services

- [Name](https://mosslight.example/services/design.md): What it says.

## Pages

- [Name](https://mosslight.example/index.md): What it says.
`)
  const full = site.read("llms-full.txt")
  expect(full).toContain("# Welcome")
  expect(full).toContain("# Design")
  expect(full).not.toContain("# Services")
})
