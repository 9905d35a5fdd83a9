import type { ContentEntry } from "../check/content-entry"
import type { ImageFacts } from "../check/image-facts"

/** How the engine gets at files. Paths start at the project's root, with forward slashes. */
export interface ContentFiles {
  /** A folder and everything below it, each folder before its content; nothing if there is no such folder. */
  list(folder: string): Promise<ContentEntry[]>
  /** The text of a file, or the code of the error if it cannot be read. */
  read(file: string): Promise<string | { code: string }>
  /** What an image holds. */
  image(file: string): Promise<ImageFacts>
}
