/** Whoever takes the code for another site has other content: no code needs or shows ours. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { splitDocument } from "../../src/content/check/split-document"
import { filesBelow } from "../../src/content/files"
import { buildFolders } from "../../src/publish/finish/folders.mjs"
import { dataFiles, sections } from "../../src/site/collections/model"
import { requiredPages } from "../../src/site/collections/pages/required-pages"
import { documentKinds } from "../../src/site/router/generated/kinds"
import { copyProject, removeCopy } from "../../src/tooling/copy-project"
import { unitedStates } from "../../src/util/country"
import { documentPaths, productName, writeMinimalContent } from "../support/minimal-content"
import { buildCopy } from "../support/project-copy"

jest.setTimeout(20 * 60_000)

let copy: string
let log: string

beforeAll(async () => {
  copy = copyProject(process.cwd())
  await writeMinimalContent(copy)
  const result = await buildCopy(copy)
  if (result.code !== 0) throw new Error(result.log)
  log = result.log
})

afterAll(() => removeCopy(copy))

const read = (file: string) => readFileSync(path.join(buildFolders(copy).dist, file), "utf8")

/** Gatsby advises against a plugin that the site needs. */
const usualWarning = /^warning gatsby-plugin-react-helmet:/

it("builds without warnings", () => {
  const warnings = log.split("\n").filter((line) => /\bwarn/i.test(line) && !usualWarning.test(line))
  expect(warnings).toEqual([])
})

it("has every page, with one heading of the first level", () => {
  const addresses = [...read("sitemap-0.xml").matchAll(/<loc>https:\/\/tidewater\.example(.*?)<\/loc>/g)]
  const listed = addresses.map(([, address = ""]) => address)
  expect(listed).toEqual(expect.arrayContaining(["/", "/company/why-tidewater/", ...documentPaths]))
  const required = requiredPages.map(({ path: address }) =>
    address.replace("{site.productName}", "tidewater"),
  )
  for (const address of new Set([...listed, ...required])) {
    const html = read(path.join(address, "index.html"))
    expect([address, html.match(/<h1[\s>]/g)?.length]).toEqual([address, 1])
    expect(html).toMatch(new RegExp(`<title[^>]*>${productName}`))
  }
})

it("has no name and no text of our content", () => {
  const files = filesBelow(buildFolders(copy).dist).filter((file) => textFile.test(file))
  const site = files.map((file) => ({ file, text: read(file) }))
  expect(site.length).toBeGreaterThan(0)
  const { names, texts } = ourContent()
  const found = [
    ...texts.map((text) => ({ text, isIn: (file: string) => file.includes(text) })),
    ...names.map((text) => ({ text, isIn: (file: string) => new RegExp(`\\b${text}\\b`).test(file) })),
  ].map(({ text, isIn }) => ({ text, files: site.filter((file) => isIn(file.text)).map(({ file }) => file) }))
  expect(found.filter((one) => one.files.length > 0)).toEqual([])
})

const textFile = /\.(?:html|js|json|md|txt|xml|webmanifest)$/

/** Names of companies and people, and texts of several words, but for those that are defaults of the code. */
function ourContent() {
  const folder = path.resolve("content")
  const documents = filesBelow(folder)
    .filter((file) => file.endsWith("index.mdx"))
    .map((file) => parse(splitDocument(readFileSync(path.join(folder, file), "utf8")).frontmatter ?? ""))
  const data = dataFiles.map(({ file }) => ({
    file,
    fields: parse(readFileSync(path.join(folder, "data", file), "utf8")),
  }))
  const named = data.filter(({ file }) => ["clients.yaml", "partners.yaml", "team.yaml"].includes(file))
  const known: unknown[] = [
    unitedStates.name,
    ...documentKinds.map(({ many }) => many),
    ...Object.values(sections).map(({ heading }) => heading),
  ]
  const texts = new Set(textsIn([documents, data.map(({ fields }) => fields)]))
  return {
    names: ["Mosslight", ...named.flatMap(({ fields }) => fields.map(({ name }: { name: string }) => name))],
    texts: [...texts].filter((text) => /\S \S/.test(text) && !known.includes(text)),
  }
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : []
}
