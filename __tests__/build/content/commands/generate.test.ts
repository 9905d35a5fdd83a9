import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { z } from "zod"
import { documentsIn } from "../../../../src/content/check/content-entry"
import { rules } from "../../../../src/content/check/rules"
import { splitDocument } from "../../../../src/content/check/split-document"
import { readYaml } from "../../../../src/content/check/yaml/read-yaml"
import { catalogue, textElementList } from "../../../../src/content/commands/catalogue"
import { generate, replacePart, staleFiles } from "../../../../src/content/commands/generate"
import { collectionSchema, dataFileSchema } from "../../../../src/content/commands/json-schema"
import { snippets } from "../../../../src/content/commands/snippets"
import { diskFiles } from "../../../../src/content/engine/disk-files"
import { elementNames } from "../../../../src/content/model/content-model"
import { iconNames } from "../../../../src/content/model/icon-names"
import { caseStudy } from "../../../../src/site/collections/case-studies/collection"
import { collections, dataFiles, model, sections } from "../../../../src/site/collections/model"
import { removeFolders, temporaryFolder } from "../../../support/folders"

const repository = path.resolve(__dirname, "../../../..")

it("generated files are up to date (otherwise run npm run generate)", async () => {
  expect([...(await staleFiles(repository, model)).keys()]).toEqual([])
})

it("the accent colour has no fixed name in texts for editors", () => {
  const texts = [...collections.map((one) => collectionSchema(one)), ...Object.values(sections)].map((one) =>
    JSON.stringify(one),
  )
  expect(texts.filter((text) => /green box|default: green/i.test(text))).toEqual([])
})

it("descriptions name no document that editors do not have", () => {
  const schemas = [
    ...collections.map((one) => collectionSchema(one)),
    ...dataFiles.map((one) => dataFileSchema(one)),
  ]
  expect(JSON.stringify(schemas)).not.toMatch(/specification/i)
})

describe("the command", () => {
  let root = ""

  beforeEach(() => {
    root = temporaryFolder()
    for (const folder of [".vscode", "src"])
      cpSync(path.join(repository, folder), path.join(root, folder), { recursive: true })
    for (const name of ["README", "FIELDS", "ELEMENTS", "SECTIONS", "RULES"])
      cpSync(path.join(repository, `content/${name}.md`), path.join(root, `content/${name}.md`))
  })

  afterEach(removeFolders)

  const run = async (env: NodeJS.ProcessEnv = {}, of = model) => {
    const lines: string[] = []
    const code = await generate([], {
      root,
      model: of,
      env,
      write: (line) => lines.push(line),
      inColour: false,
    })
    return { code, lines }
  }

  it("writes stale files, removes superfluous ones, and then changes nothing", async () => {
    writeFileSync(path.join(root, ".vscode/schemas/services.json"), "{}\n")
    writeFileSync(path.join(root, ".vscode/schemas/data-old.json"), "{}\n")
    const guide = path.join(root, "content/SECTIONS.md")
    writeFileSync(
      guide,
      readFileSync(guide, "utf8").replace("Cards that say what was difficult.", "Something else."),
    )
    const stale = [".vscode/schemas/services.json", "content/SECTIONS.md", ".vscode/schemas/data-old.json"]

    expect(await run({ CI: "1" })).toEqual({
      code: 1,
      lines: stale.map((file) => `${file} is not up to date. Run npm run generate and commit it.`),
    })
    const [services, readme, old] = stale
    expect((await run()).lines).toEqual([`Generated ${services}`, `Generated ${readme}`, `Removed ${old}`])
    expect(existsSync(path.join(root, old ?? ""))).toBe(false)
    expect(readFileSync(guide, "utf8")).toBe(
      readFileSync(path.join(repository, "content/SECTIONS.md"), "utf8"),
    )
    expect(await run()).toEqual({ code: 0, lines: [] })
    expect(await run({ CI: "1" })).toEqual({ code: 0, lines: [] })
  })

  it("names each definition that refers to a deleted collection", async () => {
    const others = collections.filter(({ type }) => type !== "Service")
    const { code, lines } = await run({}, { ...model, collections: others })
    expect(code).toBe(1)
    expect(lines).toContain(
      'The section ServicesOverview refers to Service, which has no definition. Remove its field "allServices".',
    )
    expect(
      lines.filter((line) => !/^The (collection|data file|section) .* refers to Service/.test(line)),
    ).toEqual([])
  })

  it("keeps other settings", async () => {
    const file = path.join(root, ".vscode/settings.json")
    writeFileSync(file, JSON.stringify({ "editor.rulers": [80], "yaml.schemas": { old: "x" } }))
    await run()
    const settings = JSON.parse(readFileSync(file, "utf8"))
    expect(settings["editor.rulers"]).toEqual([80])
    expect(settings["yaml.schemas"]).toMatchObject({
      "./.vscode/schemas/case-studies.json": "content/case-studies/*/index.mdx",
      "./.vscode/schemas/data-site.json": "content/data/site.yaml",
    })
    expect(settings["yaml.schemas"]).not.toHaveProperty("old")
  })
})

