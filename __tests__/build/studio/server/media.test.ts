/** Pictures and other files of the site: their uses, and what replaces and deletes them. */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import type { MediaFile } from "../../../../src/studio/api"
import { read, resetSite, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"
import { type StudioServer, startStudio } from "../../../support/studio-server"

const study = "content/case-studies/harbour-ledger/index.mdx"
const cover = "content/case-studies/harbour-ledger/thumbnail.jpg"
const portrait = "content/data/people/elif-karaca.png"

let root = ""
let studio: StudioServer

beforeAll(async () => {
  root = await siteWith()
  studio = await startStudio(root)
})

beforeEach(() => resetSite(root))

afterAll(() => {
  studio.stop()
  removeFolders()
})

const media = async (file: string): Promise<MediaFile | undefined> =>
  (await studio.api("media")).json.find((one: MediaFile) => one.file === file)

const bytesOf = (file: string) => readFileSync(path.join(root, file))

const draw = async (format: "png" | "jpeg", width = 900) =>
  sharp({ create: { width, height: 300, channels: 3, background: "#111111" } })
    .toFormat(format)
    .toBuffer()

const replace = async (file: string, name: string, data: Buffer) =>
  studio.api("replace", { file, name, data: data.toString("base64") })

describe("the list", () => {
  it("has sizes and the places that use a file", async () => {
    write(root, "insights/a/index.mdx", "---\nname: A\n---\n\nText.\n\n![The harbour in rain](./rain.png)\n")
    writeFileSync(path.join(root, "content/insights/a/rain.png"), await draw("png"))
    expect(await media(cover)).toMatchObject({
      ...{ bytes: bytesOf(cover).length, width: 800, height: 600, isUnused: false },
      uses: [{ file: study, field: "thumbnail" }],
      changed: statSync(path.join(root, cover)).mtimeMs,
    })
    const [use] = (await media("content/insights/a/rain.png"))?.uses ?? []
    expect(use).toMatchObject({ file: "content/insights/a/index.mdx", line: 7, column: 1 })
    const [inData] = (await media(portrait))?.uses ?? []
    const line = read(root, "data/team.yaml").split("\n")[(inData?.line ?? 0) - 1]
    expect(line?.slice((inData?.column ?? 0) - 1)).toBe("./people/elif-karaca.png")
  })

  it("has neither texts nor hidden files, but all others", async () => {
    write(root, "insights/notes.txt", "Notes.")
    write(root, "insights/.hidden.png", "")
    const { json } = await studio.api("media")
    const names: string[] = json.map((one: MediaFile) => one.file)
    expect(names).toEqual(expect.arrayContaining([cover, portrait, "content/insights/notes.txt"]))
    expect(names.filter((name) => /\.(mdx|yaml|md)$|hidden/.test(name))).toEqual([])
  })

  it("calls unused what nothing names, unless what could name it has errors", async () => {
    const file = "content/case-studies/harbour-ledger/other.jpg"
    writeFileSync(path.join(root, file), await draw("jpeg"))
    expect(await media(file)).toMatchObject({ uses: [], isUnused: true })
    write(root, "case-studies/harbour-ledger/index.mdx", "---\nname: [\n---\n")
    expect(await media(file)).toMatchObject({ uses: [], isUnused: false })
  })
})

describe("replacing", () => {
  it("keeps the name and the uses, and can be undone and done again", async () => {
    const [before, after] = [bytesOf(cover), await draw("jpeg")]
    const uses = (await media(cover))?.uses
    expect((await replace(cover, "New photo.JPEG", after)).status).toBe(200)
    expect(bytesOf(cover)).toEqual(after)
    expect(await media(cover)).toMatchObject({ uses, width: 900 })
    expect((await studio.api("restore", { file: cover })).status).toBe(200)
    expect(bytesOf(cover)).toEqual(before)
    await studio.api("restore", { file: cover })
    expect(bytesOf(cover)).toEqual(after)
    expect((await studio.api("deleted")).json).toEqual([])
  })

  it.each([
    [
      "of another kind, whatever its name says",
      cover,
      "thumbnail.jpg",
      "png",
      /is PNG, and thumbnail.jpg is JPEG/,
    ],
    ["that is not a picture", portrait, "elif-karaca.png", "text", /not a file for the web|not a picture/],
    ["of another kind by its name", portrait, "film.mp4", "text", /is MP4, and elif-karaca.png is PNG/],
  ] as const)("refuses a file %s", async (_, file, name, content, message) => {
    const before = bytesOf(file)
    const { status, json } = await replace(
      file,
      name,
      content === "text" ? Buffer.from("Text") : await draw(content),
    )
    expect(status).toBe(422)
    expect(json.message).toMatch(message)
    expect(json.fix).not.toBe("")
    expect(bytesOf(file)).toEqual(before)
  })

  it("refuses a file that is too large, and an SVG with a script", async () => {
    const captions = "content/case-studies/harbour-ledger/film.vtt"
    write(root, captions.replace("content/", ""), "WEBVTT")
    const { json } = await replace(captions, "film.vtt", Buffer.alloc(1024 * 1024 + 1))
    expect(json.message).toMatch(/larger than 1 MB/)
    const logo = "content/case-studies/harbour-ledger/logo.svg"
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
    write(root, logo.replace("content/", ""), svg)
    const hostile = svg.replace("<path", "<script>alert(1)</script><path")
    expect((await replace(logo, "logo.svg", Buffer.from(hostile))).status).toBe(422)
    expect(bytesOf(logo).toString()).toBe(svg)
  })
})

describe("deleting", () => {
  it("keeps the file, which can be brought back", async () => {
    const before = bytesOf(portrait)
    expect((await studio.api("delete", { file: portrait })).json).toEqual({ changed: [] })
    expect(existsSync(path.join(root, portrait))).toBe(false)
    expect((await studio.api("deleted")).json).toEqual([{ file: portrait }])
    expect((await studio.api("restore", { file: portrait })).status).toBe(200)
    expect(bytesOf(portrait)).toEqual(before)
    expect((await studio.api("restore", { file: portrait })).status).toBe(409)
  })

  it("keeps a file whose name is as long as names can be, under its name", async () => {
    const file = `content/case-studies/harbour-ledger/${"港".repeat(83)}.jpg`
    const before = bytesOf(cover)
    writeFileSync(path.join(root, file), before)
    const after = await draw("jpeg")
    expect((await replace(file, "a.jpg", after)).status).toBe(200)
    expect((await studio.api("delete", { file })).status).toBe(200)
    expect((await studio.api("deleted")).json).toEqual([{ file }])
    expect((await studio.api("restore", { file })).status).toBe(200)
    expect(bytesOf(file)).toEqual(after)
    expect((await studio.api("deleted")).json).toEqual([])
  })

  it("brings a document back with its pictures", async () => {
    const before = bytesOf(cover)
    await studio.api("delete", { file: study })
    expect((await studio.api("deleted")).json).toEqual([{ file: study }])
    await studio.api("restore", { file: study })
    expect(bytesOf(cover)).toEqual(before)
  })
})

it("replaces a placeholder by a part of a picture", async () => {
  const { json } = await studio.api("section", { file: study, section: "Persona" })
  const [{ path: image }] = json.assets
  const file = path.posix.join(path.posix.dirname(study), image)
  const crop = { left: 10, top: 10, width: 200, height: 150 }
  const data = (await draw("png")).toString("base64")
  const replaced = await studio.api("replace", { file, name: "a.png", data, crop })
  expect(replaced.json).toEqual({ width: 200, height: 150 })
  const { assets } = (await studio.api(`file?file=${study}`)).json
  expect(assets).toContainEqual({ path: image, width: 200, height: 150 })
})
