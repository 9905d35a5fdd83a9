import { existsSync, readFileSync, truncateSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { DamagedOutput } from "../../../src/publish/site"
import { referencesOf } from "../../../src/publish/verify/references"
import { inspect, verifySite } from "../../../src/publish/verify/verify-site"
import { removeFolders, siteOf } from "../../support/built-site"

afterEach(removeFolders)

const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: "#34CE72" } })
    .jpeg()
    .toBuffer()

const page = (body: string) => `<html><body>${body}</body></html>`

describe("references", () => {
  it.each([
    ['<img src="/static/a/b.jpg"/>', ["/static/a/b.jpg"]],
    ['<source srcSet="/static/a.jpg 640w,\n/static/b.jpg 750w"/>', ["/static/a.jpg", "/static/b.jpg"]],
    ['{"src":"/static/a.webp","x":1}', ["/static/a.webp"]],
    ["url(/static/font.woff2)", ["/static/font.woff2"]],
    ['<use href="/icons.svg#arrow"/>', ["/icons.svg"]],
    ['<img src="/.netlify/images?url=%2Fstatic%2Fa-1b.jpg&amp;w=640&amp;q=75"/>', ["/static/a-1b.jpg"]],
    ['{"src":"/.netlify/images?url=%2Fstatic%2Fa.jpg&w=640&q=75"}', ["/static/a.jpg"]],
    ['<img src="/.netlify/images?url=https%3A%2F%2Fhost.example%2Fa.jpg&amp;w=640"/>', []],
    ['<a href="/search/?url=elsewhere">', []],
    ['<a href="/services/">', []],
    ['<a href="//host.example/a.jpg">', []],
    ['<a href="https://host.example/a.jpg">', []],
    ['<img src="/static/a%20b.jpg"/>', ["/static/a b.jpg"]],
  ])("of %s are %j", (text, expected) => {
    expect([...referencesOf(text, "")]).toEqual(expected)
  })

  it("are read without the path prefix", () => {
    expect([...referencesOf('src="/site/a.jpg" src="/a.jpg"', "/site")]).toEqual(["/a.jpg"])
  })
})

it("finds nothing in a sound site and takes pictures away that nothing refers to", async () => {
  const site = siteOf({
    "index.html": page('<img src="/static/1/a.jpg"/>'),
    "static/1/a.jpg": await picture(),
    "static/2/gone.jpg": await picture(),
    "app-1.js": 'x="static/mark-0123456789abcdef0123456789abcdef.svg"',
    "static/mark-0123456789abcdef0123456789abcdef.svg": "<svg/>",
  })
  await verifySite.run(site)
  expect(existsSync(path.join(site.folder, "static/2/gone.jpg"))).toBe(false)
  expect(existsSync(path.join(site.folder, "static/1/a.jpg"))).toBe(true)
  expect(existsSync(path.join(site.folder, "static/mark-0123456789abcdef0123456789abcdef.svg"))).toBe(true)
})

it("keeps the pictures that a host's image service makes smaller, and misses those that are not there", async () => {
  const asked = (name: string) =>
    `<img src="/site/.netlify/images?url=%2Fsite%2Fstatic%2F${name}&amp;w=640"/>`
  const { findings, unused } = await inspect(
    siteOf(
      {
        "index.html": page(
          asked("a-1b.jpg").replace("/site/.n", "/.n") + asked("gone-2c.jpg").replace("/site/.n", "/.n"),
        ),
        "static/a-1b.jpg": await picture(),
      },
      { pathPrefix: "/site" },
    ),
  )
  expect(unused).toEqual([])
  expect(findings).toEqual(["/index.html refers to /static/gone-2c.jpg, which is missing"])
})

it("names every damage and does not let the site be published", async () => {
  const site = siteOf({
    "index.html": page('<img src="/static/missing.jpg"/>'),
    "cut/index.html": "<html><body><p>half",
    "empty/index.html": "",
    "page-data/app-data.json": '{"half":',
    "static/1/cut.jpg": (await picture()).subarray(0, 250),
  })
  const { findings } = await inspect(site)
  expect(findings).toEqual([
    "/cut/index.html is cut off",
    "/empty/index.html is empty",
    "/index.html refers to /static/missing.jpg, which is missing",
    "/page-data/app-data.json is not the JSON it should be",
    expect.stringMatching(/^\/static\/1\/cut\.jpg cannot be decoded \(/),
  ])
  await expect(verifySite.run(site)).rejects.toThrow(DamagedOutput)
  await expect(verifySite.run(site)).rejects.toThrow("/cut/index.html is cut off")
})

it("opens again what has changed since it was sound", async () => {
  const site = siteOf({ "a.json": '{"a":1}' })
  await verifySite.run(site)
  const file = path.join(site.folder, "a.json")
  writeFileSync(file, '{"a":1')
  utimesSync(file, new Date(), new Date(Date.now() + 5_000))
  expect((await inspect(site)).findings).toEqual(["/a.json is not the JSON it should be"])
  truncateSync(file)
  expect((await inspect(site)).findings).toEqual(["/a.json is empty"])
})

it("remembers nothing that half a file says", async () => {
  const site = siteOf({ "a.json": "{}" })
  await verifySite.run(site)
  const memory = path.join(site.memory, "verify.json")
  writeFileSync(memory, readFileSync(memory).subarray(0, 20))
  await expect(verifySite.run(site)).resolves.toBeUndefined()
})
