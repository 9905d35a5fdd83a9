import { gzipSync } from "node:zlib"
import { type IndexedPage, pageIndexFile } from "../../site/features/search/page-index"
import type { Step } from "./built-site"
import { isSearchable } from "./searchable-page"
import type { PageRecord } from "./site-record"

/** Write the index of the search dialog: names, keywords, headings and descriptions of all pages. */
export const searchPages: Step = {
  records: async ({ pages, write }) => write(pageIndexFile, pageIndex(pages)),
}

/** Maximum size, gzipped. */
const maximumBytes = 60_000

/** The text of the index. If there are so many pages that it would be too large, their texts are cut. */
export const pageIndex = (pages: readonly PageRecord[]): string => {
  const searchable = pages.filter(isSearchable)
  for (let length = 4000; ; length /= 2) {
    const text = JSON.stringify(searchable.map((page) => indexed(page, Math.floor(length))))
    if (length < 1 || gzipSync(text).length <= maximumBytes) return text
  }
}

/** @param length of its texts together: descriptions are cut first, then headings */
const indexed = (page: PageRecord, length: number): IndexedPage => {
  const { path, name = "", keywords, heading, headings = [], description, sentences = [] } = page
  let left = length
  const joined = (texts: readonly (string | undefined)[]) => [...new Set(texts)].filter(Boolean).join("\n")
  const cut = (text: string) => {
    const kept = text.slice(0, left)
    left -= kept.length
    return kept
  }
  return [
    path,
    name,
    cut(joined([keywords, ...(page.related ?? [])])),
    cut(joined([heading === name ? "" : heading, ...headings])),
    cut(joined([description, ...sentences])),
  ]
}
