import { gzipSync } from "node:zlib"
import { pageIndex } from "../../../src/publish/finish/search-pages"
import type { PageRecord } from "../../../src/publish/finish/site-record"
import type { IndexedPage } from "../../../src/site/features/search/page-index"

const indexOf = (pages: readonly PageRecord[]): readonly IndexedPage[] => JSON.parse(pageIndex(pages))

it("has names, keywords, headings and descriptions, once each", () => {
  const [page] = indexOf([
    {
      path: "/a/",
      name: "A",
      heading: "All about A",
      keywords: "first letter",
      related: ["Logistics"],
      headings: ["Results", "Results"],
      description: "The letter.",
      sentences: ["The letter.", "It comes first."],
    },
  ])
  expect(page).toEqual([
    "/a/",
    "A",
    "first letter\nLogistics",
    "All about A\nResults",
    "The letter.\nIt comes first.",
  ])
})

it("leaves out hidden pages, later pages of lists, and pages without a name", () => {
  const pages = [
    { path: "/a/", name: "A", noindex: true },
    { path: "/list/page/2/", name: "List" },
    { path: "/404.html" },
    { path: "/list/", name: "List" },
  ]
  expect(indexOf(pages).map(([path]) => path)).toEqual(["/list/"])
})

/** Different words for each seed, as many as a page has. */
const wordsOf = (seed: number, count: number) => {
  let value = seed
  const next = () => {
    value = (value * 48271 + 11) % 2147483647
    return value.toString(36)
  }
  return Array.from({ length: count }, next).join(" ")
}

it("has at most 60 kB, gzipped, for 1,000 pages with different words, and all their names", () => {
  const pages = Array.from({ length: 1000 }, (_, index) => ({
    path: `/insights/page-${index}/`,
    name: `Page ${index}`,
    headings: [wordsOf(index, 20)],
    description: wordsOf(index + 5000, 20),
  }))
  const text = pageIndex(pages)
  expect(gzipSync(JSON.stringify(pages)).length).toBeGreaterThan(150_000)
  expect(gzipSync(text).length).toBeLessThanOrEqual(60_000)
  expect(indexOf(pages).map(([, name]) => name)).toEqual(pages.map(({ name }) => name))
  expect(JSON.parse(text)[0][3]).not.toBe("")
})
