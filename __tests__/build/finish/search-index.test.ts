/** The search index of pages that have changed, and of those that have not. */
import { writeFileSync } from "node:fs"
import path from "node:path"
import { searchIndex } from "../../../src/finish/search-index"
import type { Site } from "../../../src/finish/site"
import { removeFolders, siteOf } from "../../support/built-site"

const mockIndexed: { url: string; content: string }[] = []
jest.mock(
  "pagefind",
  () => ({
    createIndex: async () => ({
      errors: [],
      index: {
        addHTMLFile: async (page: { url: string; content: string }) => {
          mockIndexed.push(page)
          return { errors: [] }
        },
        getFiles: async () => ({ files: [{ path: "pagefind.js", content: "" }] }),
      },
    }),
    close: async () => {},
  }),
  { virtual: true },
)

const page = (text: string) => `<html><head><title>T</title></head><body><main>${text}</main></body></html>`

/** Index the site, and return the text of each page in the index. */
const index = async (site: Site, hashes: Record<string, string>, key = "code 1") => {
  mockIndexed.length = 0
  await searchIndex({ ...site, key, hashOf: (file) => hashes[file] ?? "" })
  return mockIndexed.map(({ content }) => /<main>(.*?)<\/main>/.exec(content)?.[1])
}

let site: ReturnType<typeof siteOf>
const hashes = { "a/index.html": "a1", "b/index.html": "b1" }

beforeEach(async () => {
  site = siteOf({ "a/index.html": page("Apples"), "b/index.html": page("Boats") })
  await index(site, hashes)
  for (const [name, text] of [
    ["a", "Apricots"],
    ["b", "Barges"],
  ])
    writeFileSync(path.join(site.folder, `${name}/index.html`), page(text ?? ""))
})
afterEach(removeFolders)

it("has all pages, and reads only those that have changed since the last build", async () => {
  expect(await index(site, { ...hashes, "b/index.html": "b2" })).toEqual(["Apples", "Barges"])
})

it("reads all pages again after a change of the settings or of the code", async () => {
  expect(await index(site, hashes, "code 2")).toEqual(["Apricots", "Barges"])
})

it("has no page that is gone", async () => {
  expect(await index({ ...site, pages: site.pages.slice(1) }, hashes)).toEqual(["Boats"])
})
