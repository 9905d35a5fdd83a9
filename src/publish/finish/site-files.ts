/** The files of the next `dist/`: new, or reused from the last one if nothing that they depend on has changed. */
import { randomUUID } from "node:crypto"
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setImmediate } from "node:timers/promises"
import { filesBelow, sha1 } from "../../content"
import type { BuiltSite } from "./built-site"
import { DamagedOutput } from "./errors"
import { buildFolders, replaceDist } from "./folders.mjs"
import { describes, idFile, type Manifest, readManifest, stateOf, writeManifest } from "./manifest"

export type SiteFiles = ReturnType<typeof openSiteFiles>

/** Start the next `dist/`, as an empty folder. @param key hash of what all its files depend on */
export const openSiteFiles = (project: string, key: string) => {
  const { output, next, dist } = buildFolders(project)
  const known = readManifest(project)
  const last = known?.key === key && describes(known, dist) ? known : undefined
  const manifest: Manifest = { id: randomUUID(), key, sources: {}, references: {}, made: {}, outputs: {} }
  const { sources, references, made, outputs } = manifest
  /** Hashes of new files, which need not be read for them. */
  const hashes: Record<string, string> = {}
  const fresh = new Set<string>()
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const folders = new Set([next])

  const inNext = (name: string) => {
    const file = path.join(next, name)
    const folder = path.dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    return file
  }

  const created = (name: string, hash: string) => {
    fresh.add(name)
    hashes[name] = hash
  }

  /** Read a file of `public/`. */
  const read = (name: string) => readFileSync(path.join(output, name), "utf8")

  /** Hash of a file of `public/`, which the build now depends on. @throws DamagedOutput if it is missing */
  const hashOf = (name: string) => {
    const state = stateOf(path.join(output, name), known?.sources[name])
    if (!state) throw new DamagedOutput(`public/${name} is missing.`)
    sources[name] = state
    return state[2]
  }

  const write: BuiltSite["write"] = (name, content) => {
    writeFileSync(inNext(name), content)
    created(name, sha1(content))
  }

  const reuseOrCreate: BuiltSite["reuseOrCreate"] = async (name, key, create) => {
    // Give a turn to the steps that run at the same time.
    await setImmediate()
    const entry = last?.made[name]
    const states = last && entry?.key === key && unchangedFiles(entry.files, last, dist)
    if (states) {
      for (const file of entry.files) linkFile(path.join(dist, file), inNext(file))
      Object.assign(outputs, states)
      made[name] = entry
      return
    }
    made[name] = { key, files: await create(inNext(name)) }
  }

  /** Copy a file of `public/`, and return the names of the files that it refers to. */
  const copy = async (name: string, referencesIn: (name: string) => readonly string[]) => {
    const hash = hashOf(name)
    const isKnown = last?.sources[name]?.[2] === hash
    references[name] = isKnown ? lastReferences(name) : referencesIn(name)
    await reuseOrCreate(name, hash, async (target) => {
      copyFile(path.join(output, name), target)
      created(name, hash)
      return [name]
    })
    return references[name]
  }

  /** Replace `dist/`. */
  const publish = () => {
    writeFileSync(path.join(next, idFile), manifest.id)
    const names = filesBelow(next)
    for (const name of names) {
      const state = outputs[name] ?? stateOf(path.join(next, name), undefined, hashes[name])
      if (state) outputs[name] = state
    }
    for (const entry of Object.values(made)) entry.files = [...new Set(entry.files.flatMap(filesOf))]
    replaceDist(project)
    writeManifest(project, manifest)

    /** A file with its compressed versions, or all files of a folder. */
    function filesOf(name: string) {
      const files = [name, `${name}.br`, `${name}.gz`].filter((file) => outputs[file])
      return files.length > 0 ? files : names.filter((file) => file.startsWith(`${name}/`))
    }
  }

  const lastReferences = (name: string) => last?.references[name] ?? []

  return {
    folder: next,
    fresh,
    references,
    read,
    hashOf,
    lastReferences,
    write,
    reuseOrCreate,
    copy,
    publish,
  }
}

/** The states of files of the last `dist/`. `undefined` if one is missing or has changed since. */
function unchangedFiles(files: readonly string[], { outputs }: Manifest, dist: string) {
  const states: Manifest["outputs"] = {}
  for (const file of files) {
    const known = outputs[file]
    const state = stateOf(path.join(dist, file), known)
    if (!known || state?.[2] !== known[2]) return undefined
    states[file] = state
  }
  return states
}

/** Link a file. Files of `dist/` are never changed in place, so two sites can share them. */
function linkFile(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    copyFile(from, to)
  }
}

/** Copy a file, or clone it if the file system supports that: Gatsby overwrites its files in place. */
function copyFile(from: string, to: string) {
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
}
