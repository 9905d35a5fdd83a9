/** What the commands and the studio write as examples is reported in published documents, until it is changed. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { placeholdersIn } from "../../../../src/content/check/rules/placeholder-text"
import { create } from "../../../../src/content/commands/new"
import { drawPlaceholder } from "../../../../src/content/commands/placeholder-image"
import { snippets } from "../../../../src/content/commands/snippets"
import { collections, model, sections } from "../../../../src/site/collections/model"
import { checkAgain, read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

jest.setTimeout(30_000)
afterAll(removeFolders)

const study = "case-studies/harbour-ledger/index.mdx"

/** The problems of this rule in the fixture's case study with more text at its end, as `line field message`. */
const inBody = async (body: string) => {
  const root = await siteWith()
  write(root, study, `${read(root, study)}\n${body}\n`)
  return placeholders(root)
}

const placeholders = async (root: string) =>
  (await checkAgain(root)).diagnostics
    .filter(({ rule }) => rule === "placeholder-text")
    .map(({ range, field, message }) => `${range.start.line} ${field} ${message}`.trim())

describe("an element as the menu inserts it", () => {
  const examples = Object.values(sections).flatMap(({ name, mdx }) => (mdx ? [[name, mdx] as const] : []))

  const withoutText = ["Snippet", "PartnerMarquee", "PaymentResult"]
  it.each(examples.filter(([name]) => !withoutText.includes(name)))("%s is reported", async (_name, mdx) => {
    expect(await inBody(mdx)).not.toEqual([])
  })

  it("is reported part by part", async () => {
    const rest = '<Quote by="Deniz Aydin" role="Head of Studies">\n\nOur own words.\n\n</Quote>'
    expect(await inBody(rest)).toEqual([
      expect.stringMatching(/<Quote by> "Deniz Aydin" is a text of the example$/),
    ])
    expect(await inBody(rest.replace("Deniz Aydin", "Asa Holm"))).toEqual([])
  })

  it("is reported in a snippet", async () => {
    const root = await siteWith()
    write(root, "snippets/note.mdx", sections.Steps?.mdx ?? "")
    write(root, study, `${read(root, study)}\n<Snippet name="note" />\n`)
    expect((await placeholders(root)).length).toBe(3)
  })
})

it("reports the description of an attribute that a snippet of VS Code has left", async () => {
  const body = snippets(model)["Section Results"]?.body.join("\n") ?? ""
  expect(body).toContain("heading=")
  const left = body.replace(/\$\{\d+:([^}]*)\}/g, "$1")
  expect(await inBody(left)).toEqual([
    expect.stringContaining("<Results heading>"),
    expect.stringContaining("<Results lead>"),
  ])
})

it.each([
  '<Tabs label="Package manager">\n<Tab label="npm">\n\nRun `npm install`.\n\n</Tab>\n</Tabs>',
  '<Cards>\n<Card title="Contact us" href="/contact-us/">\n\nA reply soon.\n\n</Card>\n</Cards>',
  '<Definitions>\n<Definition term="Lead time">From the call to the keys.</Definition>\n</Definitions>',
  'By <Abbr title="Web Content Accessibility Guidelines">WCAG</Abbr>.',
  "## How we test\n\nWith Deniz Aydin, who first said it.",
  '<CallToAction heading="Is something in your way?" label="Contact us" href="/contact-us/" />',
])("accepts ordinary words: %j", async (body) => {
  expect(await inBody(body)).toEqual([])
})

describe.each(collections)("a new $label, with its TODO replaced", (collection) => {
  const { directory, label } = collection
  let root = ""
  const file = () => path.join(root, "content", directory, "harbour-office/index.mdx")
  const text = () => readFileSync(file(), "utf8")

  beforeAll(async () => {
    root = await siteWith()
    const io = { root, model, write: () => {}, inColour: false }
    await create([label.replaceAll(" ", "-"), "Harbour Office"], io)
    const lines = text().replace("draft: true\n", "").split("\n")
    for (const { start } of placeholdersIn(lines.join("\n")).reverse()) {
      const { line = 1, column = 1 } = start ?? {}
      lines[line - 1] =
        lines[line - 1]?.slice(0, column - 1).concat("Own words", lines[line - 1]?.slice(column + 3) ?? "") ??
        ""
    }
    writeFileSync(file(), lines.join("\n"))
  })

  it("is reported at every picture and every value of the example, until they are changed", async () => {
    const marks = [...text().matchAll(/^ *# Example: /gm)].length
    const pictures = [...text().matchAll(/(?::|\() ?\.\/[\w-]+\.(?:jpg|png|svg)/g)].length
    const found = await placeholders(root)
    expect(found.filter((one) => one.endsWith("is the value of the example"))).toHaveLength(marks)
    expect(found.filter((one) => one.endsWith("is the picture of the example"))).toHaveLength(pictures)
    writeFileSync(file(), text().replace(/^( *)(# Example: )/gm, "$1$2other "))
    expect((await placeholders(root)).filter((one) => one.includes("the value of"))).toEqual([])
  })
})

it("removes the comment above a value that is right", async () => {
  const root = await siteWith()
  await create(["insight", "Harbour Office"], { root, model, write: () => {}, inColour: false })
  const file = "insights/harbour-office/index.mdx"
  const text = read(root, file).replace("draft: true\n", "")
  write(root, file, text)
  const { diagnostics } = await checkAgain(root)
  const author = diagnostics.find(({ field }) => field === "author")
  const { start, end } = author?.range ?? {}
  expect(author?.replacement).toBe("")
  expect([start?.column, end]).toEqual([1, { line: (start?.line ?? 0) + 1, column: 1 }])
  expect(text.split("\n")[(start?.line ?? 0) - 1]).toBe("# Example: elif-karaca")
})

it.each(["own-name.jpg", "own-name.png"])("knows the picture of the example as %s", async (name) => {
  const root = await siteWith()
  const folder = path.join(root, "content/case-studies/harbour-ledger")
  writeFileSync(
    path.join(folder, name),
    await drawPlaceholder({ file: name, width: 1600, height: 1000 }, "X", model.palette),
  )
  write(root, study, `${read(root, study)}\n![A wall of arches in the dark](./${name})\n`)
  expect(await placeholders(root)).toEqual([expect.stringContaining("is the picture of the example")])
  const own = name.endsWith("png") ? "../../data/people/elif-karaca.png" : "screen-1.jpg"
  copyFileSync(path.join(folder, own), path.join(folder, name))
  expect(await placeholders(root)).toEqual([])
})

it("reports placeholders in data files, which are always published", async () => {
  const root = await siteWith()
  const file = "data/team.yaml"
  write(root, file, read(root, file).replace(/description: .*/, "description: TODO What she does."))
  expect(await placeholders(root)).toEqual([expect.stringContaining("is placeholder text")])
})
