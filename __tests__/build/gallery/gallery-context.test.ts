import type { CreatePagesArgs } from "gatsby"
import { documentFiles } from "../../../src/content-model/content-files"
import { collections, dataFiles } from "../../../src/content-model/model"
import { galleryContext } from "../../../src/gatsby/gallery-context"

// In develop it is read anew in the background, by workers.
jest.mock("../../../src/gatsby/content-problems", () => ({
  refreshContentProblems: async () => undefined,
  tellDocumentPages: () => undefined,
}))

const root = process.cwd()

const realDocuments = async () => {
  const files = await documentFiles(root)
  return galleryContext(root, async ({ directory }) =>
    files
      .filter(({ collection }) => collection.directory === directory)
      .map(({ slug }) => ({ name: slug, slug, path: `/${directory}/${slug}/` })),
  )
}

describe("what the gallery is told", () => {
  it("has every section of every collection, with what real documents write for it", async () => {
    const { collections: told } = await realDocuments()
    expect(told.map(({ type, sections }) => [type, sections.map(({ name }) => name)])).toEqual(
      collections.map(({ type, sections }) => [type, [...sections]]),
    )
    for (const { sections, documents } of told) {
      for (const { name, description, fields } of sections) {
        expect(description).not.toBe("")
        const elements = documents.flatMap(({ elements: written }) => written[name] ?? [])
        for (const element of elements) expect(element).toMatch(new RegExp(`^<${name}\\b[^<]*/>$`))
        for (const field of fields.slice(0, 1)) {
          const written = documents.flatMap(({ frontmatter }) => frontmatter[field] ?? [])
          // Two sections read what the house has written where no document has.
          if (!["process", "caseStudies"].includes(field))
            expect(written[0]).toMatch(new RegExp(`^${field}:`))
        }
      }
    }
  })

  it("has nothing of a document that has just been deleted", async () => {
    const deleted = { name: "Gone", slug: "gone", path: "/services/gone/" }
    const { collections: told } = await galleryContext(root, async ({ directory }) =>
      directory === "services" ? [deleted] : [],
    )
    expect(told.flatMap(({ documents }) => documents)).toEqual([
      { name: "Gone", path: "/services/gone/", frontmatter: {}, elements: {} },
    ])
  })

  it("has a field with everything below it, and nothing of the next", async () => {
    const { collections: told } = await realDocuments()
    const nimble = told[0]?.documents.find(({ name }) => name === "nimble")
    expect(nimble?.frontmatter.challenges).toMatch(/^challenges:\n {2}- /)
    expect(nimble?.frontmatter.challenges).not.toMatch(/\n\S/)
    expect(nimble?.elements.Hero).toBe("<Hero />")
  })

  it("has how every data file begins, and the text with all of Markdown", async () => {
    const { dataFiles: told, markdown } = await realDocuments()
    expect(Object.keys(told)).toEqual(dataFiles.map(({ file }) => file))
    expect(told["partners.yaml"]).toBe(
      "- id: northwind-cloud\n  name: Northwind Cloud\n  logo: ./partners/northwind-cloud.svg",
    )
    const tree = JSON.stringify(markdown.tree)
    for (const element of ["h2", "h3", "h4", "a", "table", "th", "td", "pre", "code", "blockquote", "Figure"])
      expect(tree).toContain(`["${element}"`)
  })
})

describe("the page", () => {
  const pagesOf = async (environment: string) => {
    const before = process.env.NODE_ENV
    Object.assign(process.env, { NODE_ENV: environment })
    try {
      let createPages: typeof import("../../../src/gatsby/create-pages").createPages
      jest.isolateModules(() => {
        createPages = require("../../../src/gatsby/create-pages").createPages
      })
      const made: string[] = []
      const args = {
        graphql: async () => ({
          data: { list: { nodes: [], totalCount: 0 }, siteSettings: null, allContentPage: { nodes: [] } },
        }),
        getNodesByType: () => [],
        actions: { createPage: ({ path }: { path: string }) => made.push(path) },
        reporter: { panicOnBuild: () => undefined, warn: () => undefined, info: () => undefined },
      } as unknown as CreatePagesArgs
      await (createPages as unknown as (args: CreatePagesArgs) => Promise<void>)(args)
      return made
    } finally {
      Object.assign(process.env, { NODE_ENV: before })
    }
  }

  it("is made in develop", async () => {
    expect(await pagesOf("development")).toContain("/gallery/")
  })

  it("is not made in a build", async () => {
    expect(await pagesOf("production")).toEqual(["/case-studies/"])
  })
})
