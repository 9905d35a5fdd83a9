/**
 * Send changes for review: a commit on the newest main branch, made with an index of its own and pushed to a new branch.
 * The working tree, its index and its branch stay as they are.
 */
import { isError } from "../../../content"
import { slugify } from "../../../util/slugify"
import type { PublishResult } from "../../api"
import { freeName } from "../../free-name"
import { documentOf } from "../content-paths"
import type { Command } from "../context"
import { entriesIn } from "../entries"
import { RequestError } from "../http"
import { sentRef } from "./changes"
import { fetchNewest, linkTo, type Newest, reviewFolder } from "./remote"
import {
  changedFiles,
  mergeWith,
  openRepository,
  type Repository,
  someone,
  treeWith,
  withIndex,
} from "./repository"

export const publish: Command<{ files: string[]; message: string }, PublishResult> = async (
  { root, model, content },
  { files, message },
) => {
  const repository = await openRepository(root)
  const { git } = repository
  const all = await changedFiles(repository)
  const changed = all.filter(({ file }) => files.includes(file))
  if (changed.length < files.length)
    throw new RequestError(409, "some of these files have not changed", "Reload the list of changes")
  const kept = all.filter(({ file }) => !files.includes(file)).map(({ file }) => file)
  const snapshot = await content.snapshot()
  const { length: errors } = snapshot.diagnostics.filter((one) => isError(one) && !kept.includes(one.file))
  if (errors > 0)
    throw new RequestError(
      422,
      `the site would not build: ${errors} ${errors === 1 ? "error" : "errors"}`,
      "Correct what is listed, and publish again",
    )

  const newest = await fetchNewest(repository)
  const sent = await withIndex(repository, (indexed) => treeWith(indexed, repository, changed))
  const { tree, overlaps } = await mergeWith(repository, repository.head, sent, newest.commit)
  if (overlaps[0]) {
    const file = overlaps[0].name.slice(repository.prefix.length)
    const entry = entriesIn(snapshot).find((one) => one.file === documentOf(file, model))
    throw new RequestError(
      409,
      `others have changed the same part of ${entry?.title ?? file}`,
      "Get the newest, compare both texts, and send yours again",
    )
  }
  if (tree === (await git("rev-parse", `${newest.commit}^{tree}`)).trim())
    throw new RequestError(409, "the site has these changes already", "Get the newest")
  const signed = (await git("config --type=bool --default=false commit.gpgsign")).trim() === "true"
  const commit = await git(`commit-tree${signed ? " -S" : ""}`, tree, "-p", newest.commit, "-m", message)
  const branch = await newBranch(repository, newest, message)
  await git("update-ref", `refs/heads/${branch}`, commit.trim(), "")
  const here = await git(`${someone} commit-tree`, sent, "-p", repository.head, "-m", "Sent")
  await git("update-ref", sentRef(branch), here.trim())
  return send(repository, newest, branch)
}

/** Send a branch again. */
export const pushReview: Command<{ branch: string }, PublishResult> = async ({ root }, { branch }) => {
  const repository = await openRepository(root)
  return send(repository, await fetchNewest(repository), branch)
}

/** A name made from the message, which no branch here or on the server has. */
async function newBranch({ git }: Repository, { remote }: Newest, message: string) {
  const name = slugify(message).slice(0, 40).replace(/-$/, "") || "changes"
  const taken = await git(
    "for-each-ref --format=%(refname)",
    `refs/heads/${reviewFolder}`,
    `refs/remotes/${remote}/${reviewFolder}`,
  )
  const names = taken.split("\n").map((ref) => ref.slice(ref.indexOf(reviewFolder) + reviewFolder.length))
  return reviewFolder + freeName(name, "", names)
}

async function send(repository: Repository, newest: Newest, branch: string): Promise<PublishResult> {
  const { remote, problem } = newest
  if (!remote || problem) return { branch, isPushed: false, problem }
  try {
    await repository.git("push --quiet --", remote, `refs/heads/${branch}:refs/heads/${branch}`)
    return { branch, isPushed: true, link: await linkTo(repository, newest, branch) }
  } catch (error) {
    const { message, fix } = error as RequestError
    return { branch, isPushed: false, problem: `${message}. ${fix}` }
  }
}
