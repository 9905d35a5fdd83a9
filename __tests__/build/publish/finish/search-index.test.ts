/** The search index of pages that have changed, and of those that have not. */
import { mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { sha1 } from "../../../../src/content/files"
import type { Page } from "../../../../src/publish/finish/parsed-page"
import { searchIndex, startIndex } from "../../../../src/publish/finish/search-index"
import { pageOf, siteOf } from "../../../support/built-site"
import { removeFolders } from "../../../support/folders"

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

const page = (text: string) =>
  `<html><head><title>T</title></head><body><main><p>${text}</p></main></body></html>`

/** Index the pages, and return the text of each page in the index. */
const index = async (
  texts: Record<string, string>,
  { fresh = Object.keys(texts), started = undefined as Parameters<typeof searchIndex>[0] } = {},
) => {
  const step = searchIndex(started)
  const html = (name: string) => page(texts[name] ?? "")
  const pages = Object.keys(texts).map((name) => ({
    path: `/${name}/`,
    file: `${name}/index.html`,
    hash: sha1(html(name)),
    name,
  }))
  const parse = jest.fn((one: Page) => pageOf(html(one.name ?? ""), one))
  const parts = { ...site, pages, parse }
  for (const one of pages) if (fresh.includes(one.name)) await step.page?.(pageOf(html(one.name), one), parts)
  await step.site?.(parts)
  const found = [...mockWritten.values()].map((content) => /<p>(.*?)<\/p>/.exec(content)?.[1])
  return { found, parsed: parse.mock.calls.length }
}

let site: ReturnType<typeof siteOf>

beforeEach(async () => {
  site = siteOf({})
  await index({ a: "Apples", b: "Boats" })
})
afterEach(removeFolders)

it("has the pages of this build, and those of the last one that have not changed", async () => {
  const { found, parsed } = await index({ a: "Apples", b: "Barges" }, { fresh: ["b"] })
  expect(found).toEqual(["Apples", "Barges"])
  expect(parsed).toBe(0)
})

it("reads a page whose text the last build has not left", async () => {
  rmSync(path.join(site.project, ".cache/searchable-pages.json"))
  const { found, parsed } = await index({ a: "Apples", b: "Barges" }, { fresh: ["b"] })
  expect(found).toEqual(["Apples", "Barges"])
  expect(parsed).toBe(1)
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
    const { found } = await index({ a: "Apples", b: "Barges" }, { fresh: ["b"], started })
    expect(found).toEqual(["Apples", "Barges"])
    expect(mockAdded).toBe(1)
  })

  it("has no page that is gone", async () => {
    expect((await index({ b: "Boats" }, { fresh: [], started: start() })).found).toEqual(["Boats"])
  })

  it("is made from all pages if it could not be started", async () => {
    const started = Promise.reject(new Error("no Pagefind"))
    expect((await index({ a: "Apples", b: "Boats" }, { fresh: [], started })).found).toEqual([
      "Apples",
      "Boats",
    ])
  })
})
