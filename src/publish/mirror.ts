import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs"
import path from "node:path"

/**
 * Makes a copy equal to its original: copies what is new or changed, removes what is gone, leaves the rest alone.
 * Times are kept, so that the next run, and whoever reads the copy, can tell what has changed.
 */
export function mirror(original: string, copy: string) {
  const stats = statSync(original, { throwIfNoEntry: false })
  if (!stats) return rmSync(copy, { recursive: true, force: true })
  const copied = statSync(copy, { throwIfNoEntry: false })
  if (copied && copied.isDirectory() !== stats.isDirectory()) rmSync(copy, { recursive: true })
  if (stats.isDirectory()) return mirrorFolder(original, copy)
  if (copied && copied.size === stats.size && sameTime(copied.mtimeMs, stats.mtimeMs)) return
  copyFileSync(original, copy)
  utimesSync(copy, stats.atime, stats.mtime)
}

function mirrorFolder(original: string, copy: string) {
  mkdirSync(copy, { recursive: true })
  const names = readdirSync(original)
  const present = new Set(names)
  for (const name of readdirSync(copy)) {
    if (!present.has(name)) rmSync(path.join(copy, name), { recursive: true })
  }
  for (const name of names) {
    const from = path.join(original, name)
    // A link that leads nowhere is an editor's lock file.
    if (existsSync(from)) mirror(from, path.join(copy, name))
  }
}

/** Dates hold milliseconds, file systems more. */
const sameTime = (a: number, b: number) => Math.abs(a - b) < 2
