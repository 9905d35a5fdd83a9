import { stat } from "node:fs/promises"
import path from "node:path"
import type { Changes, Review } from "../../api"
import { shortName } from "../../short-name"
import { documentOf } from "../content-paths"
import type { RouteContext } from "../context"
import { entriesIn } from "../entries"
import { notVersioned } from "./failures"
import { knownNewest, linkTo, reviewFolder } from "./remote"
import {
  type ChangedFile,
  changedFiles,
  commitAt,
  mergeWith,
  namesIn,
  openRepository,
  type Repository,
  treeWith,
  withIndex,
} from "./repository"

/** What has changed below content/ since the last commit, by document. */
export const changesOf = async ({ root, model, content }: RouteContext): Promise<Changes> => {
  const snapshot = await content.snapshot()
  const problems = snapshot.diagnostics
  const repository = await openRepository(root).catch((error: Error) => {
    if (error.message !== notVersioned) throw error
  })
  if (!repository) return { isRepository: false, documents: [], reviews: [], problems }
  const [files, reviews] = await Promise.all([changedFiles(repository), reviewsOf(repository)])
  const open = reviews.filter(({ state }) => state !== "merged")
  const isSent = await sentFiles(repository, files, open)
  const titles = new Map(entriesIn(snapshot).map(({ file, title }) => [file, title]))
  const documents = [...new Set(files.map(({ file }) => documentOf(file, model)))].map(
    (document) => [document, files.filter(({ file }) => documentOf(file, model) === document)] as const,
  )
  return {
    isRepository: true,
    documents: await Promise.all(
      documents.map(async ([file, changed]) => ({
        ...{ file, title: titles.get(file) ?? shortName(file) },
        status: changed.find((one) => one.file === file)?.status ?? "changed",
        files: await Promise.all(changed.map((one) => withDiff(repository, root, one))),
        review: open.find(({ branch }) => changed.every((one) => isSent(branch, one)))?.branch,
      })),
    ),
    reviews,
    problems,
  }
}

async function withDiff({ git, prefix }: Repository, root: string, { file, isTracked }: ChangedFile) {
  const { size } = await stat(path.join(root, file)).catch(() => ({ size: 0 }))
  if (size > shownBytes) return { file, diff: "" }
  const from = isTracked ? "HEAD --" : "--no-index -- /dev/null"
  return { file, diff: await git(`diff ${diffFormat} ${from}`, prefix + file) }
}

/** The studio does not show the diffs of larger files. */
const shownBytes = 1024 * 1024

/** Words that differ, of which a text has many in a line. */
export const diffFormat = "--word-diff=porcelain --no-color --no-ext-diff --no-textconv"

/** The newest reviews, with their state as far as it is known without asking the server. */
export async function reviewsOf(repository: Repository): Promise<Review[]> {
  const { git } = repository
  const known = await knownNewest(repository)
  const { remote, commit: newest } = known
  const format = "%(objectname)%09%(refname:lstrip=2)%09%(committerdate:iso-strict)%09%(contents:subject)"
  const list = await git(
    `for-each-ref --sort=-committerdate --count=5 --format=${format}`,
    `refs/heads/${reviewFolder}`,
  )
  const reviews = list.split("\n").filter(Boolean)
  return Promise.all(
    reviews.map(async (line) => {
      const [commit = "", branch = "", date = "", message = ""] = line.split("\t")
      const isThere = remote && (await git("for-each-ref", `refs/remotes/${remote}/${branch}`))
      const isMerged = await isIn(repository, newest, commit)
      if (isMerged || !isThere) return { branch, date, message, state: isMerged ? "merged" : "unknown" }
      return { branch, date, message, state: "in review", link: await linkTo(repository, known, branch) }
    }),
  )
}

/** Whether the changes of a commit are in the newest one, which may have others of the same files. */
async function isIn(repository: Repository, newest: string, commit: string) {
  const { git } = repository
  if (!(await git("cherry", newest, commit)).includes("+ ")) return true
  const { tree, overlaps } = await mergeWith(repository, `${commit}^`, commit, newest)
  return overlaps.length === 0 && tree === (await git("rev-parse", `${newest}^{tree}`)).trim()
}

/** Whether a file is as it was when it was sent. */
async function sentFiles(repository: Repository, files: readonly ChangedFile[], reviews: readonly Review[]) {
  if (reviews.length === 0) return () => false
  const { git, prefix } = repository
  const now = await withIndex(repository, (indexed) => treeWith(indexed, repository, files))
  const changed = new Map<string, string[]>()
  for (const { branch } of reviews) {
    const sent = await commitAt(git, sentRef(branch))
    if (sent) changed.set(branch, namesIn(await git("diff-tree -r -z --no-renames --name-only", sent, now)))
  }
  // Of a branch that the studio has not made, this is not known.
  return (branch: string, { file }: ChangedFile) => changed.get(branch)?.includes(prefix + file) === false
}

/** A commit of what was sent, on the commit that was checked out. */
export const sentRef = (branch: string) => `refs/studio/sent/${branch}`
