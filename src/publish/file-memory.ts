import { createHash } from "node:crypto"
import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * Files that a step remembers between builds, by keys without a dot. A remembered file and the published one are the
 * same file under two names, which costs neither time nor room; its checksum tells when somebody has changed it.
 *
 * @param folder where they are kept, each under its key and its checksum
 */
export function fileMemoryOf(folder: string) {
  mkdirSync(folder, { recursive: true })
  const names = new Map(readdirSync(folder).map((name) => [name.split(".", 1)[0] ?? "", name]))
  const used = new Set<string>()
  return {
    /** Puts the remembered file at `target`; answers whether there was one, as it was remembered. */
    recall: (key: string, target: string): boolean => {
      const name = names.get(key)
      if (name === undefined) return false
      const file = path.join(folder, name)
      if (name !== nameOf(key, readFileSync(file))) return false
      sameFile(file, target)
      used.add(name)
      return true
    },
    /** Writes a file that was not remembered to `target`, and remembers it, as a whole or not at all. */
    write: (key: string, target: string, content: Buffer) => {
      writeFileSync(target, content)
      const name = nameOf(key, content)
      const file = path.join(folder, name)
      if (names.has(key)) rmSync(file, { force: true })
      sameFile(target, file)
      names.set(key, name)
      used.add(name)
    },
    /** Removes what this build has neither recalled nor written. */
    forgetUnused: () => {
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(path.join(folder, name))
    },
  }
}

const nameOf = (key: string, content: Buffer) => `${key}.${createHash("sha1").update(content).digest("hex")}`

/** Not all file systems have files with two names. */
function sameFile(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
