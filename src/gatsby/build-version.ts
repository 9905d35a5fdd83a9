import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { usesImageCdn } from "./image-cdn"

/** The rooms whose code decides what a content file becomes. */
const rooms = ["src/content-model", "src/mdx", "src/gatsby"]

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
    .reduce(
      (hash, file) => hash.update(readFileSync(file)),
      // The setting changes what queries answer, which Gatsby does not notice either.
      createHash("sha1").update(String(usesImageCdn())),
    )
    .digest("hex")
  return version
}
