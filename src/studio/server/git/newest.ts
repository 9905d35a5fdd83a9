/** Get what others have published: merge it with the changes in the working tree, of which nothing is lost. */
import { constants } from "node:fs"
import { copyFile, rename, rm } from "node:fs/promises"
import path from "node:path"
import type { NewestFile, NewestResult } from "../../api"
import { documentOf } from "../content-paths"
import type { Command } from "../context"
import { RequestError } from "../http"
import { reviewsOf, sentRef } from "./changes"
import { fetchNewest, knownNewest } from "./remote"
import {
  changedFiles,
  commitAt,
  mergeWith,
  namesIn,
  openRepository,
  type Repository,
  someone,
  treeWith,
  withIndex,
} from "./repository"
import { type Git, gitIn } from "./run-git"

/** Without a commit, ask the server and show what would change. With the commit that was shown, do that. */
export const getNewest: Command<{ commit?: string | undefined }, NewestResult> = async (
  { root, model },
  { commit },
) => {
  const repository = await openRepository(root)
  const { git, head } = repository
  const { commit: newest, problem } = await (commit ? knownNewest : fetchNewest)(repository)
  if (commit && commit !== newest)
    throw new RequestError(
      409,
      "others have published more in the meantime",
      "Look at what will change again",
    )
  const shared = (await git("merge-base", head, newest).catch(() => "")).trim()
  if (shared === newest) return { commit: newest, isNewest: true, files: [], problem }
  if (shared !== head)
    return {
      ...{ commit: newest, isNewest: false, files: [] },
      problem: "Somebody has committed on this machine. Ask a developer to merge that with git pull",
    }
  const changed = await changedFiles(repository)
  return withIndex(repository, async (indexed, folder) => {
    const mine = await treeWith(indexed, repository, changed)
    const base = await baseOf(repository)
    const merged = await settled(repository, folder, await mergeWith(repository, base, mine, newest))
    const between = await filesBetween(repository, mine, newest, merged)
    const files = between.map((one) => ({ ...one, document: documentOf(one.file, model) }))
    if (commit) await moveTo(repository, indexed, { mine, merged: merged.tree, newest })
    return { commit: newest, isNewest: commit !== undefined, files, problem }
  })
}

/** What the working tree is made of: the last commit, and what was sent and has been merged since. */
async function baseOf(repository: Repository) {
  const { git, head } = repository
  const reviews = await reviewsOf(repository)
  let base = head
  for (const { branch, state } of reviews.reverse()) {
    const sent = await commitAt(git, sentRef(branch))
    if (!sent || state !== "merged") continue
    const { tree, overlaps } = await mergeWith(repository, `${sent}^`, sent, base)
    if (overlaps.length === 0) base = tree
  }
  return base
}

interface Merged {
  tree: string
  /** The user's text of files whose changes overlap; undefined if they are no texts, or if one is deleted. */
  overlaps: Map<string, string | undefined>
}

/** Decide overlaps: texts of the others, which the user compares with the own ones. Other files stay the user's. */
async function settled(
  repository: Repository,
  folder: string,
  merged: Awaited<ReturnType<typeof mergeWith>>,
) {
  const { git, top } = repository
  const overlaps: Merged["overlaps"] = new Map()
  if (merged.overlaps.length === 0) return { tree: merged.tree, overlaps }
  const indexed = gitIn(top, { GIT_INDEX_FILE: path.join(folder, "merged") })
  await indexed("read-tree", merged.tree)
  const nothing = (await git("hash-object -w --stdin")).trim()
  const entries = merged.overlaps.map((entry) =>
    entry.split(/[ \t]/, 3).concat(entry.slice(entry.indexOf("\t") + 1)),
  )
  for (const name of new Set(entries.map((entry) => entry[3] ?? ""))) {
    overlaps.set(name, undefined)
    const [base, mine, theirs] = ["1", "2", "3"].map((version) =>
      entries.find((entry) => entry[2] === version && entry[3] === name),
    )
    if (!mine?.[1] || !theirs?.[1]) continue
    const hashes = [mine[1], base?.[1] ?? nothing, theirs[1]]
    const ours = await mergeTexts(repository, folder, "--ours", hashes)
    const others = await mergeTexts(repository, folder, "--theirs", hashes)
    if (!ours || !others) continue
    await indexed("update-index --cacheinfo", `${theirs[0]},${others},${name}`)
    overlaps.set(name, await git("cat-file --filters", `--path=${name}`, ours))
  }
  return { tree: (await indexed("write-tree")).trim(), overlaps }
}

