/** The repository of a project. Nothing here changes its working tree, index or branch. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { RequestError } from "../http"
import { type Git, gitIn } from "./run-git"

export interface Repository {
  /** Runs in the top folder. */
  git: Git
  top: string
  /** From the top folder to the project: "", or "site/". */
  prefix: string
  /** The commit that is checked out. */
  head: string
}

/** @throws RequestError if the project is in no repository, or in one without a commit */
export const openRepository = async (root: string): Promise<Repository> => {
  const shown = await gitIn(root)("rev-parse --show-toplevel --show-prefix")
  const [top = root, prefix = ""] = shown.split("\n")
  const git = gitIn(top)
  const head = await git("rev-parse --verify --quiet HEAD").catch(() => {
    throw new RequestError(409, "this folder has no first version yet", "Ask a developer to commit it once")
  })
  return { git, top, prefix, head: head.trim() }
}

/** The commit that a ref names; empty if there is no such ref. */
export const commitAt = async (git: Git, ref: string) =>
  (await git("for-each-ref --format=%(objectname)", ref)).trim()

export interface ChangedFile {
  /** From the project's root. */
  file: string
  status: "new" | "changed" | "deleted"
  /** Whether the file is in the last commit or the index. */
  isTracked: boolean
}

/** The changed files below content/. */
export async function changedFiles({ git, prefix }: Repository): Promise<ChangedFile[]> {
  const list = await git("status --porcelain -z --no-renames --untracked-files=all --", `${prefix}content`)
  return namesIn(list).map((line) => {
    const state = line.slice(0, 2)
    const status = state.includes("D") ? "deleted" : /^(?:\?\?|A)/.test(state) ? "new" : "changed"
    return { file: line.slice(3 + prefix.length), status, isTracked: state !== "??" }
  })
}

/** What a command with -z lists. */
export const namesIn = (list: string) => list.split("\0").filter(Boolean)

/** Call a function with a temporary folder, and with git that has an index of its own: the one of the last commit. */
export async function withIndex<Result>(
  { top, head }: Repository,
  task: (indexed: Git, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), "studio-git-"))
  try {
    const indexed = gitIn(top, { GIT_INDEX_FILE: path.join(folder, "index") })
    await indexed("read-tree", head)
    return await task(indexed, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Write files of the working tree into the index. Return the tree, which is the last commit with these changes. */
export async function treeWith(indexed: Git, { prefix }: Repository, files: readonly ChangedFile[]) {
  const names = files.map(({ file }) => prefix + file)
  if (names.length > 0) await indexed("update-index --add --remove --", ...names)
  return (await indexed("write-tree")).trim()
}

/**
 * Merge two sets of changes to the same files. What others have renamed is changed under its new name.
 * @param base what both are made of; all three are commits or trees
 * @returns a tree, and the files whose changes overlap, by their sides: 1 before, 2 mine, 3 theirs
 */
export async function mergeWith({ git }: Repository, base: string, mine: string, theirs: string) {
  const commit = async (tree: string, ...parents: string[]) =>
    (await git(`${someone} commit-tree`, `${tree}^{tree}`, ...parents, "-m", "Changes")).trim()
  const parent = await commit(base)
  const sides = [await commit(mine, "-p", parent), await commit(theirs, "-p", parent)]
  const output = await git(
    "-c merge.directoryRenames=true merge-tree --write-tree -z --no-messages",
    ...sides,
  )
  const [tree = "", ...entries] = namesIn(output)
  const overlaps = entries.map((entry) => {
    const [mode = "", hash = "", side] = entry.split(/[ \t]/, 3)
    return { mode, hash, side, name: entry.slice(entry.indexOf("\t") + 1) }
  })
  return { tree, overlaps }
}

/** The studio's own commits need no name of the user. */
export const someone = "-c user.name=studio -c user.email=studio@localhost"
