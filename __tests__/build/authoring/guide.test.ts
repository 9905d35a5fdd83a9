/** The editors' guide says what is so. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { collections, dataFiles } from "../../../src/content-model/model"
import { fixtureNames, messagesFor, removeSites } from "../../support/fixture-site"

const repository = path.resolve(__dirname, "../../..")
const guide = readFileSync(path.join(repository, "content/README.md"), "utf8")

/** Every message that a test of the content checks has seen, with figures and names as wildcards. */
const seen = ["authoring", "content-model", "mdx"]
  .flatMap((room) => {
    const folder = path.join(repository, "__tests__/build", room)
    return readdirSync(folder).flatMap((name) =>
      name.endsWith(".test.ts") ? [readFileSync(path.join(folder, name), "utf8")] : [],
    )
  })
  .join("\n")
  .replaceAll("\\`", "`")

const part = (title: string) => new RegExp(`\n## ${title}\n([\\s\\S]*?)(?=\n## |$)`).exec(guide)?.[1] ?? ""

const messages = part("What the messages mean")
  .split("\n")
  .flatMap((line) => {
    const [, cell = ""] = line.split(/(?<!\\)\|/)
    return [...cell.matchAll(/\*([^*]+)\*/g)].map(([, message = ""]) => message)
  })

it("lists messages", () => {
  expect(messages.length).toBeGreaterThan(30)
})

/** A message of the guide as an expression: figures and names stand for others. */
const patternOf = (message: string) =>
  new RegExp(
    message
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\d+(\\\.\d+)?/g, "\\d+(\\.\\d+)?")
      .replace(/#[0-9A-F]{6}/g, "#\\w{6}")
      .replace(/<Results>/g, "<\\w+>")
      .replace(/PNG/, "[A-Z]+")
      .replace(/…/g, '[^"\\n]*'),
  )

it.each(messages)("explains a message that exists: %s", (message) => {
  expect(seen).toMatch(patternOf(message))
})

describe("every message of the fixtures", () => {
  jest.setTimeout(60_000)
  afterAll(removeSites)

  it.each(fixtureNames)("is explained: %s", async (name) => {
    const patterns = messages.map(patternOf)
    const lines = (await messagesFor(name)).split("\n").filter((line) => line !== "no mistakes")
    expect(lines.filter((line) => !patterns.some((pattern) => pattern.test(line)))).toEqual([])
  })
})

it("links to its own headings only", () => {
  const headings = [...guide.matchAll(/^#{2,3} (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  )
  const links = [...guide.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor]) => anchor)
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
