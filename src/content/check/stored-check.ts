import { mkdir, readFile } from "node:fs/promises"
import path from "node:path"
import { writeFileAtomic } from "../files"
import { type Cache, createCache } from "./cache"
import { type ContentCheck, checkContent } from "./check-content"
import { missingDataFiles } from "./check-data-files"
import { byPosition } from "./diagnostic"

/** Not in `.cache`, which belongs to Gatsby and is removed by `npm run clean`. */
const cacheFile = (root: string) => path.join(root, "node_modules/.cache/mosslight/content-check.json")

/**
 * Check all content of the site with the results of earlier runs.
 * @param version of the code: results of another version are not used
 */
export const checkWithStoredResults = async (root: string, version: string): Promise<ContentCheck> => {
  const cache = await readCache(root, version)
  const result = await checkContent(root, cache)
  await writeCache(root, version, cache)
  const diagnostics = [...result.diagnostics, ...(await missingDataFiles(root))].sort(byPosition)
  return { ...result, diagnostics }
}

/** Check all content, with unsaved texts in place of their files. */
export type Checker = (unsaved?: ReadonlyMap<string, string>) => Promise<ContentCheck>

/** Return a function that checks all content many times, and keeps the results of files that have not changed. */
export const createChecker = (root: string, version: string): Checker => {
  let next = readCache(root, version)
  return async (unsaved) => {
    const cache = await next
    const result = await checkContent(root, cache, unsaved)
    next = Promise.resolve(createCache(cache.used))
    return result
  }
}

async function readCache(root: string, version: string): Promise<Cache> {
  try {
    const stored = JSON.parse(await readFile(cacheFile(root), "utf8"))
    return createCache(stored.version === version ? stored.results : [])
  } catch {
    return createCache()
  }
}

/** A cache that cannot be written only makes the next run slower. */
async function writeCache(root: string, version: string, { used }: Cache) {
  const file = cacheFile(root)
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFileAtomic(file, JSON.stringify({ version, results: [...used] }))
  } catch {}
}
