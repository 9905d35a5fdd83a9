/** Get what others have published: merge it with the changes in the working tree, of which nothing is lost. */
import { constants } from "node:fs"
import { copyFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import type { NewestFile, NewestResult } from "../../api"
import { mergeTexts } from "../../source/merge-texts"
import { documentOf, isMedia } from "../content-paths"
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

type Merged = Awaited<ReturnType<typeof settled>>

/**
 * Decide overlaps: texts of the others, which the user compares with the own ones. Other files stay the user's.
 * @returns the tree, and the user's texts by their names; undefined if it is no text, or if one is deleted
 */
async function settled(
  { git, top }: Repository,
  folder: string,
  { tree, overlaps: entries }: Awaited<ReturnType<typeof mergeWith>>,
) {
  const overlaps = new Map<string, string | undefined>()
  if (entries.length === 0) return { tree, overlaps }
  const indexed = gitIn(top, { GIT_INDEX_FILE: path.join(folder, "merged") })
  await indexed("read-tree", tree)
  for (const name of new Set(entries.map((entry) => entry.name))) {
    const [base, mine, theirs] = ["1", "2", "3"].map((side) =>
      entries.find((entry) => entry.side === side && entry.name === name),
    )
    overlaps.set(name, undefined)
    if (!mine || !theirs || isMedia(name)) continue
    const read = (hash: string) => git("cat-file --filters", `--path=${name}`, hash)
    const [own, others] = [await read(mine.hash), await read(theirs.hash)]
    const before = base ? await read(base.hash) : ""
    const file = path.join(folder, "merged-text")
    await writeFile(file, mergeTexts(before, others, own).text)
    const hash = (await git("hash-object -w", `--path=${name}`, file)).trim()
    await indexed("update-index --cacheinfo", `${theirs.mode},${hash},${name}`)
    overlaps.set(name, mergeTexts(before, own, others).text)
  }
  return { tree: (await indexed("write-tree")).trim(), overlaps }
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
