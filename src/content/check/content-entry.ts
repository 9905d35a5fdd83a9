import { type ContentModel, collectionOf } from "../model/content-model"
import type { Collection, DataFile } from "../model/define-collection"

export interface DocumentFile {
  collection: Collection
  slug: string
  /** From the project's root, with forward slashes. */
  file: string
}

/** The file of a document, from the project's root. */
export const documentFile = (directory: string, slug: string) => `content/${directory}/${slug}/index.mdx`

/** The file of data, from the project's root. */
export const dataPath = ({ file }: Pick<DataFile, "file">) => `content/data/${file}`

/** The documents of all collections, by name: each folder of a collection is one. */
export const documentsIn = (
  entries: readonly ContentEntry[],
  { collections }: ContentModel,
): DocumentFile[] =>
  collections.flatMap((collection) => {
    const folder = `content/${collection.directory}/`
    return entries
      .filter(({ file, name, kind }) => kind === "folder" && file === folder + name && !isIgnoredName(name))
      .map(({ name: slug }) => ({ collection, slug, file: documentFile(collection.directory, slug) }))
      .sort((a, b) => (a.slug < b.slug ? -1 : 1))
  })

/** The document that a file is; undefined for other files. @param file from the project's root */
export const documentOf = (file: string, model: ContentModel): DocumentFile | undefined => {
  const [, directory, slug] = /^content\/([^/]+)\/([^/]+)\/index\.mdx$/.exec(file) ?? []
  const collection = directory ? collectionOf(directory, model) : undefined
  return collection && slug ? { collection, slug, file } : undefined
}

/** The name of the snippet in a file; undefined for other files. @param file from the project's root */
export const snippetName = (file: string): string | undefined =>
  /^content\/snippets\/([a-z0-9]+(?:-[a-z0-9]+)*)\.mdx$/.exec(file)?.[1]

/** The snippets, by name. */
export const snippetsIn = (entries: readonly ContentEntry[]): { name: string; file: string }[] =>
  entries
    .flatMap(({ file }) => {
      const name = snippetName(file)
      return name ? [{ name, file }] : []
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** Names that neither the check nor Gatsby's file source reads: hidden files, backups and locks of editors. */
export const isIgnoredName = (name: string) => /^[.#]|~$/.test(name)

/** A file or folder below `content/`. */
export interface ContentEntry {
  /** From the project's root, with forward slashes. */
  file: string
  name: string
  kind: "file" | "folder" | "link" | "special"
  bytes: number
  /** When it was last changed, in milliseconds. */
  changed: number
  /** Names in the same folder. */
  neighbours: readonly string[]
}

/** Backups and locks of editors and other programs. Folders with such names are read: case-studies/hard-copy/. */
export const isBackup = ({ name, kind }: ContentEntry) =>
  isIgnoredName(name) ||
  (kind !== "folder" && (name.startsWith("~") || backups.some((kind) => kind.test(name))))

const backups = [
  /\.(bak|old|orig|rej|te?mp|sw[a-p]|save|part|crdownload)$/i,
  /\.(bak|old|orig)\.\w+$/i,
  /^(copy of|kopie von) /i,
  /([ _-]copy|[ _-]backup| \(\d+\))(\.\w+)?$/i,
  /conflicted copy|sync-conflict/i,
]

/** By its name. */
export const isDocument = (name: string) => /\.(mdx?|markdown)$/i.test(name)
export const isData = (name: string) => /\.(ya?ml|json)$/i.test(name)
export const isImage = (name: string) => /\.(jpe?g|png|webp|avif|svg)$/i.test(name)

/** Whether a file is part of the editors' guide. */
export const isGuide = (file: string): boolean => /^content\/[A-Z]+\.md$/.test(file)