/** Merge three texts, with one side where they overlap. Undefined if they are no texts. */
async function mergeTexts({ git }: Repository, folder: string, side: string, hashes: readonly string[]) {
  const directory = (await git("rev-parse --absolute-git-dir")).trim()
  const there = gitIn(folder, { GIT_DIR: directory })
  const files: string[] = []
  for (const hash of hashes) files.push((await there("unpack-file", hash)).trim())
  const isMerged = await there(`merge-file -q ${side}`, ...files).then(
    () => true,
    () => false,
  )
  const merged = isMerged ? (await there("hash-object -w --no-filters --", files[0] ?? "")).trim() : undefined
  for (const file of files) await rm(path.join(folder, file), { force: true })
  return merged
}

/** What getting the newest changes in the working tree, and what it keeps although others have changed it. */
async function filesBetween({ git, prefix, head }: Repository, mine: string, newest: string, merged: Merged) {
  const between = async (from: string, to: string) => {
    const list = namesIn(await git("diff-tree -r -z --no-renames --name-status", from, to))
    return new Map(
      list.flatMap((state, index) => (index % 2 ? [] : [[list[index + 1] ?? "", state] as const])),
    )
  }
  const [changed, own] = [await between(mine, merged.tree), await between(head, mine)]
  const others = await between(head, newest)
  const names = new Set([...changed.keys(), ...merged.overlaps.keys()])
  return [...names].sort().map((name): Omit<NewestFile, "document"> => {
    const file = name.startsWith(prefix) ? name.slice(prefix.length) : name
    const text = merged.overlaps.get(name)
    const state = states[changed.get(name) ?? ""]
    const isMerged = others.has(name) && own.has(name)
    const overlap = text !== undefined ? "overlap" : state === "new" ? "returned" : "kept"
    const change = merged.overlaps.has(name) ? overlap : isMerged ? "merged" : (state ?? "changed")
    return { file, change, mine: text }
  })
}

const states: Record<string, NewestFile["change"]> = { A: "new", D: "deleted" }

/** Change the working tree from one tree to another, then the index and the branch. Git checks all files first. */
async function moveTo(
  { git, top, head }: Repository,
  indexed: Git,
  { mine, merged, newest }: { mine: string; merged: string; newest: string },
) {
  // Even what is now on disk can be found again.
  const kept = await git(`${someone} commit-tree`, mine, "-p", head, "-m", "Saved before getting the newest")
  await git("update-ref", beforeNewestRef, kept.trim())
  await indexed("update-index -q --refresh")
  const index = path.resolve(top, (await git("rev-parse --git-path index")).trim())
  // As git does it: whoever has created this file may change the index.
  const lock = `${index}.lock`
  await copyFile(index, lock, constants.COPYFILE_EXCL).catch(() => {
    throw new RequestError(409, "git is busy in this folder", "Try again in a moment")
  })
  try {
    // What a developer has staged stays, or stops this.
    await gitIn(top, { GIT_INDEX_FILE: lock })("read-tree -m -i", head, newest)
    await indexed("read-tree -m -u", mine, merged)
    await git("update-ref -m", "studio: get the newest", "HEAD", newest, head)
    await rename(lock, index)
  } finally {
    await rm(lock, { force: true })
  }
  await git("update-index -q --refresh")
}

/** The working tree before the last time. */
export const beforeNewestRef = "refs/studio/before-newest"
