/** Copies of the project for real builds. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import path from "node:path"

const notCopied = new Set(
  "node_modules .git .cache .gatsby public dist .bench coverage test-results".split(" "),
)

/**
 * Copy the project without installed and generated files to a folder inside it, so that Node finds its packages. Git
 * ignores it.
 * @returns the copy's folder
 */
export const copyProject = (root: string): string => {
  mkdirSync(path.join(root, ".bench"), { recursive: true })
  const folder = mkdtempSync(path.join(root, ".bench/copy-"))
  for (const name of readdirSync(root))
    if (!notCopied.has(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  return folder
}

export const removeCopy = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
