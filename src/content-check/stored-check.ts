import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import path from "node:path"
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

/** The results of earlier runs of one version of the code. */
export async function readCache(root: string, version: string): Promise<Cache> {
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
  const unfinished = `${file}.${process.pid}`
  try {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(unfinished, JSON.stringify({ version, results: [...used] }))
    await rename(unfinished, file)
  } catch {}
}
