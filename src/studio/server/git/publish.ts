/**
 * Send changes for review: a commit on the newest main branch, made with an index of its own and pushed to a new branch.
 * The working tree, its index and its branch stay as they are.
 */
import { type Diagnostic, formatDiagnostic, isError } from "../../../content/check/diagnostic"
import { slugify } from "../../../util/slugify"
import type { Publication, PublishResult } from "../../api"
import { freeName } from "../../free-name"
import type { Command } from "../context"
import { RequestError } from "../http"
import { sentRef } from "./changes"
import { fetchNewest, type Newest, pullRequestLink, reviewFolder } from "./remote"
import { changedFiles, mergeWith, openRepository, type Repository, treeWith, withIndex } from "./repository"

export const publish: Command<Publication, PublishResult> = async ({ root, content }, { files, message }) => {
  const repository = await openRepository(root)
  const { git } = repository
  const all = await changedFiles(repository)
  const changed = all.filter(({ file }) => files.includes(file))
  if (changed.length < files.length)
    throw new RequestError(409, "some of these files have not changed", "Reload the list of changes")
  const kept = all.filter(({ file }) => !files.includes(file)).map(({ file }) => file)
  const { diagnostics } = await content.snapshot()
  stopAtErrors(diagnostics.filter((one) => isError(one) && !kept.includes(one.file)))

  const newest = await fetchNewest(repository)
  const sent = await withIndex(repository, (indexed) => treeWith(indexed, repository, changed))
  const { tree, overlaps } = await mergeWith(repository, sent, newest.commit)
  if (overlaps[0])
    throw new RequestError(
      409,
      `others have changed the same part of ${overlaps[0].split("\t")[1]}`,
      "Get the newest, compare both texts, and send yours again",
    )
  if (tree === (await git("rev-parse", `${newest.commit}^{tree}`)).trim())
    throw new RequestError(409, "the site has these changes already", "Get the newest")
  const signed = (await git("config --type=bool --default=false commit.gpgsign")).trim() === "true"
  const commit = await git(`commit-tree${signed ? " -S" : ""}`, tree, "-p", newest.commit, "-m", message)
  const branch = await newBranch(repository, newest, message)
  await git("update-ref", `refs/heads/${branch}`, commit.trim(), "")
  await git("update-ref", sentRef(branch), sent)
  return send(repository, newest, branch)
}

/** Send a branch again. */
export const pushReview: Command<{ branch: string }, PublishResult> = async ({ root }, { branch }) => {
  const repository = await openRepository(root)
  return send(repository, await fetchNewest(repository), branch)
}

function stopAtErrors(errors: readonly Diagnostic[]) {
  if (!errors[0]) return
  const count = `${errors.length} ${errors.length === 1 ? "error" : "errors"}`
  throw new RequestError(
    422,
    `the site would not build: ${count}. The first: ${formatDiagnostic(errors[0])}`,
    "Correct what is listed, and publish again",
  )
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

async function send({ git }: Repository, { remote, main, problem }: Newest, branch: string) {
  if (!remote || problem) return { branch, isPushed: false, problem }
  try {
    await git("push --quiet --", remote, `refs/heads/${branch}:refs/heads/${branch}`)
    const address = (await git("remote get-url --", remote)).trim()
    return { branch, isPushed: true, link: main && pullRequestLink(address, main, branch) }
  } catch (error) {
    const { message, fix } = error as RequestError
    return { branch, isPushed: false, problem: `${message}. ${fix}` }
  }
}
