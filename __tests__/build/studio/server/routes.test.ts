/** What the studio's page can read and do. */
import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { imageFacts } from "../../../../src/content/check/image-facts"
import { placeholdersIn } from "../../../../src/content/check/rules/placeholder-text"
import { assetLimits } from "../../../../src/content/model/content-model"
import { model as siteModel } from "../../../../src/site/collections/model"
import type {
  Entry,
  FoundPlace,
  LinkTarget,
  OpenedFile,
  StudioDiagnostic,
  StudioModel,
} from "../../../../src/studio/api"
import { read, resetSite, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"
import { type StudioServer, startStudio } from "../../../support/studio-server"

const study = "case-studies/harbour-ledger/index.mdx"
const file = `content/${study}`

let root = ""
let studio: StudioServer
/** Calls of develop: `show <file> <text>`, `drop <file>`, `forget <file>`. */
const calls: string[] = []

beforeAll(async () => {
  root = await siteWith()
  studio = await startStudio(root, {
    show: async (of, text) => {
      calls.push(`show ${of} ${text}`)
      return { isShown: !text.includes("invalid") }
    },
    drop: (of) => calls.push(`drop ${of}`),
    forget: (of) => calls.push(`forget ${of}`),
  })
})

beforeEach(async () => {
  calls.length = 0
  await resetSite(root)
})

afterAll(() => {
  studio.stop()
  removeFolders()
})

const open = async (of = file): Promise<OpenedFile> => (await studio.api(`file?file=${of}`)).json

const namesIn = (folder: string) => readdirSync(path.join(root, "content", folder)).sort()

describe("the model", () => {
  it("has all collections, data files and elements, with the kinds of fields", async () => {
    const model: StudioModel = (await studio.api("model")).json
    const [study] = model.collections.filter(({ type }) => type === "CaseStudy")
    expect(study?.elements).toContain("Hero")
    expect(study?.schema.properties?.thumbnail?.field).toMatchObject({
      file: { type: "image", width: 1600 },
    })
    const reference = { name: "reference", to: "Technology" }
    expect(study?.schema.properties?.technologies?.items?.field).toMatchObject(reference)
    expect(model.references.Technology).toContainEqual({ key: "go", title: "Go" })
    const settings = model.dataFiles.find(({ file: of }) => of === "content/data/site.yaml")
    expect(settings?.schema.type).toBe("object")
    expect(model.elements.find(({ name }) => name === "Results")?.example).toBe("<Results />")
    const [hero] = model.elements.filter(({ name }) => name === "Hero")
    expect(hero).toMatchObject({
      kind: "section",
      first: "always",
      fields: expect.arrayContaining(["hero"]),
    })
    expect(model.elements.find(({ kind }) => kind === "text")).toBeDefined()
  })

  it("marks every text of an example as a placeholder", async () => {
    const { elements }: StudioModel = (await studio.api("model")).json
    // A file tree has names of files.
    const texts = elements.filter(({ name }) => name !== "FileTree")
    const problems = texts.flatMap(({ example }) => placeholdersIn(example))
    expect(problems.length).toBeGreaterThan(20)
  })

  it("has the fields with the page's heading in every section that a page can start with", async () => {
    const { elements }: StudioModel = (await studio.api("model")).json
    const heads = elements.filter(({ first }) => first)
    expect(heads.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Hero", "HomeHero", "EstimateForm"]),
    )
    for (const { fields } of heads) expect(fields).toContain("hero")
    expect(elements.find(({ name }) => name === "Team")).toMatchObject({ fields: ["teamPhoto"] })
  })
})

it("lists pages and their headings, which links can lead to", async () => {
  const links: LinkTarget[] = (await studio.api("links")).json
  const address = "/case-studies/harbour-ledger/"
  expect(links).toContainEqual({ address, title: "Harbour Ledger" })
  expect(links.filter((link) => link.address.startsWith(`${address}#`))).toContainEqual({
    address: `${address}#the-evening-at-the-quay`,
    title: "The evening at the quay",
    page: "Harbour Ledger",
  })
})

describe("the entries", () => {
  const entries = async (): Promise<Entry[]> => (await studio.api("entries")).json

  it("are documents, data files and snippets, with their state and problems", async () => {
    write(root, study, read(root, study).replace("country: Portugal", "country: 12\ndraft: true"))
    expect(await entries()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ file, kind: "document", collection: "CaseStudy", slug: "harbour-ledger", errors: 1 },
          ...{ path: "/case-studies/harbour-ledger/", title: "Harbour Ledger", state: "draft" },
        }),
        expect.objectContaining({ file: "content/data/next-steps.yaml", title: "Next steps" }),
      ]),
    )
  })

  it("are shown next to a page with them if they are in a data file", async () => {
    const page = (name: string, body: string, more = "") =>
      write(
        root,
        `pages/${name}/index.mdx`,
        `---\nname: ${name}\ndescription: ${"What visitors find on this page, as a search result shows it. ".repeat(2).trim()}\n${more}hero:\n  title: Page\n---\n\n<Hero />\n\n${body}\n`,
      )
    page("people", "<Team />\n\n<Faq />")
    page("questions", "<Faq />")
    page("hidden", "<Team />", "noindex: true\n")
    page("drafted", "<Team />", "draft: true\n")
    const paths = Object.fromEntries((await entries()).map(({ file, path }) => [file, path]))
    expect(paths).toMatchObject({
      "content/data/team.yaml": "/people/",
      "content/data/faq.yaml": "/questions/",
      "content/data/values.yaml": undefined,
    })
  })

  it("are scheduled until their day has come", async () => {
    write(root, study, read(root, study).replace("country:", "publish: 2999-01-01\ncountry:"))
    expect((await entries()).find((entry) => entry.file === file)).toMatchObject({
      ...{ state: "scheduled", publish: "2999-01-01" },
    })
  })

  it("are listed even if their fields cannot be read", async () => {
    write(root, study, "---\nname: [\n---\n")
    expect((await entries()).find((entry) => entry.file === file)).toMatchObject({ file })
  })
})

