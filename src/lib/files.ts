/** Files and their hashes. For builds only. */
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** All files of a folder, as sorted relative paths with forward slashes. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, "/"),
    )
    .sort()

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
