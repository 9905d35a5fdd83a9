import { readFileSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import sharp from "sharp"
import { compress } from "../../../../src/publish/finish/compress"
import { DamagedOutput } from "../../../../src/publish/finish/errors"
import { referencesIn, referencesOfPage } from "../../../../src/publish/finish/references"
import { verify } from "../../../../src/publish/finish/verify"
import { pageOf, siteOf } from "../../../support/built-site"
import { removeFolders } from "../../../support/folders"

afterEach(removeFolders)

const image = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#34CE72" } })
    .jpeg()
    .toBuffer()

describe("references", () => {
  it.each([
    ['<img src="/static/a/b.jpg"/>', ["static/a/b.jpg"]],
    ['<source srcSet="/static/a.jpg 640w,\n/static/b.jpg 750w"/>', ["static/a.jpg", "static/b.jpg"]],
    ["<style>a{src:url(/static/font.woff2)}</style>", ["static/font.woff2"]],
    [`<p data-film="{&quot;src&quot;:&quot;/static/a.mp4&quot;}">`, ["static/a.mp4"]],
    ['<use href="/icons.svg#arrow"/>', ["icons.svg"]],
    ['<link rel="manifest" href="/manifest.webmanifest"/>', ["manifest.webmanifest"]],
    ['<img src="/.netlify/images?url=%2Fstatic%2Fa-1b.jpg&amp;w=640&amp;q=75"/>', ["static/a-1b.jpg"]],
    ['<img src="/.netlify/images?url=https%3A%2F%2Fhost.example%2Fa.jpg&amp;w=640"/>', []],
    ['<a href="/search/?url=elsewhere">', []],
    ['<a href="/services/">', []],
    ['<a href="//host.example/a.jpg">', []],
    ['<a href="https://host.example/a.jpg">', []],
    ['<img src="/static/a%20b.jpg"/>', ["static/a b.jpg"]],
  ])("of a page with %s are %j", (body, expected) => {
    expect(referencesOfPage(pageOf(`<html><body>${body}</body></html>`), "")).toEqual(expected)
  })

  it("of page data include static queries and slices, those of scripts are files with a webpack hash", () => {
    const data = '{"result":{"src":"/static/a.webp"},"staticQueryHashes":["12"],"slicesMap":{"a":"b"}}'
    const found = ["static/a.webp", "page-data/sq/d/12.json", "slice-data/b.json"]
    for (const name of ["page-data/index/page-data.json", "slice-data/a.json"])
      expect(referencesIn(name, () => data, "")).toEqual(found)
    const hashed = "static/mark-0123456789abcdef0123456789abcdef.svg"
    expect(referencesIn("app-1.js", () => `x="${hashed}"`, "")).toEqual([hashed])
  })

  it("are read without the path prefix", () => {
    expect(referencesIn("a.css", () => "url(/site/a.jpg) url(/b.jpg)", "/site")).toEqual(["a.jpg"])
  })
})

describe("verification", () => {
  it("accepts an undamaged site", async () => {
    const files = { "index.html": "<html></html>\n", "a.jpg": await image(), "a.json": "{}" }
    const site = siteOf(files, { references: { "index.html": ["a.jpg"] } })
    await expect(site.run(verify)).resolves.toBeUndefined()
  })

  it("reports every damaged file and every missing one", async () => {
    const whole = await image()
    const site = siteOf(
      {
        "empty.js": "",
        "cut.jpg": whole.subarray(0, whole.length / 2),
        "cut.json": '{"a":',
        "index.html": "<html></html>",
      },
      { references: { "index.html": ["gone.webp"] } },
    )
    const error = await site.run(verify).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(DamagedOutput)
    for (const problem of [
      "empty.js is empty",
      "cut.jpg cannot be decoded",
      "cut.json is not valid JSON",
      "index.html refers to gone.webp, which is missing",
    ])
      expect((error as DamagedOutput).message).toContain(problem)
  })
})

describe("compression", () => {
  const text = "half-life ".repeat(200)

  it("writes both formats next to text files, but not for small files and images", async () => {
    const site = siteOf({ "index.html": text, "small.json": "{}", "a.jpg": await image() })
    await site.run(compress)
    expect(site.files()).toEqual(["a.jpg", "index.html", "index.html.br", "index.html.gz", "small.json"])
    const read = (name: string) => readFileSync(path.join(site.folder, name))
    expect(brotliDecompressSync(read("index.html.br")).toString()).toBe(text)
    expect(gunzipSync(read("index.html.gz")).toString()).toBe(text)
  })

  it.each([
    ["netlify", 1],
    ["github-pages", 1],
    ["nginx", 3],
  ])("depends on the host: %s", async (host, count) => {
    const site = siteOf({ "index.html": text }, { variables: { MOSSLIGHT_HOST: host } })
    await site.run(compress)
    expect(site.files()).toHaveLength(count)
  })
})