describe("opening a file", () => {
  it("has its text, version and images", async () => {
    const { text, version, assets } = await open()
    expect(text).toBe(read(root, study))
    expect(version).toMatch(/^[0-9a-f]{40}$/)
    const thumbnail = { path: "./thumbnail.jpg", width: 800, height: 600 }
    expect(assets).toContainEqual(thumbnail)
  })

  it("asks large files next to it for their size only", async () => {
    const names = ["board.mp4", "photo.jpg", "notes.zip"]
    for (const name of names) {
      write(root, `case-studies/harbour-ledger/${name}`, "")
      truncateSync(path.join(root, path.dirname(file), name), 3 * 1024 ** 3)
    }
    const { assets } = await open()
    for (const name of names) expect(assets).toContainEqual({ path: `./${name}` })
    expect((await studio.api(`asset?file=${path.dirname(file)}/photo.jpg`)).status).toBe(422)
  })

  it.each(["webp", "avif", "png"] as const)(
    "has the size of a large %s, wherever it is in the file",
    async (format) => {
      const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
      const image = sharp({ create: { width: 700, height: 500, channels: 3, background: "#000", noise } })
      write(
        root,
        `case-studies/harbour-ledger/a.${format}`,
        await image.toFormat(format, { quality: 95, effort: 1 }).toBuffer(),
      )
      expect((await open()).assets).toContainEqual({ path: `./a.${format}`, width: 700, height: 500 })
    },
  )

  it("rejects a file in another encoding, which saving would damage", async () => {
    write(root, study, Buffer.from("---\nname: Caf\xe9\n---\n", "latin1"))
    expect((await studio.api(`file?file=${file}`)).status).toBe(422)
  })

  it("says that there is no such file", async () => {
    expect((await studio.api("file?file=content/insights/no-such/index.mdx")).status).toBe(404)
  })
})

