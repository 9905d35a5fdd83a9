/**
 * Gatsby's `.cache` and `public`: one pair for builds and one for develop. With a shared pair, a build would publish the
 * drafts that develop has shown, since Gatsby does not create nodes again for unchanged files.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { sha1 } from "../content"
import { buildFolders } from "./finish/folders.mjs"
import { changedFile, readManifest, removeManifest } from "./finish/manifest"
import { buildVariables, settingsOf } from "./finish/settings"

export type Owner = "build" | "develop"

/**
 * Activate the caches of a build or of develop, and remove them if they are not usable.
 *
 * @returns why they were removed, for the user, and the stamp for this run's `.cache`
 */
export function prepareCaches(project: string, owner: Owner): { removed?: string; stamp: string } {
  activateCaches(project, owner)
  const { cache, output, stamp: stampFile, unfinished } = buildFolders(project)
  const stamp = stampOf(project, owner)
  const removed = reasonToRemove()
  if (removed) removeCaches(project)
  return { removed, stamp }

  function reasonToRemove(): string | undefined {
    if (!existsSync(cache)) return existsSync(output) ? "public/ has no cache" : undefined
    if (!existsSync(output)) return "public/ is missing"
    if (readText(stampFile) !== stamp)
      return "The cache was made with other settings or packages, or in another folder"
    if (owner === "develop") return undefined
    if (existsSync(unfinished)) return "The last build did not finish"
    const changed = changedFile(output, readManifest(project)?.sources ?? {})
    return changed ? `public/${changed} was changed since the last build` : undefined
  }
}

/** Remove the active caches. The next build starts from scratch. */
export function removeCaches(project: string) {
  const { cache, output, unfinished } = buildFolders(project)
  for (const folder of [cache, output, unfinished]) rmSync(folder, { recursive: true, force: true })
}

/**
 * After a build that Gatsby ended itself: let the next one use the caches if Gatsby has saved its state since the start.
 * It does so between the queries with their images and the pages. `public/` is no longer what the last build recorded.
 */
export function keepCaches(project: string) {
  const { savedState, unfinished } = buildFolders(project)
  const [saved, started] = [savedState, unfinished].map((file) => statSync(file, { throwIfNoEntry: false }))
  if (!saved || !started || saved.mtimeMs < started.mtimeMs) return
  removeManifest(project)
  rmSync(unfinished)
}

/** Everything that a cache depends on, except content and code. Settings only count if they affect the output. */
function stampOf(project: string, owner: Owner): string {
  const variables = buildVariables(project, process.env, owner === "build" ? "production" : "development")
  const embedded = Object.entries(variables).filter(
    ([name]) => name.startsWith("GATSBY_") && !notEmbedded.has(name),
  )
  const packages = sha1(readFileSync(path.join(project, "package-lock.json")))
  const settings = sha1(JSON.stringify([embedded.sort(), settingsOf(variables)]))
  const node = process.versions.node.split(".")[0]
  return JSON.stringify({ owner, project, node, packages, settings })
}

/** Variables that affect how a build runs, not its output. */
const notEmbedded = new Set(["GATSBY_CPU_COUNT", "GATSBY_TELEMETRY_DISABLED", "GATSBY_LOGGER"])

/**
 * Swap the active pair with the other one if it belongs to the other owner. The state file contains the owner, or the
 * swap in progress. Finished moves are skipped, so that the next command completes an interrupted swap.
 */
function activateCaches(project: string, owner: Owner) {
  const { state } = buildFolders(project)
  mkdirSync(state, { recursive: true })
  const ownerFile = path.join(state, "owner")
  const [from = owner, to] = (readText(ownerFile) ?? owner).split(">")
  if (to) swap(from, to)
  const current = to ?? from
  if (current === owner) return writeFileSync(ownerFile, owner)
  rmSync(path.join(state, current), { recursive: true, force: true })
  writeFileSync(ownerFile, `${current}>${owner}`)
  swap(current, owner)

  function swap(previous: string, next: string) {
    for (const name of [".cache", "public"]) store(path.join(project, name), path.join(state, previous, name))
    for (const name of [".cache", "public"]) restore(path.join(state, next, name), path.join(project, name))
    writeFileSync(ownerFile, next)
  }
}

function store(folder: string, stored: string) {
  if (existsSync(stored)) return
  mkdirSync(path.dirname(stored), { recursive: true })
  if (existsSync(folder)) renameSync(folder, stored)
  else mkdirSync(stored)
}

function restore(stored: string, folder: string) {
  if (existsSync(stored) && !existsSync(folder)) renameSync(stored, folder)
}

const readText = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined)
