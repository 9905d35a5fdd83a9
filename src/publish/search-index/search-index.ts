import { createHash } from "node:crypto"
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ownCode } from "../own-code"
import { readPage } from "../pages/page-text"
import { PublishError, type PublishStep, type Site } from "../site"
import { leftOut, type SearchablePage, searchablePage } from "./searchable-page"

/**
 * Builds Pagefind's index of the finished pages into `/pagefind/`, for the search page. The index is remembered by
 * what the pages say: where nothing changed, it is copied.
 */
export const searchIndex: PublishStep = {
  name: "search index",
  run: async (site) => {
    const pages = searchablePages(site)
    const memory = path.join(site.memory, "search-index")
    const name = nameOf(pages, site)
    const remembered = path.join(memory, name)
    mkdirSync(memory, { recursive: true })
    if (!readdirSync(memory).includes(name)) {
      const unfinished = `${remembered}.unfinished`
      rmSync(unfinished, { recursive: true, force: true })
      await writeIndex(pages, unfinished)
      renameSync(unfinished, remembered)
    }
    cpSync(remembered, path.join(site.folder, "pagefind"), { recursive: true, preserveTimestamps: true })
    for (const other of readdirSync(memory))
      if (other !== name) rmSync(path.join(memory, other), { recursive: true })
  },
}

const searchablePages = (site: Site): SearchablePage[] =>
  site.pages.flatMap((page) => searchablePage(page.address, readPage(site, page)) ?? [])

/** A hash of all that decides what the index holds: the pages, this code, Pagefind. */
const nameOf = (pages: readonly SearchablePage[], { project }: Site): string => {
  const hash = createHash("sha256").update(pagefindVersion(project))
  hash.update(ownCode(__dirname)).update(JSON.stringify(pages))
  return hash.digest("hex").slice(0, 32)
}

/** The exact version that the project asks for. */
const pagefindVersion = (project: string): string => {
  const { dependencies } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8"))
  return dependencies.pagefind
}

/** What only Pagefind's own interfaces and its worker need; this site has its own, in the page's thread. */
const notServed = /(?:ui\.(?:js|css)|-highlight\.js|-worker\.js)$/

const writeIndex = async (pages: readonly SearchablePage[], folder: string) => {
  const { close, createIndex } = await import("pagefind")
  try {
    const { index, errors } = await createIndex({ excludeSelectors: leftOut })
    if (!index) throw new PublishError(`The search index could not be begun: ${errors.join(", ")}`)
    for (const { url, html } of pages) {
      const added = await index.addHTMLFile({ url, content: html })
      if (added.errors.length > 0)
        throw new PublishError(`${url} could not be indexed: ${added.errors.join(", ")}`)
    }
    const { files } = await index.getFiles()
    for (const { path: name, content } of files) {
      if (notServed.test(name)) continue
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
      writeFileSync(path.join(folder, name), content)
    }
  } finally {
    await close()
  }
}
