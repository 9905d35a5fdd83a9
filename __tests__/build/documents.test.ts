/** The documents name files, headings and commands that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { formatDiagnostic } from "../../src/content/check/diagnostic"
import { snapshotOf, temporaryContent } from "../support/content"
import { removeFolders } from "../support/folders"

const root = path.resolve(__dirname, "../..")
const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const exists = (...names: string[]) => existsSync(path.join(root, ...names))

const documents = [
  "README.md",
  ".github/CONTRIBUTING.md",
  ".github/DEPLOY.md",
  ".github/SECURITY.md",
  ...["README", "FIELDS", "ELEMENTS", "SECTIONS", "RULES"].map((name) => `content/${name}.md`),
  "src/README.md",
  ...["site", "content", "studio", "gatsby"].map((name) => `src/${name}/README.md`),
  ...readdirSync(path.join(root, "src/decisions")).map((name) => `src/decisions/${name}`),
]

/** Anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#{1,4} (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replace(/\s/g, "-"),
  )

describe.each(documents)("%s", (file) => {
  // Blocks of code are examples.
  const text = read(file).replace(/^ *```[\s\S]*?^ *```/gm, "")

  it("links to files and headings that exist", () => {
    const links = [...text.replace(/`[^`\n]*`/g, "").matchAll(/\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)/g)]
    const broken = links.filter(([, target, anchor]) => {
      const linked = target ? path.join(path.dirname(file), target) : file
      return !exists(linked) || (anchor && !anchorsOf(read(linked)).includes(anchor))
    })
    expect(broken.map(([link]) => link)).toEqual([])
  })

  it("names commands that exist", () => {
    const { scripts } = JSON.parse(read("package.json"))
    const names = [...text.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = ""]) => name)
    // And npm's own.
    const known = [...Object.keys(scripts), "ci", "install"]
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })
})

afterAll(removeFolders)

it.each(["README.md", "content/README.md"])("%s shows a message as the check prints it", async (file) => {
  const folders = readdirSync(path.join(root, "content/technologies")).map((name) => `technologies/${name}`)
  const texts = ["case-studies/nimble", ...folders].map((folder) => [
    `${folder}/index.mdx`,
    read(`content/${folder}/index.mdx`).replace("[react, node]", "[react, reactnative]"),
  ])
  const { diagnostics } = await snapshotOf(temporaryContent(Object.fromEntries(texts)).root)
  const shown = /^content\/.*reactnative.*$/m.exec(read(file))?.[0]
  expect(diagnostics.map((one) => formatDiagnostic(one))).toContain(shown)
})

it.each([".github/DEPLOY.md", "src/README.md", ".github/CONTRIBUTING.md"])(
  "%s names files that exist",
  (file) => {
    const names = [...read(file).matchAll(/`([\w.-]+\/[\w./-]+\.\w+)`/g)].map(([, name = ""]) => name)
    const files = names.filter((name) => !/^dist|timeline|events/.test(name))
    expect(files).not.toEqual([])
    expect(files.filter((name) => !exists(name) && !exists("src", name))).toEqual([])
  },
)

it("src/README.md lists every module", () => {
  const folders = readdirSync(path.join(root, "src"), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  const listed = [...read("src/README.md").matchAll(/^\| `([\w-]+)\/` /gm)].map(([, name = ""]) => name)
  expect(listed.sort()).toEqual(
    folders
      .map(({ name }) => name)
      .filter((name) => name !== "decisions")
      .sort(),
  )
})

it("netlify.toml names a plugin that exists", () => {
  const [, plugin = ""] = /package = "(\.[^"]+)"/.exec(read("netlify.toml")) ?? []
  expect(exists(plugin, "manifest.yml")).toBe(true)
})
