import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** The rooms whose code decides what a content file becomes. */
const rooms = ["src/collections", "src/content-model", "src/mdx", "src/gatsby"]

let version: string | undefined

/**
 * A hash of the code that turns content into nodes. It is part of every node's digest and of what is remembered
 * between builds: Gatsby itself does not notice when this code changes.
 */
export const buildVersion = (root: string): string => {
  version ??= rooms
    .flatMap((room) => readdirSync(path.join(root, room), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()
    .reduce((hash, file) => hash.update(readFileSync(file)), createHash("sha1"))
    .digest("hex")
  return version
}
