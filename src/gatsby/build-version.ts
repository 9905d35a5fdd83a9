import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** Folders with the code that turns content into nodes; their `.tsx` files only render it. */
const folders = ["src/collections", "src/sections", "src/content-model", "src/mdx", "src/gatsby"]

let version: string | undefined

/**
 * A hash of the code that turns content into nodes. It is part of every node's digest and of the content check's cache:
 * Gatsby does not notice when this code changes.
 */
export const buildVersion = (root: string): string => {
  version ??= folders
    .flatMap((folder) => readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".tsx"))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha1"))
    .digest("hex")
  return version
}
