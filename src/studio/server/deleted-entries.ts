/** Deleted documents and snippets, which can be brought back: from a folder of the cache, or from git. */
import { lstat, mkdir, rename, rm } from "node:fs/promises"
import path from "node:path"
import { fileNames } from "../../content/files"
import type { DeletedEntry } from "../api"
import { editableOf, realPath } from "./content-paths"
import type { Command } from "./context"
import { changedFiles, namesIn, openRepository } from "./git/repository"
import { RequestError } from "./http"

/** Delete a document with its folder, or a snippet, and keep it in the cache. */
export const keepDeleted = async (root: string, file: string) => {
  const kept = path.join(root, folder, encodeURIComponent(placeOf(file)))
  await mkdir(path.dirname(kept), { recursive: true })
  await rm(kept, { recursive: true, force: true })
  await rename(path.join(root, placeOf(file)), kept)
}

const folder = ".cache/studio-deleted"

/** What can be brought back, the last deleted first. */
export const deletedEntries: Command<unknown, DeletedEntry[]> = async ({ root }) => {
  const all = [...(await keptIn(root)).map((file) => ({ file })), ...(await deletedInGit(root))]
  const missing = all.map(async ({ file, author, date }: GitEntry) =>
    (await exists(root, file)) ? [] : [{ file, author, date }],
  )
  const found = (await Promise.all(missing)).flat()
  return found.filter(({ file }, index) => found.findIndex((one) => one.file === file) === index)
}

/** Bring a document with its folder, or a snippet, back as it was. */
export const restoreEntry: Command<{ file: string }, { file: string }> = async ({ root }, { file }) => {
  editableOf(file)
  const place = placeOf(file)
  // Git removes the folder of a collection with its last document.
  await mkdir(path.dirname(path.join(root, place)), { recursive: true })
  await realPath(root, path.posix.dirname(place), "folder")
  if (await exists(root, place)) throw new RequestError(409, `${place} exists`, "Rename or delete that first")
  if ((await keptIn(root)).includes(file)) {
    await rename(path.join(root, folder, encodeURIComponent(place)), path.join(root, place))
    return { file }
  }
  const entry = (await deletedInGit(root)).find((one) => one.file === file)
  if (!entry) throw new RequestError(404, `there is no version of ${file}`, "Choose another one")
  const { git, prefix } = await openRepository(root)
  await git("restore --quiet --worktree", `--source=${entry.source}`, "--", prefix + place)
  return { file }
}

/** The folder of a document, or the file of a snippet. */
const placeOf = (file: string) => file.replace(/\/index\.mdx$/, "")

const exists = (root: string, place: string) =>
  lstat(path.join(root, place)).then(
    () => true,
    () => false,
  )

const keptIn = async (root: string) => {
  const places = (await fileNames(path.join(root, folder))).map(decodeURIComponent)
  return places.map((place) => (place.endsWith(".mdx") ? place : `${place}/index.mdx`))
}

interface GitEntry extends DeletedEntry {
  /** The commit that has it. */
  source?: string
}

/** What is in the last commit, or was in one before it. */
async function deletedInGit(root: string): Promise<GitEntry[]> {
  const repository = await openRepository(root).catch(() => undefined)
  if (!repository) return []
  const { git, prefix } = repository
  const here = (await changedFiles(repository)).filter(({ status }) => status === "deleted")
  const log = await git(
    "log --max-count=500 --diff-filter=D --name-only -z --format=%x01%H%x00%an%x00%aI HEAD --",
    `${prefix}content`,
  )
  const before = log
    .split("\x01")
    .slice(1)
    .flatMap((part) => {
      const [commit, author, date, ...names] = namesIn(part)
      return names.map((name) => {
        const file = name.trim().slice(prefix.length)
        return { file, author, date, source: `${commit}^` }
      })
    })
  return [...here.map(({ file }) => ({ file, source: "HEAD" })), ...before].filter(({ file }) =>
    isEntry(file),
  )
}

function isEntry(file: string) {
  try {
    return editableOf(file).kind !== "data"
  } catch {
    return false
  }
}
