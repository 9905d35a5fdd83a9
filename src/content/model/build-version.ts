import { hashOfFolders } from "../files"

/** Folders with the code that turns content into nodes. Their `.tsx` files only render it. */
const folders = [
  "src/site/collections",
  "src/content",
  "src/gatsby",
  "src/site/sections",
  "src/site/router",
  "src/site/theme",
  "src/util",
]

let version: string | undefined

/**
 * A hash of the code that turns content into nodes. It is part of every node's digest and of the content check's cache:
 * Gatsby does not notice when this code changes.
 */
export const buildVersion = (root: string): string => {
  version ??= hashOfFolders(root, folders, (name) => !name.endsWith(".tsx"))
  return version
}
