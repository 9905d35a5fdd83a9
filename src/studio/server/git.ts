/** Commit and push content files, never by force. All other files stay as they are, even if they are staged. */
import { stat } from "node:fs/promises"
import path from "node:path"
import { type Diagnostic, formatDiagnostic, isError } from "../../content/check/diagnostic"
import type { Changes, Publication, PublishResult } from "../api"
import type { Command } from "./context"
import { RequestError } from "./http"
import { type Git, gitIn } from "./run-git"

/** The changes below content/ since the last commit. @param problems of all content */
export const changesOf = async (
  root: string,
  problems: Diagnostic[],
  titleOf: (file: string) => string,
): Promise<Changes> => {
  const git = gitIn(root)
  const changed = await changedFiles(git)
  if (!changed)
    return { isRepository: false, branch: "", suggestedBranch: "", hasRemote: false, files: [], problems: [] }
  const branch = await git("branch --show-current")
  const files = changed.map(async ({ file, status, isTracked }) => {
    const from = isTracked ? "HEAD --" : "--no-index -- /dev/null"
    const { size } = await stat(path.join(root, file)).catch(() => ({ size: 0 }))
    if (size > shownBytes) return { file, status, title: titleOf(file), diff: "" }
    const diff = await git(`diff --no-color --no-ext-diff --no-textconv --relative ${from}`, file)
    return { file, status, title: titleOf(file), diff }
  })
  return {
    ...{ isRepository: true, branch, suggestedBranch: suggestedBranch(branch) },
    ...{ hasRemote: (await git("remote")) !== "", files: await Promise.all(files) },
    problems,
  }
}

/** The studio does not show the diffs of larger files. */
const shownBytes = 1024 * 1024

/** The current branch; instead of the main branch a new one with the time, e.g. content/2026-05-14-0930. */
const suggestedBranch = (branch: string) =>
  branch && !/^(?:main|master)$/.test(branch)
    ? branch
    : `content/${new Date().toISOString().slice(0, 16).replace("T", "-").replace(":", "")}`

/** Commit the files, on a new branch if `branch` is not the current one. If git cannot commit, undo that. */
export const publish: Command<Publication, PublishResult> = async (context, publication) => {
  const { files, message, branch: wanted, push } = publication
  const git = gitIn(context.root)
  const all = (await changedFiles(git)) ?? []
  const changed = all.filter(({ file }) => files.includes(file))
  if (changed.length < files.length)
    throw new RequestError(409, "some of these files have not changed", "Reload the list of changes")
  const kept = all.filter(({ file }) => !files.includes(file)).map(({ file }) => file)
  const { diagnostics } = await context.content.snapshot()
  const errors = diagnostics.filter((one) => isError(one) && !kept.includes(one.file))
  if (errors[0]) throw stopped(errors.length, formatDiagnostic(errors[0]))
  const current = await git("branch --show-current")
  const branch = wanted || current
  const added = changed.filter(({ isTracked }) => !isTracked).map(({ file }) => file)
  if (branch !== current) {
    await git("check-ref-format --branch", branch)
    await git("switch --quiet --create", branch)
  }
  try {
    if (added.length > 0) await git("add --intent-to-add --", ...added)
    await git("commit --quiet --only", `--message=${message}`, "--", ...files)
  } catch (error) {
    if (added.length > 0) await git("reset --quiet --", ...added)
    if (branch !== current) await git("switch --quiet", current || "-").then(() => git("branch -d", branch))
    throw error
  }
  return { commit: await git("rev-parse HEAD"), branch, ...(await pushed(git, branch, push)) }
}

const stopped = (count: number, first: string) =>
  new RequestError(
    422,
    `the site would not build: ${count} ${count === 1 ? "error" : "errors"}. The first: ${first}`,
    "Correct what is listed, and publish again",
  )

async function pushed(git: Git, branch: string, push: boolean) {
  if (!push) return { isPushed: false }
  const [remote = "origin"] = (await git("remote")).split("\n")
  const ref = `refs/heads/${branch}:refs/heads/${branch}`
  return git("push --quiet --set-upstream", remote, ref).then(
    () => ({ isPushed: true }),
    ({ message, fix }: RequestError) => ({ isPushed: false, pushProblem: `${message}. ${fix}.` }),
  )
}

interface ChangedFile {
  file: string
  status: Changes["files"][number]["status"]
  /** Whether the file is in the last commit or the index. */
  isTracked: boolean
}

/** The changed files below content/. Undefined if the project is not in a repository. */
async function changedFiles(git: Git): Promise<ChangedFile[] | undefined> {
  // The project may be a folder of the repository.
  const prefix = await git("rev-parse --show-prefix").catch((error: Error) => {
    if (!/not a git repository/.test(error.message)) throw error
  })
  if (prefix === undefined) return undefined
  const list = await git("status --porcelain -z --no-renames --untracked-files=all -- content")
  return list
    .split("\0")
    .filter(Boolean)
    .map((line) => {
      const state = line.slice(0, 2)
      const status = state.includes("D") ? "deleted" : /^(?:\?\?|A)/.test(state) ? "new" : "changed"
      return { file: line.slice(3 + prefix.length), status, isTracked: state !== "??" }
    })
}
