import { lstatSync } from "node:fs"
import { readableBytes } from "../../content"

/** Whether a path leads to a link, a special or a large file, which content cannot use. Gatsby must not read it. */
export const isIrregular = (file: string): boolean => {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (!stats || stats.isDirectory()) return false
  return !stats.isFile() || stats.size > readableBytes
}
