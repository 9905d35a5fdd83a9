/** The editors' guide is complete. documents.test.ts has its links and commands. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { collections, dataFiles } from "../../../src/collections/model"
import { rules } from "../../../src/content-check/rules"

const repository = path.resolve(__dirname, "../../..")
const guide = readFileSync(path.join(repository, "content/README.md"), "utf8")

const part = (title: string) => new RegExp(`\n## ${title}\n([\\s\\S]*?)(?=\n## |$)`).exec(guide)?.[1] ?? ""

it("explains each rule in a section that its messages link to", () => {
  for (const { id } of rules) expect(part("What the messages mean")).toContain(`\n### ${id}\n`)
})

it("lists every collection and every data file", () => {
  const places = part("Where things are")
  for (const { directory } of collections) expect(places).toContain(`${directory}/<slug>/index.mdx`)
  for (const { file } of dataFiles) expect(places).toContain(`\`${file}\``)
})
