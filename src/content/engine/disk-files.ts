import type { Stats } from "node:fs"
import { lstat, readdir, readFile } from "node:fs/promises"
import path from "node:path"
import { limitConcurrency } from "../../util/limit-concurrency"
import { type ContentEntry, isIgnoredName } from "../check/content-entry"
import { imageFacts } from "../check/image-facts"
import type { ContentFiles } from "./content-files"

/** Texts that are read, and images that are in memory, at once. */
const [textsAtOnce, imagesAtOnce] = [32, 8]

/** The files of a project on disk. @param root its top folder */
export const diskFiles = (root: string): ContentFiles => {
  const [text, image] = [limitConcurrency(textsAtOnce), limitConcurrency(imagesAtOnce)]
  return {
    list: async (folder) => {
      const top = await entryOf(root, folder, [])
      return top ? [top, ...(await entriesBelow(root, top))] : []
    },
    read: (file) => text(() => readFile(path.join(root, file), "utf8").catch(codeOf)),
    image: (file) => image(async () => imageFacts(await readFile(path.join(root, file)))),
  }
}

/** Gatsby does not read folders with ignored names in content/, but publishes all of static/. */
async function entriesBelow(
  root: string,
  { file: folder, name, kind }: ContentEntry,
): Promise<ContentEntry[]> {
  const isIgnored = folder.startsWith("content/") && isIgnoredName(name)
  if (kind !== "folder" || isIgnored) return []
  const names = await readdir(path.join(root, folder)).catch(() => [])
  const lists = names.map(async (child) => {
    const entry = await entryOf(root, `${folder}/${child}`, names)
    return entry ? [entry, ...(await entriesBelow(root, entry))] : []
  })
  return (await Promise.all(lists)).flat()
}

/** Undefined if it has been deleted in the meantime. */
async function entryOf(root: string, file: string, neighbours: string[]): Promise<ContentEntry | undefined> {
  const stats = await lstat(path.join(root, file)).catch(() => undefined)
  if (!stats) return undefined
  const { size, mtimeMs } = stats
  return {
    file,
    name: path.posix.basename(file),
    kind: kindOf(stats),
    bytes: size,
    changed: mtimeMs,
    neighbours,
  }
}

const kindOf = (stats: Stats): ContentEntry["kind"] => {
  if (stats.isSymbolicLink()) return "link"
  if (stats.isDirectory()) return "folder"
  return stats.isFile() ? "file" : "special"
}

const codeOf = (error: unknown) => ({ code: (error as NodeJS.ErrnoException).code ?? "unknown" })
