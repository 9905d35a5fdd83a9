import { rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { PagefindIndex } from "pagefind"
import { filesBelow, readJson, sha1 } from "../../content"
import { limitConcurrency } from "../../util/limit-concurrency"
import type { Step } from "./built-site"
import { FinishError } from "./errors"
import { buildFolders } from "./folders.mjs"
import { type SearchablePage, searchablePage } from "./searchable-page"

/** Pagefind's index of pages, in its own process, before it is written. */
export interface StartedIndex {
  index: PagefindIndex
  last: LastPages
}

/** Start an index with the pages of the last build, while Gatsby builds: most of them stay the same. */
export const startIndex = async (project: string): Promise<StartedIndex | undefined> => {
  const last = readLastPages(project)
  return last && { last, index: await newIndex(listed(last)) }
}

/** Write Pagefind's index of all pages to `pagefind/`, for the search page. */
export const searchIndex = (started?: Promise<StartedIndex | undefined>): Step => {
  const fresh: LastPages = {}
  return {
    page: (page) => {
      fresh[page.hash] = searchablePage(page)
    },
    site: async ({ project, pages, parse, reuseOrCreate }) => {
      await reuseOrCreate("pagefind", sha1(pages.map(({ hash }) => hash).join()), async (target) => {
        // A failure only costs the time that it would have saved.
        const before = await started?.catch(() => undefined)
        const known = { ...(before?.last ?? readLastPages(project)), ...fresh }
        const current: LastPages = {}
        for (const page of pages) {
          const text = known[page.hash]
          current[page.hash] = text === undefined ? searchablePage(parse(page)) : text
        }
        writeFileSync(lastPagesFile(project), JSON.stringify(current))
        const index = await complete(listed(current), before)
        const { errors } = await index.writeFiles({ outputPath: target })
        if (errors.length > 0) throw new FinishError(`Cannot write the search index: ${errors.join(", ")}`)
        for (const name of filesBelow(target)) if (unusedFiles.test(name)) rmSync(path.join(target, name))
        return ["pagefind"]
      })
      await (await import("pagefind")).close()
    },
  }
}

/** Pagefind replaces pages in place, so an index that had the same addresses is the same as a new one. */
const complete = async (pages: readonly SearchablePage[], started?: StartedIndex): Promise<PagefindIndex> => {
  const known = started ? listed(started.last) : []
  if (!started || addressesOf(known) !== addressesOf(pages)) return newIndex(pages)
  const changed = pages.filter(({ html }, index) => html !== known[index]?.html)
  await addPages(started.index, changed)
  return started.index
}

const addressesOf = (pages: readonly SearchablePage[]) => pages.map(({ url }) => url).join()

const newIndex = async (pages: readonly SearchablePage[]) => {
  const { createIndex } = await import("pagefind")
  // For C++ and C#. With a dot, “.NET” would not be “net”, but words at ends of sentences would have one.
  const { index, errors } = await createIndex({ includeCharacters: "+#" })
  if (!index) throw new FinishError(`Cannot create the search index: ${errors.join(", ")}`)
  await addPages(index, pages)
  return index
}

/** Add several pages at a time, to keep Pagefind busy and memory flat. */
const addPages = async (index: PagefindIndex, pages: readonly SearchablePage[]) => {
  const limited = limitConcurrency(32)
  const added = pages.map(async ({ url, html }) => {
    const { errors } = await limited(() => index.addHTMLFile({ url, content: html }))
    if (errors.length > 0) throw new FinishError(`Cannot index ${url}: ${errors.join(", ")}`)
  })
  await Promise.all(added)
}

/** Pagefind's user interfaces and worker: this site has its own interface, and searches in the main thread. */
const unusedFiles = /(?:ui\.(?:js|css)|-highlight\.js|-worker\.js)$/

/** What the search knows of each page, by the page's hash. `null`: it is not searchable. */
interface LastPages {
  [hash: string]: SearchablePage | null
}

const listed = (pages: LastPages) => Object.values(pages).filter((page) => page !== null)

const lastPagesFile = (project: string) => path.join(buildFolders(project).cache, "searchable-pages.json")

const readLastPages = (project: string) => readJson<LastPages>(lastPagesFile(project))