describe("saving", () => {
  it("writes the text as it is, keeps the permissions, and writes nothing else", async () => {
    const state = () => [namesIn("case-studies/harbour-ledger"), statSync(path.join(root, file)).mode]
    const before = state()
    const text = `\uFEFF${read(root, study).replaceAll("\n", "\r\n")} `
    const { status, json } = await studio.api("save", { file, text, version: (await open()).version })
    expect(status).toBe(200)
    expect(read(root, study)).toBe(text)
    expect(await open()).toMatchObject({ text, version: json.version })
    expect(state()).toEqual(before)
  })

  it("keeps a text with problems", async () => {
    const { version } = await open()
    expect((await studio.api("save", { file, text: "---\nname: [", version })).status).toBe(200)
  })

  it("does not overwrite a file that has changed", async () => {
    const { version } = await open()
    write(root, study, "changed by another program")
    expect((await studio.api("save", { file, text: "mine", version })).json).toEqual({})
    expect(read(root, study)).toBe("changed by another program")
    expect(namesIn("case-studies/harbour-ledger").filter((name) => name.startsWith("."))).toEqual([])
    const again = await studio.api("save", { file, text: "mine", version: (await open()).version })
    expect(again.json).toHaveProperty("version")
  })

  it("says the version of a file, and that it is no longer there", async () => {
    const { version } = await open()
    expect((await studio.api(`state?file=${file}`)).json).toEqual({ version })
    rmSync(path.join(root, file))
    expect((await studio.api(`state?file=${file}`)).json).toEqual({})
  })

  it("notices a change that keeps the time and the size", async () => {
    const target = path.join(root, file)
    const { version, text } = await open()
    const { atime, mtime } = statSync(target)
    writeFileSync(target, text.replace("Portugal", "Portugol"))
    utimesSync(target, atime, mtime)
    expect((await studio.api("save", { file, text: "mine", version })).json).toEqual({})
  })

  it("saves one of two texts that come at once", async () => {
    const { version } = await open()
    const answers = await Promise.all(
      ["one", "two", "three"].map((text) => studio.api("save", { file, text, version })),
    )
    expect(answers.filter(({ json }) => json.version)).toHaveLength(1)
    expect(calls).toContain(`forget ${file}`)
  })

  it("rejects a text that cannot be encoded as UTF-8", async () => {
    const { version, text } = await open()
    expect((await studio.api("save", { file, text: "\ud800", version })).status).toBe(400)
    expect(read(root, study)).toBe(text)
  })

  it("does not bring back a deleted file", async () => {
    const { version } = await open()
    await studio.api("delete", { file })
    expect((await studio.api("save", { file, text: "mine", version })).status).toBe(404)
  })
})

