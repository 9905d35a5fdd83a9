/** From `public/` to `dist/`: which files are copied, which are reused from the last build, and how it is replaced. */
import fs, { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from "node:fs"
import path from "node:path"
import { parseDocument } from "htmlparser2"
import sharp from "sharp"
import { outputKind } from "../../../../src/content/check/output-files"
import { filesBelow } from "../../../../src/content/files"
import { DamagedOutput } from "../../../../src/publish/finish/errors"
import { finish } from "../../../../src/publish/finish/finish"
import { buildFolders, completeReplacement } from "../../../../src/publish/finish/folders.mjs"
import { changedFile, readManifest } from "../../../../src/publish/finish/manifest"
import { type SiteRecord, writeSiteRecord } from "../../../../src/publish/finish/site-record"
import { removeFolders, temporaryFolder, writeFiles } from "../../../support/folders"

// The search index has its own tests, and starts a process.
jest.mock("../../../../src/publish/finish/search-index", () => ({ searchIndex: () => ({}) }))
jest.mock("../../../../src/publish/finish/share-images", () => ({ shareImages: {} }))
jest.mock("htmlparser2", () => {
  const parser = jest.requireActual("htmlparser2")
  return { ...parser, parseDocument: jest.fn(parser.parseDocument) }
})

const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>Page</title></head><body>${body}${" half-life".repeat(60)}<script src="/app-1.js" async></script></body></html>`

const data = (image?: string) => JSON.stringify({ result: image ?? null, staticQueryHashes: ["7"] })

let project: string
let folders: ReturnType<typeof buildFolders>
let record: SiteRecord

const image = (color: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
    .png()
    .toBuffer()

const write = (files: Record<string, string | Buffer>) => writeFiles(folders.output, files)
const dist = () => filesBelow(folders.dist).filter((name) => !/\.(?:br|gz)$/.test(name))
const inode = (name: string) => statSync(path.join(folders.dist, name)).ino

beforeEach(async () => {
  jest.spyOn(console, "log").mockImplementation(() => undefined)
  project = temporaryFolder()
  folders = buildFolders(project)
  writeFiles(project, {
    "package-lock.json": "{}",
    "static/robots-of-ours.txt": "x",
    ".cache/any.txt": "",
    "src/publish/finish/a.ts": "1",
    "src/site/router/a.ts": "1",
    "src/util/a.ts": "1",
    "src/site/theme/a.ts": "1",
  })
  record = {
    siteUrl: "https://mosslight.example",
    productName: "Mosslight",
    description: "A studio.",
    feedTitle: "Mosslight: insights",
    pages: [{ path: "/" }, { path: "/work/" }],
    files: ["app-1.js", "sitemap-0.xml"],
    redirects: [],
    imageOrigins: [],
    frameOrigins: [],
    sectionsAboutOtherPages: [],
  }
  writeSiteRecord(project, record)
  write({
    "index.html": page('<img src="/static/one.png"/>'),
    "work/index.html": page('<img src="/static/two.png"/>'),
    "page-data/index/page-data.json": data("/static/one.png"),
    "page-data/work/page-data.json": data("/static/two.png"),
    "page-data/sq/d/7.json": "{}",
    "page-data/sq/d/8.json": '{"draft":1}',
    "page-data/app-data.json": "{}",
    "static/one.png": await image("#34CE72"),
    "static/two.png": await image("#101010"),
    "static/draft.png": await image("#ff0000"),
    "robots-of-ours.txt": "x",
    "removed-from-static.txt": "x",
    "app-1.js": "app()",
    "app-0.js": "old()",
    "sitemap-0.xml": "<urlset/>",
    "webpack.stats.json": "{}",
  })
})
afterEach(removeFolders)

it("copies files of this build and static files, but none of earlier builds", async () => {
  await finish(project)
  const pageData = ["app-data.json", "index/page-data.json", "sq/d/7.json", "work/page-data.json"]
  expect(dist()).toEqual([
    ...[".build-id", "app-1.js", "feed.json", "feed.xml", "index.html", "llms-full.txt", "llms.txt"],
    ...pageData.map((name) => `page-data/${name}`),
    ...[
      "robots-of-ours.txt",
      "robots.txt",
      "search-pages.json",
      "sitemap-0.xml",
      "static/one.png",
      "static/two.png",
      "work/index.html",
    ],
  ])
  expect(readFileSync(path.join(folders.dist, "index.html"), "utf8")).toContain("Content-Security-Policy")
  expect(readFileSync(path.join(folders.output, "index.html"), "utf8")).not.toContain("Content-Security")
})

it("adds only files that output-files.ts names, so that redirects cannot overwrite them", async () => {
  await finish(project)
  const added = dist().filter((name) => !existsSync(path.join(folders.output, name)))
  expect(added).toContain("robots.txt")
  expect(added.filter((name) => !outputKind(name.replace(/\/.*/, "")))).toEqual([])
})

it("prefers what steps write to files of the same names", async () => {
  writeFiles(project, { "static/robots.txt": "Allow: /everything" })
  write({ "robots.txt": "Allow: /everything", "feed.xml": "<feed>old</feed>" })
  write({ "index.html": page('<a href="/feed.xml">Feed</a>') })
  await finish(project)
  expect(readFileSync(path.join(folders.dist, "robots.txt"), "utf8")).toContain("sitemap-index.xml")
  expect(readFileSync(path.join(folders.dist, "feed.xml"), "utf8")).toContain(
    "<title>Mosslight: insights</title>",
  )
})

it("gives pages of static/ a policy, and copies HTML that is no page", async () => {
  const files = { "old.html": page("Old"), "google1.html": "google-site-verification: google1.html" }
  for (const [name, text] of Object.entries(files)) writeFiles(project, { [`static/${name}`]: text })
  write(files)
  await finish(project)
  expect(readFileSync(path.join(folders.dist, "old.html"), "utf8")).toContain("Content-Security-Policy")
  expect(readFileSync(path.join(folders.dist, "google1.html"), "utf8")).toBe(files["google1.html"])
})

it("publishes no files of a document that was deleted or became a draft", async () => {
  await finish(project)
  writeSiteRecord(project, { ...record, pages: [{ path: "/" }] })
  await finish(project)
  expect(dist().filter((name) => /work|two/.test(name))).toEqual([])
})

describe("a second build", () => {
  beforeEach(() => finish(project))

  it("reuses unchanged files, with their policy and compressed versions", async () => {
    const before = ["index.html", "index.html.br", "static/one.png"].map(inode)
    write({ "work/index.html": page("New") })
    await finish(project)
    expect(["index.html", "index.html.br", "static/one.png"].map(inode)).toEqual(before)
    const work = readFileSync(path.join(folders.dist, "work/index.html"), "utf8")
    expect(work).toContain("New")
    expect(work.match(/Content-Security-Policy/g)).toHaveLength(1)
  })

  it("finishes a page again after a change of its record only", async () => {
    const facts = { name: "Work", description: "One.", document: {} }
    const write = (description: string) =>
      writeSiteRecord(project, { ...record, pages: [{ path: "/work/", ...facts, description }] })
    const markdown = () => readFileSync(path.join(folders.dist, "work.md"), "utf8")
    writeFiles(folders.output, { "work/index.html": page("<main><h1>Work</h1></main>") })
    write("One.")
    await finish(project)
    expect(markdown()).toContain("description: One.")
    write("Two.")
    await finish(project)
    expect(markdown()).toContain("description: Two.")
  })

  it("reuses a file that Gatsby has written again with the same content", async () => {
    const before = inode("index.html")
    utimesSync(path.join(folders.output, "index.html"), new Date(), new Date(Date.now() + 5000))
    await finish(project)
    expect(inode("index.html")).toBe(before)
  })

  it("recreates a file that was changed or deleted in dist/", async () => {
    const sound = readFileSync(path.join(folders.dist, "index.html"))
    writeFiles(folders.dist, { "index.html": "<p>hello</p>" })
    rmSync(path.join(folders.dist, "static/one.png"))
    await finish(project)
    expect(readFileSync(path.join(folders.dist, "index.html"))).toEqual(sound)
    expect(existsSync(path.join(folders.dist, "static/one.png"))).toBe(true)
  })

  const imageOrigins = ["https://i.example"]

  it.each([
    ["the policy's sources", () => writeSiteRecord(project, { ...record, imageOrigins })],
    [
      "the sections about other pages",
      () => writeSiteRecord(project, { ...record, sectionsAboutOtherPages: ["A"] }),
    ],
    ["the code of the steps", () => writeFiles(project, { "src/publish/finish/a.ts": "2" })],
    ["the id of dist/", () => writeFiles(folders.dist, { ".build-id": "another" })],
    ["the whole of dist/, which was deleted", () => rmSync(folders.dist, { recursive: true })],
  ])("finishes everything again after a change of %s", async (_, change) => {
    change()
    const before = existsSync(folders.dist) && inode("index.html")
    await finish(project)
    expect(inode("index.html")).not.toBe(before)
    expect(readFileSync(path.join(folders.dist, "index.html"), "utf8")).toContain("Content-Security-Policy")
  })

  it("detects a change in public/ before Gatsby starts, by content if only the time differs", () => {
    const sources = readManifest(project)?.sources ?? {}
    expect(changedFile(folders.output, sources)).toBeUndefined()
    utimesSync(path.join(folders.output, "sitemap-0.xml"), new Date(), new Date(Date.now() + 5000))
    expect(changedFile(folders.output, sources)).toBeUndefined()
    write({ "sitemap-0.xml": "<urlzet/>" })
    utimesSync(path.join(folders.output, "sitemap-0.xml"), new Date(), new Date(Date.now() + 9000))
    expect(changedFile(folders.output, sources)).toBe("sitemap-0.xml")
    rmSync(path.join(folders.output, "sitemap-0.xml"))
    expect(changedFile(folders.output, sources)).toBe("sitemap-0.xml")
  })
})

it("reads a new page at most three times, and parses it once", async () => {
  const read = jest.spyOn(fs, "readFileSync")
  const readLater = jest.spyOn(fs.promises, "readFile")
  await finish(project)
  const files = [...read.mock.calls, ...readLater.mock.calls].map(([file]) => String(file))
  const reads = files.filter((file) => file.endsWith(path.join("work", "index.html")))
  expect(reads.length).toBeGreaterThan(0)
  expect(reads.length).toBeLessThanOrEqual(3)
  expect(parseDocument).toHaveBeenCalledTimes(record.pages.length)
  jest.restoreAllMocks()
})

it("leaves the last site in place if Gatsby's output is damaged", async () => {
  await finish(project)
  const before = readFileSync(path.join(folders.dist, ".build-id"))
  write({ "work/index.html": "<html>" })
  await expect(finish(project)).rejects.toThrow(DamagedOutput)
  await expect(finish(project)).rejects.toThrow("public/work/index.html is cut off.")
  write({ "work/index.html": page("Whole") })
  write({ "page-data/work/page-data.json": "{" })
  await expect(finish(project)).rejects.toThrow("public/page-data/work/page-data.json is not valid JSON.")
  rmSync(path.join(folders.output, "page-data/work/page-data.json"))
  await expect(finish(project)).rejects.toThrow("public/page-data/work/page-data.json is missing.")
  expect(readFileSync(path.join(folders.dist, ".build-id"))).toEqual(before)
})

describe("a replacement that was killed", () => {
  beforeEach(() => finish(project))

  const state = () => [
    readFileSync(path.join(folders.dist, "index.html"), "utf8").includes("half-life") ? "last" : "next",
    existsSync(folders.previous),
  ]

  it.each<[when: string, kill: () => void, expected: string]>([
    [
      "between the two renames is completed",
      () => {
        renameSync(folders.dist, folders.previous)
        writeFiles(folders.next, { "index.html": "next" })
      },
      "next",
    ],
    [
      "before the last site was removed keeps the new one",
      () => writeFiles(folders.previous, { a: "" }),
      "last",
    ],
    [
      "while the next site was created changes nothing",
      () => writeFiles(folders.next, { a: "half" }),
      "last",
    ],
  ])("%s", (_, kill, expected) => {
    kill()
    completeReplacement(project)
    expect(state()).toEqual([expected, false])
  })
})
