import { execFileSync } from "node:child_process"
import { statSync } from "node:fs"
import path from "node:path"

/**
 * Days on which the files in `content/` were last changed, from git's history, which is read once.
 *
 * @returns a function from a file's path, relative to the root, to the day as YYYY-MM-DD: that of its last commit, or of
 *   the file if it has changed since. undefined if git does not know it.
 */
export const lastEdits = (root: string): ((file: string) => string | undefined) => {
  const history = readHistory(root)
  const read = Date.now()
  return (file) => {
    const { mtime } = statSync(path.join(root, file), { throwIfNoEntry: false }) ?? {}
    const isChanged = history?.changed.has(file) || (mtime && mtime.getTime() > read)
    return isChanged ? mtime?.toISOString().slice(0, 10) : history?.days.get(file)
  }
}

/** undefined without git or a repository. */
function readHistory(root: string) {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.quotePath=off", ...args], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1e9,
      stdio: ["ignore", "pipe", "ignore"],
    }).split("\n")
  try {
    const changed = new Set(git("ls-files", "--modified", "--others", "--exclude-standard", "content"))
    const [isShallow] = git("rev-parse", "--is-shallow-repository")
    const days = new Map<string, string>()
    let day = ""
    for (const line of git("log", "--relative", "--name-only", "--format=day %cs %p", "--", "content")) {
      const [, committed, parents] = /^day (\S+) ?(.*)$/.exec(line) ?? []
      // The oldest commit of a shallow clone seems to have added all files.
      if (committed) day = parents || isShallow === "false" ? committed : ""
      else if (day && !days.has(line)) days.set(line, day)
    }
    return { changed, days }
  } catch {
    return undefined
  }
}
