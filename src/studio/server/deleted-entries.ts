/** What was deleted or replaced, and can be brought back: from a folder of the cache; documents and snippets also from git. */
import { existsSync } from "node:fs"
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { type ContentModel, labelOfFile, sha1, writeFileAtomic } from "../../content"
import type { DeletedEntry } from "../api"
import { editableOf, isMedia, realPath } from "./content-paths"
import type { Command, RouteContext } from "./context"
import { changedFiles, namesIn, openRepository } from "./git/repository"
import { RequestError } from "./http"

/** Delete a document with its folder, or another file, and keep it in the cache. */
export const keepDeleted = async (root: string, file: string) =>
  rename(path.join(root, placeOf(file)), await freeKept(root, file))

/** Replace a picture or another file, and keep the one before in the cache. */
export const replaceFile = async (root: string, file: string, bytes: Buffer) => {
  await copyFile(path.join(root, file), await freeKept(root, file))
  await writeFileAtomic(path.join(root, file), bytes)
}

const folder = ".cache/studio-deleted"

/** In a folder named after a hash: a path, written as one name, can be too long. The path is in a file next to it. */
const keptPlace = (root: string, file: string) => path.join(root, folder, sha1(placeOf(file)), "kept")
const pathNextTo = (kept: string) => path.join(path.dirname(kept), "path.txt")

async function freeKept(root: string, file: string) {
  const kept = keptPlace(root, file)
  await mkdir(path.dirname(kept), { recursive: true })
  await rm(kept, { recursive: true, force: true })
  await writeFile(pathNextTo(kept), file)
  return kept
}

/** What can be brought back, the last deleted first. */
export const deletedEntries: Command<unknown, DeletedEntry[]> = async (context) => {
  const { root } = context
  const kept = (await keptIn(root)).map((file): GitEntry => ({ file }))
  const all = [...kept, ...(await deletedInGit(context))]
  const found = all.filter(({ file }) => !exists(root, file) && hasPlace(root, file))
  const last = found.filter(({ file }, index) => found.findIndex((one) => one.file === file) === index)
  return last.map(({ file, author, date }) => ({ file, author, date }))
}

/** Bring a document with its folder, or another file, back as it was. What has replaced a file takes its place in the cache. */
export const restoreEntry: Command<{ file: string }, { file: string }> = async (context, { file }) => {
  const { root, model } = context
  const place = placeOf(file)
  const isKept = (await keptIn(root)).includes(file)
  if (!isMedia(file)) {
    if (!isKept) editableOf(file, model)
    // Git removes the folder of a collection with its last document.
    await mkdir(path.dirname(path.join(root, place)), { recursive: true })
  }
  await realPath(root, path.posix.dirname(place), "folder")
  if (exists(root, place)) {
    if (!isMedia(file) || !isKept)
      throw new RequestError(409, `“${labelOfFile(place)}” exists`, "Rename or delete that first")
    await realPath(root, file)
    await replaceFile(root, file, await readFile(keptPlace(root, file)))
    return { file }
  }
  if (isKept) {
    await rename(keptPlace(root, file), path.join(root, place))
    return { file }
  }
  const entry = (await deletedInGit(context)).find((one) => one.file === file)
  if (!entry) throw new RequestError(404, `there is no version of ${file}`, "Choose another one")
  const { git, prefix } = await openRepository(root)
  await git("restore --quiet --worktree", `--source=${entry.source}`, "--", prefix + place)
  return { file }
}

/** The folder of a document, or another file. */
const placeOf = (file: string) => file.replace(/\/index\.mdx$/, "")

/** A picture comes back with its document. */
const hasPlace = (root: string, file: string) => !isMedia(file) || exists(root, path.dirname(file))

const exists = (root: string, place: string) => existsSync(path.join(root, place))

const keptIn = async (root: string) => {
  const hashes = await readdir(path.join(root, folder)).catch(() => [])
  // What was brought back is no longer there.
  const kept = hashes.map((hash) => path.join(folder, hash, "kept")).filter((place) => exists(root, place))
  return Promise.all(kept.map((place) => readFile(path.join(root, pathNextTo(place)), "utf8")))
}

interface GitEntry extends DeletedEntry {
  /** The commit that has it. */
  source?: string
}

/** What is in the last commit, or was in one before it. */
async function deletedInGit({ root, model }: RouteContext): Promise<GitEntry[]> {
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
    isEntry(file, model),
  )
}

function isEntry(file: string, model: ContentModel) {
  try {
    return editableOf(file, model).kind !== "data"
  } catch {
    return false
  }
}
