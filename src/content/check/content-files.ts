import type { Dirent, Stats } from "node:fs"
import { lstat, readdir } from "node:fs/promises"
import path from "node:path"
import { collections } from "../../collections/model"
import type { Collection } from "../model/define-collection"

export interface DocumentFile {
  collection: Collection
  slug: string
  /** From the project's root, with forward slashes. */
  file: string
}

/** The documents of all collections below `<root>/content`, by name. */
export const documentFiles = async (root: string): Promise<DocumentFile[]> => {
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const entries = await entriesOf(path.join(root, "content", collection.directory))
      return entries
        .filter((entry) => entry.isDirectory() && !isIgnoredName(entry.name))
        .map(({ name: slug }) => slug)
        .sort()
        .map((slug) => ({ collection, slug, file: `content/${collection.directory}/${slug}/index.mdx` }))
    }),
  )
  return lists.flat()
}

/** The name of the snippet in a file; undefined for other files. @param file from the project's root */
export const snippetName = (file: string): string | undefined =>
  /^content\/snippets\/([a-z0-9]+(?:-[a-z0-9]+)*)\.mdx$/.exec(file)?.[1]

/** The snippets below `<root>/content`, by name. */
export const snippetFiles = async (root: string): Promise<{ name: string; file: string }[]> => {
  const names = await fileNames(path.join(root, "content/snippets"))
  return names.sort().flatMap((fileName) => {
    const file = `content/snippets/${fileName}`
    const name = snippetName(file)
    return name ? [{ name, file }] : []
  })
}

/** Names in a folder, exactly as on disk; none if there is no folder. */
export const fileNames = async (folder: string): Promise<string[]> =>
  (await entriesOf(folder)).map(({ name }) => name)

/** Names that neither the check nor Gatsby's file source reads: hidden files, backups and locks of editors. */
const isIgnoredName = (name: string) => /^[.#]|~$/.test(name)

/** A file or folder below `content/`. */
export interface ContentEntry {
  /** From the project's root, with forward slashes. */
  file: string
  name: string
  kind: "file" | "folder" | "link" | "special"
  /** Names in the same folder. */
  neighbours: readonly string[]
}

/** Backups and locks of editors and other programs. Folders with such names are read: case-studies/hard-copy/. */
export const isBackup = ({ name, kind }: ContentEntry) =>
  isIgnoredName(name) || (kind !== "folder" && (name.startsWith("~") || backup.test(name)))

const backup =
  /\.(bak|old|orig|rej|te?mp|sw[a-p]|save|part|crdownload)$|\.(bak|old|orig)\.\w+$|^(copy of|kopie von) |([ _-]copy|[ _-]backup| \(\d+\))(\.\w+)?$|conflicted copy|sync-conflict/i

/** By its name. */
export const isDocument = (name: string) => /\.(mdx?|markdown)$/i.test(name)
export const isData = (name: string) => /\.(ya?ml|json)$/i.test(name)
export const isImage = (name: string) => /\.(jpe?g|png|webp|avif|svg)$/i.test(name)

/** All files and folders below a folder, each folder before its content; but not below folders with ignored names. */
const contentEntries = async (
  root: string,
  folder = "content",
  isIgnored = isIgnoredName,
): Promise<ContentEntry[]> => {
  const children = await entriesOf(path.join(root, folder))
  const neighbours = children.map(({ name }) => name)
  const lists = await Promise.all(
    children.map(async (child): Promise<ContentEntry[]> => {
      const file = `${folder}/${child.name}`
      const kind = kindOf(child)
      const below =
        kind === "folder" && !isIgnored(child.name) ? await contentEntries(root, file, isIgnored) : []
      return [{ file, name: child.name, kind, neighbours }, ...below]
    }),
  )
  return lists.flat()
}

/** All files and folders that a build may publish: those below content/ and static/, and these two. */
export const publishedEntries = async (root: string): Promise<ContentEntry[]> => {
  const lists = ["content", "static"].map(async (name): Promise<ContentEntry[]> => {
    const top = await lstat(path.join(root, name)).catch(() => undefined)
    if (!top) return []
    const isIgnored = name === "content" ? isIgnoredName : () => false
    const below = top.isDirectory() ? await contentEntries(root, name, isIgnored) : []
    return [{ file: name, name, kind: kindOf(top), neighbours: [] }, ...below]
  })
  return (await Promise.all(lists)).flat()
}

const kindOf = (entry: Dirent | Stats): ContentEntry["kind"] => {
  if (entry.isSymbolicLink()) return "link"
  if (entry.isDirectory()) return "folder"
  return entry.isFile() ? "file" : "special"
}

const entriesOf = (folder: string) => readdir(folder, { withFileTypes: true }).catch(() => [])
