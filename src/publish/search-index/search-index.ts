import { createHash } from "node:crypto"
import { cpSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { pageFiles } from "../pages/page-files"
import { PublishError, type PublishStep, type Site } from "../site"
import { leftOut, type SearchablePage, searchablePage } from "./searchable-page"

/**
 * Builds Pagefind's index of the finished pages into `/pagefind/`, for the search page. The index is remembered by
 * what the pages say: where nothing changed, it is copied.
 */
export const searchIndex: PublishStep = {
  name: "search index",
  run: async (site) => {
    const pages = await searchablePages(site)
    const memory = path.join(site.memory, "search-index")
    const name = await nameOf(pages, site)
    const remembered = path.join(memory, name)
    await mkdir(memory, { recursive: true })
    if (!(await readdir(memory)).includes(name)) {
      const unfinished = `${remembered}.unfinished`
      await rm(unfinished, { recursive: true, force: true })
      await writeIndex(pages, unfinished)
      await rename(unfinished, remembered)
    }
    cpSync(remembered, path.join(site.folder, "pagefind"), { recursive: true, preserveTimestamps: true })
    for (const other of await readdir(memory))
      if (other !== name) await rm(path.join(memory, other), { recursive: true })
  },
}

const searchablePages = async ({ folder }: Site): Promise<SearchablePage[]> => {
  const pages: SearchablePage[] = []
  for (const { address, file } of await pageFiles(folder)) {
    const page = searchablePage(address, await readFile(path.join(folder, file), "utf8"))
    if (page) pages.push(page)
  }
  return pages
}

/** A hash of all that decides what the index holds: the pages, this code, Pagefind. */
const nameOf = async (pages: readonly SearchablePage[], { project }: Site): Promise<string> => {
  const hash = createHash("sha256").update(await pagefindVersion(project))
  for (const file of (await readdir(__dirname)).sort())
    hash.update(await readFile(path.join(__dirname, file)))
  hash.update(JSON.stringify(pages))
  return hash.digest("hex").slice(0, 32)
}

/** The exact version that the project asks for. */
const pagefindVersion = async (project: string): Promise<string> => {
  const { dependencies } = JSON.parse(await readFile(path.join(project, "package.json"), "utf8"))
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
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
      await writeFile(path.join(folder, name), content)
    }
  } finally {
    await close()
  }
}