it("fails for a guide without its markers", () => {
  expect(() => replacePart("# Guide", "sections", "…")).toThrow("content/README.md has no markers")
})

describe("the JSON Schemas", () => {
  const check = (schema: unknown, data: unknown) =>
    z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]).safeParse(data).success

  it("accept every document's frontmatter, and reject unknown fields and wrong types", async () => {
    const documents = documentsIn(await diskFiles(repository).list("content"), model)
    expect(documents).not.toHaveLength(0)
    for (const { collection, file } of documents) {
      const text = readFileSync(path.join(repository, file), "utf8")
      const { data } = readYaml(splitDocument(text).frontmatter ?? "")
      const schema = collectionSchema(collection)
      expect([file, check(schema, data)]).toEqual([file, true])
      expect([file, check(schema, { ...(data as object), colour: 1 })]).toEqual([file, false])
      expect([file, check(schema, { ...(data as object), name: 12 })]).toEqual([file, false])
    }
  })

  it.each(dataFiles.map((dataFile) => [dataFile.file, dataFile] as const))("accept %s", (file, dataFile) => {
    const text = readFileSync(path.join(repository, "content/data", file), "utf8")
    expect(check(dataFileSchema(dataFile), readYaml(text).data)).toBe(true)
  })

  it("contain descriptions, and the hints that VS Code needs", () => {
    const { properties } = collectionSchema(caseStudy)
    expect(properties?.hero?.properties?.background).toMatchObject({ format: "color-hex" })
    expect(properties?.hero?.properties?.title?.properties?.label?.description).toContain(
      "Default: the `name`",
    )
    expect(JSON.stringify(properties)).not.toMatch(/"field"|"typeName"|"derived"/)
  })
})

const read = (name: string) => readFileSync(path.join(repository, `content/${name}.md`), "utf8")
const guide = read("README")

describe("the catalogue of the guide", () => {
  const text = catalogue(model)

  it.each(Object.entries(sections))("explains %s", (name, { description, heading, mdx, surface }) => {
    const part =
      new RegExp(`### ${name}\\n[\\s\\S]*?(?=\\n### |$)`).exec(`${text}\n${textElementList(model)}`)?.[0] ??
      ""
    expect(part).toContain(description)
    if (heading) expect(part).toContain(`“${heading}”`)
    if (mdx) expect(part).toContain(mdx)
    else if (surface !== "text") expect(part).toMatch(new RegExp(`^<${name}[^>]*/>$`, "m"))
  })

  it("lists every icon", () => {
    for (const name of iconNames) expect(read("FIELDS")).toContain(`\`${name}\``)
  })
})

it("the guide explains each rule where its messages link to, and lists all collections and data files", () => {
  const part = (title: string) => new RegExp(`\n## ${title}\n([\\s\\S]*?)(?=\n## |$)`).exec(guide)?.[1] ?? ""
  for (const { id } of rules) expect(read("RULES")).toContain(`\n### ${id}\n`)
  const places = part("Where things are")
  for (const { directory } of collections) expect(places).toContain(`${directory}/<slug>/index.mdx`)
})

describe("texts that are written by hand name only existing elements:", () => {
  const elementsIn = (text: string) => [...text.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)

  it.each(collections)("the example of $plural", (collection) => {
    const text = readFileSync(
      path.join(repository, "src/site/collections", collection.directory, "example.mdx"),
      "utf8",
    )
    expect(elementNames(collection, model)).toEqual(expect.arrayContaining(elementsIn(text)))
  })

  it("the guide", () => {
    const text = guide.replace(/<!-- generated: (.*) -->[\s\S]*?<!-- end of generated: \1 -->/g, "")
    expect(Object.keys(sections)).toEqual(expect.arrayContaining(elementsIn(text)))
  })
})

describe("the snippets", () => {
  const all = snippets(model)
  it("exist for every section, and for no field", () => {
    expect(Object.keys(all)).toEqual(Object.keys(sections).map((name) => `Section ${name}`))
  })

  it.each(Object.entries(all))("%s is well-formed", (_, { body, prefix, description }) => {
    const stops = [...body.join("\n").matchAll(/\$\{(\d+)[:|]/g)].map(([, stop]) => Number(stop))
    expect(stops).toEqual(stops.map((_stop, index) => index + 1))
    expect([prefix.length > 0, description.length > 0]).toEqual([true, true])
  })
})
