import { readdir } from "node:fs/promises"
import path from "node:path"

/** All files of a site, sorted, as they are asked for: `/services/index.html`. */
export const filesOf = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const file = path.relative(folder, path.join(parentPath, name))
      return `/${file.replaceAll(path.sep, "/")}`
    })
    .sort()
}
