import { readFileSync } from "node:fs"
import type { CreatePagesArgs } from "gatsby"
import { documentsIn } from "../../../src/content/check/content-entry"
import { splitDocument } from "../../../src/content/check/split-document"
import { readYaml } from "../../../src/content/check/yaml/read-yaml"
import { diskFiles } from "../../../src/content/engine/disk-files"
import type { Collection } from "../../../src/content/model/define-collection"
import { galleryContext } from "../../../src/gatsby/outputs/create-gallery"
import { collections, model } from "../../../src/site/collections/model"
import { textElements } from "../../../src/site/collections/text-elements"

// Tests do not write templates.
jest.mock("../../../src/gatsby/outputs/page-templates", () => ({
  documentTemplates: () => new Map(),
  listTemplate: () => "list.js",
}))

// In development, the content is checked in the background.
jest.mock("../../../src/gatsby/nodes/content-problems", () => ({
  refreshContentProblems: async () => undefined,
  recordDocumentPages: () => undefined,
}))

const root = process.cwd()

const realDocuments = async () => {
  const files = documentsIn(await diskFiles(root).list("content"), model)
  const documentsOf = ({ directory }: Collection) =>
    files
      .filter(({ collection }) => collection.directory === directory)
      .map(({ slug }) => ({ id: slug, name: slug, slug, path: `/${directory}/${slug}/` }))
  return galleryContext(root, new Map(collections.map((one) => [one, documentsOf(one)])))
}

describe("the context of the gallery", () => {
  it("has every section of every collection, with the source of real documents", async () => {
    const { collections: shown } = await realDocuments()
    expect(shown.map(({ type, sections }) => [type, sections.map(({ name }) => name)])).toEqual(
      collections.map(({ type, sections }) => [type, sections.map(({ name }) => name)]),
    )
    for (const { sections, documents } of shown)
      for (const { name, description } of sections) {
        expect(description).not.toBe("")
        const elements = documents.flatMap(({ elements: written }) => written[name] ?? [])
        for (const element of elements) expect(element).toMatch(new RegExp(`^<${name}\\b[^<]*/>$`))
      }
  })

  it("has every element of the text, with all that its example shows", async () => {
    const { textElements: shown } = await realDocuments()
    const source = shown.map((example) => example.source).join("\n")
    for (const { name } of textElements) expect(source).toContain(name === "CallOut" ? ":::" : `<${name}`)
    for (const { body, media } of shown) {
      expect(body).not.toEqual([])
      expect(JSON.stringify(body)).not.toContain('["Snippet",null]')
      for (const file of media.files) expect(file?.extension).toMatch(/^\w+$/)
    }
  })

  it("has no texts of a deleted document", async () => {
    const deleted = { id: "gone", name: "Gone", slug: "gone", path: "/services/gone/" }
    const [collection] = collections as [Collection]
    const { collections: shown } = await galleryContext(root, new Map([[collection, [deleted]]]))
    expect(shown.flatMap(({ documents }) => documents)).toEqual([
      { name: "Gone", path: "/services/gone/", frontmatter: {}, elements: {} },
    ])
  })

  it("has only the nested lines of each field", async () => {
    const { collections: shown } = await realDocuments()
    const [study] = shown.find(({ type }) => type === "CaseStudy")?.documents ?? []
    const file = `content/case-studies/${study?.name}/index.mdx`
    const whole = readYaml(splitDocument(readFileSync(file, "utf8")).frontmatter ?? "").data as object
    const fields = Object.entries(study?.frontmatter ?? {})
    expect(Object.assign({}, ...fields.map(([, text]) => readYaml(text).data))).toEqual(whole)
    for (const [field, text] of fields) expect(Object.keys(readYaml(text).data as object)).toEqual([field])
    expect(study?.elements.Hero).toMatch(/^<Hero\b[^<]*\/>$/)
  })
})

describe("the page", () => {
  const pagesOf = async (environment: string) => {
    const before = process.env.NODE_ENV
    Object.assign(process.env, { NODE_ENV: environment })
    try {
      let createPages: typeof import("../../../src/gatsby/hooks/create-pages").createPages
      jest.isolateModules(() => {
        createPages = require("../../../src/gatsby/hooks/create-pages").createPages
      })
      const created: string[] = []
      const args = {
        graphql: async () => ({ data: { list: { nodes: [] } } }),
        getNodesByType: () => [],
        store: { getState: () => ({ schema: { getQueryType: () => ({ getFields: () => ({}) }) } }) },
        actions: { createPage: ({ path }: { path: string }) => created.push(path) },
        reporter: { panicOnBuild: () => undefined, warn: () => undefined, info: () => undefined },
      } as unknown as CreatePagesArgs
      await (createPages as unknown as (args: CreatePagesArgs) => Promise<void>)(args)
      return created
    } finally {
      Object.assign(process.env, { NODE_ENV: before })
    }
  }

  const lists = collections.filter(({ standalone }) => !standalone).map(({ directory }) => `/${directory}/`)

  it.each([
    ["development", [...lists, "/gallery/"]],
    ["production", lists],
  ])("is created in development only: %s", async (environment, expected) => {
    expect(
      (await pagesOf(environment)).filter((page) => expected.includes(page) || /gallery/.test(page)),
    ).toEqual(expected)
  })
})
