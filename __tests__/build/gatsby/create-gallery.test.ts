import { readFileSync } from "node:fs"
import { documentsIn } from "../../../src/content/check/content-entry"
import { splitDocument } from "../../../src/content/check/split-document"
import { readYaml } from "../../../src/content/check/yaml/read-yaml"
import { diskFiles } from "../../../src/content/engine/disk-files"
import type { Collection } from "../../../src/content/model/define-collection"
import { galleryContext } from "../../../src/gatsby/outputs/create-gallery"
import { collections, model } from "../../../src/site/collections/model"
import { textElements } from "../../../src/site/collections/text-elements"

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
