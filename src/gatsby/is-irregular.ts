import { lstatSync } from "node:fs"

/** Whether a path leads to a link or a special file, which the content check reports. Gatsby must not read it. */
export const isIrregular = (file: string): boolean => {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  return stats !== undefined && !stats.isFile() && !stats.isDirectory()
}
