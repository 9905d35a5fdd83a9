/** The search index of pages that have changed, and of those that have not. */
import { mkdirSync } from "node:fs"
import path from "node:path"
import type { BuiltSite } from "../../../../src/publish/finish/built-site"
import { robots } from "../../../../src/publish/finish/robots"
import { type StartedIndex, searchIndex, startIndex } from "../../../../src/publish/finish/search-index"
import { siteOf } from "../../../support/built-site"
import { removeFolders, writeFiles } from "../../../support/folders"

/** The pages of the index that was written, by their addresses. */
let mockWritten = new Map<string, string>()
const mockMakeFolder = mkdirSync
/** How often a page was added. */
let mockAdded = 0
jest.mock(
  "pagefind",
  () => ({
    createIndex: async () => {
      const pages = new Map<string, string>()
      return {
        errors: [],
        index: {
          addHTMLFile: async ({ url, content }: { url: string; content: string }) => {
            mockAdded += 1
            pages.set(url, content)
            return { errors: [] }
          },
          writeFiles: async ({ outputPath }: { outputPath: string }) => {
            mockWritten = pages
            mockMakeFolder(outputPath, { recursive: true })
            return { errors: [] }
          },
        },
      }
    },
    close: async () => {},
  }),
  { virtual: true },
)

const page = (text: string) => `<html><head><title>T</title></head><body><main>${text}</main></body></html>`

/** Index the site, and return the text of each page in the index. */
const index = async (
  site: BuiltSite,
  hashes: Record<string, string>,
  key = "code 1",
  started?: Promise<StartedIndex | undefined>,
) => {
  await searchIndex({ ...site, key, hashOf: (file) => hashes[file] ?? "" }, started)
  return [...mockWritten.values()].map((content) => /<main>(.*?)<\/main>/.exec(content)?.[1])
}

/** Write the pages as Gatsby does. */
const writePages = (texts: Record<string, string>) =>
  writeFiles(
    path.join(site.project, "public"),
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${name}/index.html`, page(text)])),
  )

let site: ReturnType<typeof siteOf>
const hashes = { "a/index.html": "a1", "b/index.html": "b1" }

beforeEach(async () => {
  site = siteOf({ "a/index.html": "", "b/index.html": "" })
  writePages({ a: "Apples", b: "Boats" })
  await index(site, hashes)
  writePages({ a: "Apricots", b: "Barges" })
})
afterEach(removeFolders)

it("has all pages, and reads only those that have changed since the last build", async () => {
  expect(await index(site, { ...hashes, "b/index.html": "b2" })).toEqual(["Apples", "Barges"])
})

it("reads all pages again after a change of the settings or of the code", async () => {
  expect(await index(site, hashes, "code 2")).toEqual(["Apricots", "Barges"])
})

it("has the pages of a preview, which search engines must not list", async () => {
  jest.spyOn(console, "log").mockImplementation(() => undefined)
  const preview = siteOf({ "a/index.html": page("Apples") }, { variables: { MOSSLIGHT_PREVIEW: "1" } })
  writeFiles(path.join(preview.project, "public"), { "a/index.html": page("Apples") })
  await robots(preview)
  expect(await index(preview, hashes)).toEqual(["Apples"])
})

describe("started with the pages of the last build", () => {
  const start = async () => {
    const started = startIndex(site.project)
    await started
    mockAdded = 0
    return started
  }

  it("replaces only changed pages", async () => {
    const started = start()
    await started
    expect(await index(site, { ...hashes, "b/index.html": "b2" }, "code 1", started)).toEqual([
      "Apples",
      "Barges",
    ])
    expect(mockAdded).toBe(1)
  })

  it("has no page that is gone", async () => {
    expect(await index({ ...site, pages: site.pages.slice(1) }, hashes, "code 1", start())).toEqual(["Boats"])
  })

  it("is made from all pages if it could not be started", async () => {
    const failed = Promise.reject(new Error("no Pagefind"))
    expect(await index(site, hashes, "code 1", failed)).toEqual(["Apples", "Boats"])
  })
})
