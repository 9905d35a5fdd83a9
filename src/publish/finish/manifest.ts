/**
 * Inputs and outputs of the last build. Files that Gatsby has not changed are reused from the last `dist/`, with
 * everything generated from them.
 */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { readableBytes, readJson, sha1 } from "../../content"

/**
 * Size in bytes, modification time in whole seconds (the precision of archives), SHA-1 of the content. The time is -1 if
 * the file was written in the second in which it was read.
 */
export type FileState = readonly [size: number, seconds: number, hash: string]

export interface Manifest {
  /** Also in `dist/`: identifies the site that the manifest describes. */
  id: string
  /** Hash of settings, site-wide policy sources and the finishing code. */
  key: string
  /** Files of `public/` that the build uses. */
  sources: Record<string, FileState>
  /** Files of the site that a source refers to. */
  references: Record<string, readonly string[]>
  /** What was copied or created (see `BuiltSite.reuseOrCreate`): its key and its files. */
  made: Record<string, { key: string; files: readonly string[] }>
  /** All files of `dist/`. */
  outputs: Record<string, FileState>
}

const manifestFile = (project: string) => path.join(project, ".cache/finish-manifest.json")

/** File in `dist/` with the id of its manifest. */
export const idFile = ".build-id"

/** Read the manifest of the last build. `undefined` if it is missing or unreadable. */
export const readManifest = (project: string) => readJson<Manifest>(manifestFile(project))

export const writeManifest = (project: string, manifest: Manifest) =>
  writeFileSync(manifestFile(project), JSON.stringify(manifest))

export const removeManifest = (project: string) => rmSync(manifestFile(project), { force: true })

/** Return whether a manifest describes the site in a folder. */
export const describes = ({ id }: Manifest, dist: string): boolean => {
  const file = path.join(dist, idFile)
  return existsSync(file) && readFileSync(file, "utf8") === id
}

/**
 * State of a file; `undefined` if it is missing. Reads the file only if size or time differ from the known state.
 * @param hash of its content, if that is known
 */
export const stateOf = (file: string, known?: FileState, knownHash?: string): FileState | undefined => {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats?.isFile()) return undefined
  const seconds = Math.floor(stats.mtimeMs / 1000)
  if (known && known[0] === stats.size && known[1] === seconds) return known
  // A file can change again within a second and keep its time: then the next build reads it again.
  const isSettled = seconds < Math.floor(Date.now() / 1000)
  const isLarge = stats.size > readableBytes
  const hash = knownHash ?? sha1(isLarge ? `${stats.size} ${stats.mtimeMs}` : readFileSync(file))
  return [stats.size, isSettled ? seconds : -1, hash]
}

/** The first file that is missing or whose content differs from the recorded state. */
export const changedFile = (folder: string, states: Record<string, FileState>): string | undefined =>
  Object.keys(states).find((name) => {
    const known = states[name]
    return stateOf(path.join(folder, name), known)?.[2] !== known?.[2]
  })
