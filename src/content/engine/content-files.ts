import { posix } from "node:path"
import type { ContentEntry } from "../check/content-entry"
import type { ImageFacts } from "../check/image-facts"
import type { TextReader } from "../check/read-text"

/** How the engine gets at files. Paths start at the project's root, with forward slashes. */
export interface ContentFiles {
  /** A folder and everything below it, each folder before its content; nothing if there is no such folder. */
  list(folder: string): Promise<ContentEntry[]>
  read: TextReader
  /** What an image holds. Rejects if it cannot be read. */
  image(file: string): Promise<ImageFacts>
}

/** The same files after one of them, or a folder, is renamed; with `to` empty, after it is deleted. */
export const movedFiles = (files: ContentFiles, from: string, to: string): ContentFiles => {
  const original = (file: string) => (to ? movedPath(file, to, from) : file)
  return {
    list: async (folder) =>
      (await files.list(folder)).flatMap((entry) => {
        const file = movedPath(entry.file, from, to)
        return file === entry.file || to ? { ...entry, file, name: posix.basename(file) } : []
      }),
    read: (file) => files.read(original(file)),
    image: (file) => files.image(original(file)),
  }
}

/** The path of a file after it, or a folder, is renamed. */
export const movedPath = (file: string, from: string, to: string) =>
  file === from || file.startsWith(`${from}/`) ? to + file.slice(from.length) : file
