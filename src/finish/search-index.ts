import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { sha1 } from "../lib/files"
import { FinishError } from "./errors"
import { excludedSelectors, type SearchablePage, searchablePage } from "./searchable-page"
import type { Site } from "./site"

/** Write Pagefind's index of all pages to `pagefind/`, for the search page. */
export const searchIndex = async (site: Site) => {
  const key = site.pages.map(({ file }) => site.hashOf(file)).join()
  await site.reuseOrCreate("pagefind", sha1(key), async (target) => {
    await writeIndex(searchablePages(site), target)
  })
}

/** The searchable part of each page as of the last build, by the page's hash. `null`: it is not searchable. */
interface LastPages {
  key: string
  pages: { [hash: string]: SearchablePage | null }
}

/** Only pages that have changed since the last build are read. */
const searchablePages = ({ folder, project, pages, key, hashOf }: Site): SearchablePage[] => {
  const file = path.join(project, ".cache/searchable-pages.json")
  const last = readLastPages(file)
  const known = last?.key === key ? last.pages : {}
  const current: LastPages["pages"] = {}
  for (const page of pages) {
    const hash = sha1(JSON.stringify([page, hashOf(page.file)]))
    current[hash] =
      known[hash] === undefined
        ? (searchablePage(page, readFileSync(path.join(folder, page.file), "utf8")) ?? null)
        : known[hash]
  }
  writeFileSync(file, JSON.stringify({ key, pages: current } satisfies LastPages))
  return Object.values(current).filter((page) => page !== null)
}

const readLastPages = (file: string): LastPages | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/** Pagefind's user interfaces and worker: this site has its own interface, and searches in the main thread. */
const unusedFiles = /(?:ui\.(?:js|css)|-highlight\.js|-worker\.js)$/

const writeIndex = async (pages: readonly SearchablePage[], folder: string) => {
  const { close, createIndex } = await import("pagefind")
  try {
    const { index, errors } = await createIndex({ excludeSelectors: excludedSelectors })
    if (!index) throw new FinishError(`Cannot create the search index: ${errors.join(", ")}`)
    for (const { url, html } of pages) {
      const added = await index.addHTMLFile({ url, content: html })
      if (added.errors.length > 0) throw new FinishError(`Cannot index ${url}: ${added.errors.join(", ")}`)
    }
    const { files } = await index.getFiles()
    for (const { path: name, content } of files) {
      if (unusedFiles.test(name)) continue
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), content)
    }
  } finally {
    await close()
  }
}
