/** Commits of content files. Nothing is forced, and other files, the index and the working tree stay as they are. */
import { execFile } from "node:child_process"
import { promisify } from "node:util"
import type { Changes, PublishResult } from "../api"
import { RequestError } from "./request-error"
import type { RouteContext } from "./routes"

const run = promisify(execFile)

/** What has changed below content/ since the last commit. */
export const changesOf = async (root: string, titleOf: (file: string) => string): Promise<Changes> => {
  const git = gitIn(root)
  const prefix = await prefixOf(git)
  if (prefix === undefined)
    return { isRepository: false, branch: "", suggestedBranch: "", hasRemote: false, files: [] }
  const branch = (await git("branch", "--show-current")).trim()
  const hasRemote = (await git("remote")).trim() !== ""
  const files = await Promise.all(
    (await changedFiles(git, prefix)).map(async ({ file, status, isTracked }) => ({
      ...{ file, status, title: titleOf(file) },
      diff: isTracked
        ? await git("diff", ...plainDiff, "HEAD", "--", file)
        : await git("diff", ...plainDiff, "--no-index", "--", "/dev/null", file).catch(outputOf),
    })),
  )
  return { isRepository: true, branch, suggestedBranch: suggestedBranch(branch), hasRemote, files }
}

const plainDiff = ["--no-color", "--no-ext-diff", "--no-textconv", "--relative"]

/** The project's folder in the repository; undefined if there is none. */
const prefixOf = (git: Git) =>
  git("rev-parse", "--show-prefix").then(
    (prefix) => prefix.trim(),
    () => undefined,
  )

/** `git diff --no-index` exits with 1 if there are differences. */
const outputOf = (error: Error & { code?: unknown; stdout?: string }) => {
  if (error.code === 1) return error.stdout ?? ""
  throw error
}

interface Publication {
  files: string[]
  message: string
  /** Default: the current one. */
  branch?: string | undefined
  push: boolean
}

/** Commit the named files, on a new branch if it has another name than the current one. */
export const publish = async (
  { root }: RouteContext,
  { files, message, branch: wanted, push }: Publication,
): Promise<PublishResult> => {
  const git = gitIn(root)
  const prefix = await prefixOf(git)
  const changed = (prefix === undefined ? [] : await changedFiles(git, prefix)).filter(({ file }) =>
    files.includes(file),
  )
  if (files.length === 0 || changed.length < files.length)
    throw new RequestError(409, "some of these files have not changed", "Reload the list of changes")
  const current = (await git("branch", "--show-current")).trim()
  const branch = wanted || current
  const isNew = branch !== current
  if (isNew) await createBranch(git, branch)
  const added = changed.filter(({ isTracked }) => !isTracked).map(({ file }) => file)
  try {
    if (added.length > 0) await git("add", "--intent-to-add", "--", ...added)
    await git("commit", "--quiet", "--only", `--message=${message}`, "--", ...files)
  } catch (error) {
    if (added.length > 0) await git("reset", "--quiet", "--", ...added)
    if (isNew) await git("switch", "--quiet", current || "-").then(() => git("branch", "-d", branch))
    throw failed("this could not be committed", error)
  }
  const commit = (await git("rev-parse", "HEAD")).trim()
  return { commit, branch, ...(push ? await pushTo(git, branch) : { isPushed: false }) }
}

async function createBranch(git: Git, branch: string) {
  try {
    await git("check-ref-format", "--branch", branch)
    await git("switch", "--quiet", "--create", branch)
  } catch (error) {
    throw failed(`the branch "${branch}" could not be made`, error)
  }
}

async function pushTo(git: Git, branch: string) {
  try {
    const [remote = "origin"] = (await git("remote")).split("\n")
    await git("push", "--quiet", "--set-upstream", remote, `refs/heads/${branch}:refs/heads/${branch}`)
    return { isPushed: true }
  } catch (error) {
    return { isPushed: false, pushProblem: reasonOf(error) }
  }
}

interface ChangedFile {
  file: string
  status: Changes["files"][number]["status"]
  /** The last commit or the index has it. */
  isTracked: boolean
}

/** @param prefix folder of the project in the repository */
async function changedFiles(git: Git, prefix: string): Promise<ChangedFile[]> {
  const list = await git(
    "status",
    "--porcelain=v1",
    "-z",
    "--no-renames",
    "--untracked-files=all",
    "--",
    "content",
  )
  return list
    .split("\0")
    .filter(Boolean)
    .map((line) => {
      const state = line.slice(0, 2)
      const status = state.includes("D") ? "deleted" : /^(?:\?\?|A)/.test(state) ? "new" : "changed"
      return { file: line.slice(3 + prefix.length), status, isTracked: state !== "??" }
    })
}

/** The current branch, unless it is the main one: then a name with the time, e.g. content/2026-05-14-0930. */
const suggestedBranch = (branch: string) =>
  branch && !/^(?:main|master)$/.test(branch)
    ? branch
    : `content/${new Date().toISOString().slice(0, 16).replace("T", "-").replace(":", "")}`

type Git = (...args: string[]) => Promise<string>

/** Run git without a shell, a pager or questions. Names of files are not patterns. */
const gitIn =
  (root: string): Git =>
  async (...args) => {
    const env = {
      ...process.env,
      GIT_LITERAL_PATHSPECS: "1",
      GIT_TERMINAL_PROMPT: "0",
      GIT_OPTIONAL_LOCKS: "0",
    }
    const { stdout } = await run("git", args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 })
    return stdout
  }

const failed = (message: string, error: unknown) =>
  new RequestError(409, `${message}: ${reasonOf(error)}`, "Fix this in a terminal, or ask a developer")

const reasonOf = (error: unknown) => (error as { stderr?: string }).stderr?.trim() || String(error)
