import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { sha1 } from "../lib/files"
import { FinishError } from "./errors"
import { excludedSelectors, type SearchablePage, searchablePage } from "./searchable-page"
import type { Site } from "./site"

/** Write Pagefind's index of all pages to `pagefind/`, for the search page. */
export const searchIndex = async ({ folder, pages, hashOf, reuseOrCreate }: Site) => {
  const key = pages.map(({ file }) => hashOf(file)).join()
  await reuseOrCreate("pagefind", sha1(key), async (target) => {
    const searchable = pages.flatMap(
      (page) => searchablePage(page, readFileSync(path.join(folder, page.file), "utf8")) ?? [],
    )
    await writeIndex(searchable, target)
  })
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
