/** Finish Gatsby's output and publish it as `dist/`. */
import { randomUUID } from "node:crypto"
import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setImmediate } from "node:timers/promises"
import { filesBelow, hashOfFolders, sha1 } from "../../content/files"
import { addSecurityPolicy } from "./add-security-policy"
import { readBuildFacts } from "./build-facts"
import type { BuiltSite } from "./built-site"
import { collectFiles, pageOf } from "./collect-files"
import { compress } from "./compress"
import { deferScripts } from "./defer-scripts"
import { buildFolders, replaceDist } from "./folders.mjs"
import {
  describes,
  type FileState,
  idFile,
  type Manifest,
  readManifest,
  stateOf,
  writeManifest,
} from "./manifest"
import { markdown } from "./markdown"
import { protectAddresses } from "./protect-addresses"
import { redirects } from "./redirects"
import { robots } from "./robots"
import { type StartedIndex, searchIndex } from "./search-index"
import { buildVariables, settingsOf } from "./settings"
import { shareImages } from "./share-images"
import { verify } from "./verify"

/**
 * In this order: steps that change pages, steps that read them. Add the names that a step writes at the top of the site
 * to `content/check/output-files.ts`.
 */
const steps = { redirects, deferScripts, protectAddresses, addSecurityPolicy, robots, markdown }

/** Steps that need all files. */
const lastSteps = { verify, compress }

/**
 * Create `dist/` from Gatsby's `public/`. It is replaced at the end and as a whole: if the process fails or is killed,
 * the last site stays in place.
 *
 * @param project top folder of the project
 * @param startedIndex of `startIndex`, if it was called before this build
 * @throws FinishError if the site cannot be published
 */
export async function finish(project: string, startedIndex?: Promise<StartedIndex | undefined>) {
  const { output, next, dist } = buildFolders(project)
  const settings = settingsOf(buildVariables(project))
  const facts = readBuildFacts(project)
  const key = sha1(JSON.stringify([settings, facts.siteUrl, facts.imageOrigins, codeHash(project)]))
  const known = readManifest(project)
  const last = known?.key === key && describes(known, dist) ? known : undefined

  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const { sources, references } = collectFiles(output, project, facts, settings.pathPrefix, known)
  const outputs: Record<string, FileState> = {}
  const keys: Record<string, string> = {}
  const inNext = filesIn(next)
  const site: BuiltSite = {
    folder: next,
    project,
    settings,
    key,
    facts,
    pages: facts.pages.map(pageOf),
    fresh: new Set(),
    references: new Map(Object.entries(references)),
    hashOf: (file) => sources[file]?.[2] ?? "",
    reuseOrCreate: async (name, key, create) => {
      // Give a turn to the steps that run at the same time.
      await setImmediate()
      keys[name] = key
      const reused = last?.keys[name] === key ? unchangedOutputs(last, name, dist) : undefined
      if (reused) {
        for (const file of Object.keys(reused)) linkFile(path.join(dist, file), inNext(file))
        Object.assign(outputs, reused)
        return
      }
      await create(inNext(name))
    },
  }
  // These two mostly work in other processes and threads, while the other steps run.
  const indexed = searchIndex(site, startedIndex)
  const drawn = shareImages(site)
  // Errors are thrown below, where the two are awaited.
  for (const step of [indexed, drawn]) step.catch(() => {})
  for (const [name, [, , hash]] of Object.entries(sources))
    await site.reuseOrCreate(name, hash, (target) => {
      copyFile(path.join(output, name), target)
      site.fresh.add(name)
    })
  const running = { shareImages: () => drawn, searchIndex: () => indexed }
  for (const [name, step] of Object.entries({ ...steps, ...running, ...lastSteps })) {
    const start = performance.now()
    await step(site)
    console.log(`  ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  }

  const id = randomUUID()
  writeFileSync(path.join(next, idFile), id)
  for (const name of filesBelow(next)) outputs[name] ??= stateOf(path.join(next, name)) as FileState
  replaceDist(project)
  writeManifest(project, { id, key, sources, references, keys, outputs })
}

/** A file with its compressed versions, or all files of a folder. `undefined` if one is missing or has changed. */
function unchangedOutputs({ outputs }: Manifest, name: string, dist: string) {
  const names = [name, `${name}.br`, `${name}.gz`].filter((output) => outputs[output])
  if (names.length === 0)
    names.push(...Object.keys(outputs).filter((output) => output.startsWith(`${name}/`)))
  const unchanged: Record<string, FileState> = {}
  for (const output of names) {
    const known = outputs[output]
    const state = stateOf(path.join(dist, output), known)
    if (!known || state?.[2] !== known[2]) return undefined
    unchanged[output] = state
  }
  return names.length > 0 ? unchanged : undefined
}

/** Return paths of files in a folder, and create their subfolders, each only once. */
const filesIn = (root: string) => {
  const created = new Set<string>()
  return (name: string) => {
    const file = path.join(root, name)
    const folder = path.dirname(file)
    if (!created.has(folder)) mkdirSync(folder, { recursive: true })
    created.add(folder)
    return file
  }
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

/** Hash of the finishing code and the versions of its packages. */
const codeHash = (project: string) => {
  const packages = sha1(readFileSync(path.join(project, "package-lock.json")))
  return hashOfFolders(project, ["src/publish", "src/shell/router", "src/ui/theme", "src/util"]) + packages
}
