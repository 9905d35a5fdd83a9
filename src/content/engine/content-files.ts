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