describe("checking an unsaved text", () => {
  const check = async (change: (text: string) => string, of = file) => {
    const text = change((await open(of)).text)
    const { json } = await studio.api("check", { file: of, text })
    return { ...json, text } as { diagnostics: StudioDiagnostic[]; isShown: boolean; text: string }
  }

  it("shows a valid one, and writes nothing", async () => {
    const before = read(root, study)
    const { diagnostics, isShown, text } = await check((valid) => valid.replace("Portugal", "Spain"))
    expect({ diagnostics, isShown }).toEqual({ diagnostics: [], isShown: true })
    expect(calls).toEqual([`show ${file} ${text}`])
    expect(read(root, study)).toBe(before)
  })

  it("has the problems of this file, as content:check has them", async () => {
    write(root, "insights/broken/index.mdx", "no fields")
    const { diagnostics } = await check((text) => text.replace("[go]", "[no-such]"))
    expect(diagnostics).toMatchObject([{ file, rule: "reference", field: "technologies[0]" }])
  })

  it("checks data files and snippets", async () => {
    write(root, "snippets/note.mdx", "A note.")
    expect((await check(() => "<Unknown />", "content/snippets/note.mdx")).diagnostics).toHaveLength(1)
    const { diagnostics } = await check((text) => `${text}\nunknown: 1\n`, "content/data/site.yaml")
    expect(diagnostics).toMatchObject([{ rule: "unknown-field" }])
  })

  it("does not keep the text for the next check", async () => {
    await check((text) => text.replace("Portugal", "12"))
    const entries: Entry[] = (await studio.api("entries")).json
    expect(entries.find((entry) => entry.file === file)?.errors).toBe(0)
  })

  const country = "country: Portugal"

  it.each([
    [country, "country: 12", 'country: "12"'],
    [country, "country: true", 'country: "true"'],
    [country, "country: 12:30", 'country: "12:30"'],
    [country, `${country}\ndraft: "true"`, `${country}\ndraft: true`],
    [country, "contry: Portugal", country],
    [country, "country: Por\u200Btugal", country],
    [country, "country: Por\u000Btugal", "country: Por tugal"],
    ["B2B]", "B2b]", "B2B]"],
    ["technologies: [go]", "technologies: [Go]", "technologies: [go]"],
  ])("offers the edit: %j, written as %j, becomes %j", async (right, wrong, fixed) => {
    const { text: valid } = await open()
    for (const prepare of [
      (text: string) => text,
      (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`,
    ]) {
      const { diagnostics, text } = await check(() => prepare(valid.replace(right, wrong)))
      expect(diagnostics).toHaveLength(1)
      const { start, end, text: by } = diagnostics[0]?.edit ?? { start: 0, end: 0, text: "" }
      expect(text.slice(0, start) + by + text.slice(end)).toBe(prepare(valid.replace(right, fixed)))
    }
  })

  it("offers an edit on the line of a byte-order mark", async () => {
    const change = (valid: string) => `\uFEFF${valid.replace("\n", "\u200B\n")}`
    const { diagnostics, text } = await check(change, "content/data/clients.yaml")
    const [{ range, edit } = {}] = diagnostics
    expect(range?.start).toEqual({ line: 1, column: text.indexOf("\u200B") })
    expect(text.slice(edit?.start, edit?.end)).toBe("\u200B")
  })

  it("offers none where the editor has to decide", async () => {
    const { diagnostics } = await check((text) =>
      text.replace("country: Portugal", "country: ''\nnosuchfield: high"),
    )
    expect(diagnostics.length).toBeGreaterThan(0)
    for (const { edit } of diagnostics) expect(edit).toBeUndefined()
  })

  it("shows only the last of several texts", async () => {
    const { text } = await open()
    await Promise.all(["a", "b", "c"].map((end) => studio.api("check", { file, text: `${text}\n${end}\n` })))
    expect(calls.at(-1)).toBe(`show ${file} ${text}\nc\n`)
  })

  it("shows the saved text again when the document is closed", async () => {
    expect((await studio.api("close", { file })).status).toBe(200)
    expect(calls).toEqual([`drop ${file}`])
  })
})

describe("documents", () => {
  it("makes a new one, as npm run new does", async () => {
    const { status, json } = await studio.api("new", { collection: "CaseStudy", name: "River Post" })
    expect(status).toBe(200)
    expect(json.file).toBe("content/case-studies/river-post/index.mdx")
    for (const changed of json.changed) expect(existsSync(path.join(root, changed))).toBe(true)
    const text = read(root, "case-studies/river-post/index.mdx")
    expect(text).toContain("name: River Post")
    // Comments are for those who edit the file, except the marks of examples, which the check reads.
    expect(text).not.toMatch(/\{\/\*|^ *# (?!Example: )/m)
    expect(text).toContain("# Example: ")
    expect((await studio.api("new", { collection: "CaseStudy", name: "River Post" })).status).toBe(409)
  })

  it.each([
    ["CaseStudy", ""],
    ["CaseStudy", "../../evil"],
    ["CaseStudy", "海 X"],
    ["Unknown", "River Post"],
    ["__proto__", "River Post"],
  ])("does not create a %s called %j", async (collection, name) => {
    const before = readdirSync(path.join(root, "content"), { recursive: true }).length
    const { status } = await studio.api("new", { collection, name })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(readdirSync(path.join(root, "content"), { recursive: true })).toHaveLength(before)
  })

  it("has the fields of a new section, and draws its pictures where there are none", async () => {
    const { status, json } = await studio.api("section", { file, section: "Persona" })
    expect(status).toBe(200)
    const { image } = json.fields.persona
    expect(json.assets).toMatchObject([{ path: image, isPlaceholder: true }])
    expect((await open()).assets).toContainEqual(json.assets[0])
    expect((await studio.api("section", { file, section: "Persona" })).json.assets).toEqual([])
    expect((await studio.api("section", { file, section: "constructor" })).status).toBe(400)
  })

  it("loses its placeholder images once it names others", async () => {
    const { json } = await studio.api("section", { file, section: "Persona" })
    const [{ path: image }] = json.assets
    const { text, version } = await open()
    const named = await studio.api("save", { file, text: `${text}\n![Two arches](${image})\n`, version })
    expect((await open()).assets).toContainEqual(json.assets[0])
    await studio.api("save", { file, text, version: named.json.version })
    expect((await open()).assets.map((asset) => asset.path)).toEqual(
      expect.arrayContaining(["./thumbnail.jpg"]),
    )
    expect(namesIn("case-studies/harbour-ledger")).not.toContain(image.slice(2))
    expect((await studio.api("deleted")).json).toEqual([{ file: `${path.dirname(file)}/${image.slice(2)}` }])
  })

  it("copies one as a draft", async () => {
    write(root, study, read(root, study).replace("country:", "redirectFrom: [/case-studies/old/]\ncountry:"))
    const { json } = await studio.api("duplicate", { file, slug: "harbour-ledger-two" })
    expect(json.file).toBe("content/case-studies/harbour-ledger-two/index.mdx")
    expect(json.changed.length).toBeGreaterThan(1)
    const copy = read(root, "case-studies/harbour-ledger-two/index.mdx")
    expect(copy).toContain("draft: true")
    expect(copy).not.toContain("redirectFrom")
    expect(read(root, study)).toContain("redirectFrom")
    expect((await studio.api("duplicate", { file, slug: "harbour-ledger-two" })).status).toBe(409)
  })

  const go = "content/technologies/go/index.mdx"

  it("lists what refers to one, and deletes it", async () => {
    const { json } = await studio.api(`references?file=${go}`)
    expect(json).toContainEqual({ file, line: expect.any(Number), column: expect.any(Number) })
    const [{ file: of, line, column }] = json
    const place = read(root, of.replace("content/", "")).split("\n")[line - 1]
    expect(place?.slice(column - 1)).toMatch(/^go\b/)
    expect(existsSync(path.join(root, go))).toBe(true)
    expect((await studio.api("delete", { file: go })).json).toEqual({ changed: [] })
    expect(existsSync(path.join(root, path.dirname(go)))).toBe(false)
  })

  it("lets another one take the place of one that is deleted, with all its addresses", async () => {
    const [rust, earlier] = ["technologies/rust/index.mdx", "  - /go-language/\n"]
    const text = read(root, "technologies/go/index.mdx").replace(
      /\n---\n/,
      `\nredirectFrom:\n${earlier}---\n`,
    )
    write(root, "technologies/go/index.mdx", text)
    write(
      root,
      rust,
      read(root, "technologies/go/index.mdx")
        .replace("name: Go", "name: Rust")
        .replace(/redirectFrom:\n.*\n/, ""),
    )
    write(
      root,
      study,
      `${read(root, study)}\nWritten in [Go](/technologies/go/#plain-on-purpose), not for [speed](/technologies/go/#speed).\n`,
    )
    const { json } = await studio.api("delete", { file: go, replacement: `content/${rust}` })
    expect(json.changed).toEqual(expect.arrayContaining([file, `content/${rust}`]))
    expect(read(root, study)).toContain("technologies: [rust]")
    expect(read(root, study)).toContain(
      "[Go](/technologies/rust/#plain-on-purpose), not for [speed](/technologies/rust/)",
    )
    expect(read(root, rust)).toContain("redirectFrom:\n  - /technologies/go/\n  - /go-language/\n---\n")
    expect(existsSync(path.join(root, go))).toBe(false)
  })

  it.each(["plan.svg", "notes.md", "index.mdx~"])(
    "counts the unused file %s, and deletes it",
    async (name) => {
      const unused = file.replace("index.mdx", name)
      write(root, unused.replace("content/", ""), "<svg/>")
      const counts = async () => {
        const listed: Entry[] = (await studio.api("entries")).json
        const checked = await studio.api("check", { file, text: read(root, study) })
        return [listed.find((one) => one.file === file)?.warnings, checked.json.diagnostics.length]
      }
      expect(await counts()).toEqual([1, 1])
      expect((await studio.api("delete", { file: unused })).status).toBe(200)
      expect(await counts()).toEqual([0, 0])
      expect((await studio.api("restore", { file: unused })).status).toBe(200)
      expect(await counts()).toEqual([1, 1])
    },
  )

  it.each([
    ["of another kind", file],
    ["that is the same", go],
    ["that is not there", "content/technologies/no/index.mdx"],
    ["outside of content/", "package.json"],
    ["that is a data file", "content/data/site.yaml"],
  ])("does not delete one for another %s", async (_, replacement) => {
    const { status } = await studio.api("delete", { file: go, replacement })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(existsSync(path.join(root, go))).toBe(true)
  })

  it("renames and deletes snippets", async () => {
    write(root, "snippets/note.mdx", "A note.")
    write(root, study, read(root, study).replace("<Results />", '<Snippet name="note" />\n\n<Results />'))
    const renamed = await studio.api("rename", { file: "content/snippets/note.mdx", slug: "remark" })
    const other = "content/snippets/remark.mdx"
    expect(renamed.json).toEqual({ file: other, changed: [file] })
    expect(read(root, study)).toContain('<Snippet name="remark" />')
    const { json } = await studio.api(`references?file=${other}`)
    expect(json).toEqual([{ file, line: expect.any(Number), column: expect.any(Number) }])
    await studio.api("delete", { file: other })
    expect(readdirSync(path.join(root, "content/snippets"))).toEqual([])
  })

  it.each([
    ["delete", {}],
    ["rename", { slug: "a" }],
    ["duplicate", { slug: "a" }],
  ])("does not %s a data file", async (name, body) => {
    const answer = await studio.api(name, { file: "content/data/site.yaml", ...body })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(existsSync(path.join(root, "content/data/site.yaml"))).toBe(true)
  })
})

describe("finding", () => {
  const find = async (query: string, only = ""): Promise<FoundPlace[]> =>
    (await studio.api(`find?${new URLSearchParams({ query, file: only })}`)).json

  it("finds words of a text, with the place of their file", async () => {
    write(root, study, `${read(root, study)}\nGulls *circle* the quay.\n`)
    const [place, ...others] = await find("gulls circle")
    expect(others).toEqual([])
    expect(place).toMatchObject({ kind: "text", file, column: 1, length: "Gulls *circle".length })
    expect(read(root, study).split("\n")[(place?.line ?? 0) - 1]).toMatch(/^Gulls/)
    expect(await find("gulls circle", "content/data/site.yaml")).toEqual([])
    expect(await find("gulls circle", file)).toHaveLength(1)
  })

  it("has names of entries and sections first, and what is in another order last", async () => {
    write(root, study, `${read(root, study)}\nA quay for gulls.\n\nGulls quay here.\n`)
    write(root, "data/partners.yaml", "- id: gulls-quay\n  name: Gulls Quay\n  logo: ./a.svg\n")
    const kinds = (await find("gulls quay")).map(({ kind, isLoose }) => `${kind} ${isLoose}`)
    expect(kinds).toEqual(["entry false", "entry false", "text false", "text true"])
  })

  it("finds a section by the label that the model has", async () => {
    const model: StudioModel = (await studio.api("model")).json
    const label = model.elements.find(({ name }) => name === "Results")?.label ?? ""
    expect(await find(`${label} harbour`)).toContainEqual(expect.objectContaining({ kind: "section", file }))
  })

  it("answers with 100 places at most, and with none for many words", async () => {
    write(root, study, `${read(root, study)}\n${"Gulls.\n\n".repeat(150)}`)
    expect(await find("gulls")).toHaveLength(100)
    expect((await studio.api(`find?query=${"gulls+".repeat(50)}`)).status).toBe(400)
  })
})

describe("images", () => {
  const image = async (format: "png" | "jpeg" | "webp" = "png") =>
    (
      await sharp({ create: { width: 40, height: 20, channels: 3, background: "#34CE72" } })
        .toFormat(format)
        .toBuffer()
    ).toString("base64")

  it("saves one under a sensible name that is free", async () => {
    const data = await image()
    const first = await studio.api("asset", { file, name: "Unser Büro (2).PNG", data })
    const name = "unser-buro-2.png"
    expect(first.json).toEqual({ path: `./${name}`, width: 40, height: 20 })
    const second = await studio.api("asset", { file, name, data })
    expect(second.json.path).toBe("./unser-buro-2-2.png")
    expect(readFileSync(path.join(root, path.dirname(file), name)).toString("base64")).toBe(data)
  })

  it("gives it the extension of its real format", async () => {
    const { json } = await studio.api("asset", { file, name: "photo.png", data: await image("jpeg") })
    expect(json.path).toBe("./photo.jpg")
  })

  it("makes its name plain, and removes the place where it was taken", async () => {
    const photo = sharp(Buffer.from(await image(), "base64")).withExif({ IFD3: { GPSLatitudeRef: "N" } })
    const data = (await photo.jpeg().toBuffer()).toString("base64")
    const { json } = await studio.api("asset", { file, name: "Shot at 3.04\u202FP\u200BM.jpg", data })
    expect(json.path).toBe("./shot-at-3-04-pm.jpg")
    const saved = readFileSync(path.join(root, path.dirname(file), json.path))
    expect(await imageFacts(saved)).toMatchObject({ hasPlace: false, width: 40 })
    expect((await imageFacts(Buffer.from(data, "base64"))).hasPlace).toBe(true)
  })

  it("crops it", async () => {
    const crop = { left: 5, top: 0, width: 20, height: 20 }
    const { json } = await studio.api("asset", { file, name: "a.webp", data: await image("webp"), crop })
    expect(json).toMatchObject({ path: "./a.webp", width: 20, height: 20 })
    const outside = { left: 30, top: 0, width: 20, height: 20 }
    const { status } = await studio.api("asset", { file, name: "b.png", data: await image(), crop: outside })
    expect(status).toBe(422)
  })

  it("saves one next to the data files, and shows it", async () => {
    const data = await image()
    const { json } = await studio.api("asset", { file: "content/data/team.yaml", name: "a.png", data })
    const { status, headers } = await studio.api(`asset?file=${path.join("content/data", json.path)}`)
    expect([status, headers["content-type"]]).toEqual([200, "image/png"])
  })
})

describe("other files", () => {
  const base64 = (content: string) => Buffer.from(content).toString("base64")

  it.each([...assetLimits(siteModel).keys()])("saves what an element takes: .%s", async (extension) => {
    const sent = { file, name: `Our File.${extension.toUpperCase()}`, data: base64("content") }
    expect((await studio.api("asset", sent)).json).toEqual({ path: `./our-file.${extension}` })
    expect(read(root, `case-studies/harbour-ledger/our-file.${extension}`)).toBe("content")
  })

  it.each(["page.html", "run.js", "a.exe", "index.mdx", "none"])("rejects %s", async (name) => {
    const { status, json } = await studio.api("asset", { file, name, data: base64("<p>Hello</p>") })
    expect([status, json.message]).toEqual([422, expect.any(String)])
  })

  it("rejects one that is larger than its element allows", async () => {
    const data = Buffer.alloc(1024 * 1024 + 1).toString("base64")
    const { status, json } = await studio.api("asset", { file, name: "board.vtt", data })
    expect([status, json.message]).toEqual([422, "the file is larger than 1 MB"])
  })

  it("saves a logo in the folder of the data file, which may be new", async () => {
    const data = base64(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
    )
    const sent = { file: "content/data/clients.yaml", name: "clients/nimble.svg", data }
    expect((await studio.api("asset", sent)).json.path).toBe("./clients/nimble.svg")
    expect((await studio.api("asset", sent)).json.path).toBe("./clients/nimble-2.svg")
    expect(namesIn("data/clients")).toEqual(["nimble-2.svg", "nimble.svg"])
  })
})

describe("how a text appears elsewhere", () => {
  it("is what develop says of this text", async () => {
    const { json } = await studio.api("appearance", { file, text: "A title" })
    expect(json).toMatchObject({ title: "A title" })
  })

  it("is not said of other files", async () => {
    expect((await studio.api("appearance", { file: "package.json", text: "" })).status).toBe(403)
  })
})
