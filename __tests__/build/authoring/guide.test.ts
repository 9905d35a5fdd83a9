/** The editors' guide is complete and its links work. */
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { collections, dataFiles } from "../../../src/collections/model"
import { rules } from "../../../src/content-check/rules"

const repository = path.resolve(__dirname, "../../..")
const guide = readFileSync(path.join(repository, "content/README.md"), "utf8")

const part = (title: string) => new RegExp(`\n## ${title}\n([\\s\\S]*?)(?=\n## |$)`).exec(guide)?.[1] ?? ""

it("explains each rule in a section that its messages link to", () => {
  for (const { id } of rules) expect(part("What the messages mean")).toContain(`\n### ${id}\n`)
})

it("links to its own headings only", () => {
  const headings = [...guide.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  )
  const links = [...guide.replace(/(`+)[^`\n][^\n]*?\1/g, "").matchAll(/\]\(#([\w-]+)\)/g)].map(
    ([, anchor]) => anchor,
  )
  expect(links.length).toBeGreaterThan(12)
  expect(headings).toEqual(expect.arrayContaining(links))
})

it("names commands and files that exist", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(repository, "package.json"), "utf8"))
  const commands = new Set([...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name))
  expect([...commands].sort()).toEqual(["content:check", "generate", "new", "rename"])
  for (const command of commands) expect(scripts).toHaveProperty([command])
  expect(existsSync(path.join(repository, ".vscode/extensions/mosslight-content/package.json"))).toBe(true)
  expect(existsSync(path.join(repository, ".github/workflows/publish-by-date.yml"))).toBe(true)
})

it("lists every collection and every data file", () => {
  const places = part("Where things are")
  for (const { directory } of collections) expect(places).toContain(`${directory}/<slug>/index.mdx`)
  for (const { file } of dataFiles) expect(places).toContain(`\`${file}\``)
})
