import { readdirSync, readFileSync, statSync } from "node:fs"
import path from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { compress } from "../../../src/publish/compress"
import { removeFolders, siteOf, writeFiles } from "../../support/built-site"

afterEach(removeFolders)

const long = "one line of text and another\n".repeat(100)

it("writes both kinds beside text files, which say the same", async () => {
  const site = siteOf({ "index.html": long, "deep/app.js": `${long}//` })
  await compress.run(site)
  for (const file of ["index.html", "deep/app.js"]) {
    const where = path.join(site.folder, file)
    const content = readFileSync(where)
    expect(brotliDecompressSync(readFileSync(`${where}.br`))).toEqual(content)
    expect(gunzipSync(readFileSync(`${where}.gz`))).toEqual(content)
  }
})

it("leaves pictures and very small files alone", async () => {
  const site = siteOf({ "a.jpg": long, "small.json": "{}" })
  await compress.run(site)
  expect(readdirSync(site.folder).sort()).toEqual(["a.jpg", "small.json"])
})

it("keeps what it made for the next build, and only that", async () => {
  const site = siteOf({ "a.html": long, "same.html": long, "b.html": `${long}b` })
  await compress.run(site)
  const kept = path.join(site.memory, "compressed")
  const before = new Map(readdirSync(kept).map((name) => [name, statSync(path.join(kept, name)).ino]))
  expect(before.size).toBe(4)
  const next = siteOf({ "a.html": long, "c.html": `${long}c` }, { memory: site.memory })
  await compress.run(next)
  const after = readdirSync(kept)
  expect(after).toHaveLength(4)
  const same = after.filter((name) => before.has(name))
  expect(same).toHaveLength(2)
  expect(same.map((name) => statSync(path.join(kept, name)).ino)).toEqual(
    same.map((name) => before.get(name)),
  )
})

it("remembers the right file when the published one is changed", async () => {
  const site = siteOf({ "a.html": long })
  await compress.run(site)
  writeFiles(site.folder, { "a.html.br": "broken" })
  const next = siteOf({ "a.html": long }, { memory: site.memory })
  await compress.run(next)
  expect(brotliDecompressSync(readFileSync(path.join(next.folder, "a.html.br"))).toString()).toBe(long)
})
