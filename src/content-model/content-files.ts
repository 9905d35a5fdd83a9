import { readdir } from "node:fs/promises"
import path from "node:path"
import type { Collection } from "./define-collection"
import { collections } from "./model"

export interface DocumentFile {
  collection: Collection
  slug: string
  /** From the project's root, with forward slashes. */
  file: string
}

/** Every document of every collection below `<root>/content`, by name. */
export const documentFiles = async (root: string): Promise<DocumentFile[]> => {
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const folders = await directories(path.join(root, "content", collection.directory))
      return folders.map((slug) => ({
        collection,
        slug,
        file: `content/${collection.directory}/${slug}/index.mdx`,
      }))
    }),
  )
  return lists.flat()
}

/** Names of the files of a folder, exactly as they are spelt on disk; empty where there is none. */
export const fileNames = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch {
    return []
  }
}

/** Names that neither the check nor Gatsby's file source looks at: hidden files, backups and locks of editors. */
export const isIgnoredName = (name: string) => /^[.#]|~$/.test(name)

const directories = async (folder: string) => {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory() && !isIgnoredName(entry.name))
      .map((entry) => entry.name)
      .sort()
  } catch {
    return []
  }
}
