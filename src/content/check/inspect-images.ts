import { lstat, readFile, stat } from "node:fs/promises"
import path from "node:path"
import { limitConcurrency } from "../../util/limit-concurrency"
import type { Cache } from "./cache"
import { type ImageFacts, imageFacts, maximumBytes, noFacts } from "./image-facts"

/** Images in memory at once. */
const atOnce = 8

export type ImageInspector = ReturnType<typeof imageInspector>

/** Read images, each once. Results are cached by size and time of the file. */
export const imageInspector = (root: string, cache: Cache) => {
  const inspected = new Map<string, Promise<ImageFacts | undefined>>()
  const limited = limitConcurrency(atOnce)
  let count = 0

  const read = async (file: string): Promise<ImageFacts | undefined> => {
    try {
      const { size, mtimeMs } = await stat(file)
      count += 1
      if (size > maximumBytes) return { ...noFacts, bytes: size }
      return await cache.get(`image ${path.relative(root, file)} ${size} ${mtimeMs}`, async () =>
        imageFacts(await readFile(file)),
      )
    } catch (error) {
      const isThere = await lstat(file).catch(() => undefined)
      const reason = (error as NodeJS.ErrnoException).code ?? error
      return isThere && { ...noFacts, problem: [`cannot be read (${reason})`, "Put the picture here again"] }
    }
  }

  return {
    /** What a file holds; undefined if there is no file. */
    inspect: (file: string) => {
      const known = inspected.get(file) ?? limited(() => read(file))
      inspected.set(file, known)
      return known
    },
    /** How many images were read. */
    count: () => count,
  }
}
