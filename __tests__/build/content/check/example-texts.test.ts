/** What the commands and the studio write as examples is reported in published documents, until it is changed. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { placeholdersIn } from "../../../../src/content/check/rules/placeholder-text"
import { create } from "../../../../src/content/commands/new"
import { drawPlaceholder } from "../../../../src/content/commands/placeholder-image"
import { snippets } from "../../../../src/content/commands/snippets"
import { collections, model } from "../../../../src/site/collections/model"
import { checkAgain, read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

afterAll(removeFolders)

const study = "case-studies/harbour-ledger/index.mdx"

const placeholders = async (root: string) =>
  (await checkAgain(root)).diagnostics
    .filter(({ rule }) => rule === "placeholder-text")
    .map(({ range, field, message }) => `${range.start.line} ${field} ${message}`.trim())

it("reports an element of a snippet of VS Code, in a document and in a snippet", async () => {
  const root = await siteWith()
  const body = (name: string) => snippets(model)[`Section ${name}`]?.body.join("\n") ?? ""
  write(root, "snippets/note.mdx", body("Steps"))
  write(root, study, `${read(root, study)}\n<Snippet name="note" />\n\n${body("Quote")}\n`)
  expect(await placeholders(root)).toHaveLength(6)
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

  it("is reported at every image and every value of the example, until they are changed", async () => {
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

it.each(["own-name.jpg", "own-name.png"])("knows the image of the example as %s", async (name) => {
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
