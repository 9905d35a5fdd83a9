/** Files and their hashes. For builds only. */
import { createHash, randomBytes } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { chmod, readdir, rename, rm, stat, writeFile } from "node:fs/promises"
import path from "node:path"

/** All files of a folder, as sorted relative paths with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, "/"),
    )
    .sort()

/** Names in a folder, exactly as on disk; none if there is no folder. */
export const fileNames = (folder: string): Promise<string[]> => readdir(folder).catch(() => [])

/** Larger files are described by size and time, and not read: the largest that content may use has 25 MB. */
export const readableBytes = 64 * 1024 * 1024

export const sha1 = (content: string | Buffer): string => createHash("sha1").update(content).digest("hex")

/** One hash of the names and contents of all files in some folders, or of those that pass a filter. */
export const hashOfFolders = (
  root: string,
  folders: readonly string[],
  filter: (name: string) => boolean = () => true,
): string => {
  const files = folders.flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter(filter)
      .map((name) => `${folder}/${name}`),
  )
  return sha1(files.map((file) => file + sha1(readFileSync(path.join(root, file)))).join())
}

/** The value in a JSON file. `undefined` if the file is missing or damaged. */
export const readJson = <Value>(file: string): Value | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/**
 * Write a file so that readers get the old or the new content as a whole. The unfinished file has a hidden name.
 * @param isWanted called last, before the rename; false cancels it
 * @returns whether the file was written
 */
export const writeFileAtomic = async (
  file: string,
  content: string | Buffer,
  isWanted: () => Promise<boolean> = async () => true,
): Promise<boolean> => {
  // Without the file's name, which may be as long as names can be.
  const unfinished = path.join(path.dirname(file), `.${randomBytes(12).toString("hex")}`)
  try {
    await writeFile(unfinished, content, { flag: "wx", flush: true })
    const existing = await stat(file).catch(() => undefined)
    if (existing) await chmod(unfinished, existing.mode)
    if (!(await isWanted())) return false
    await rename(unfinished, file)
    return true
  } finally {
    await rm(unfinished, { force: true })
  }
}
