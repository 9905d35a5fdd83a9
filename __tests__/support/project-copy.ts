/** Real builds of a copy of the project, for tests that break them. */
import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { filesBelow, sha1 } from "../../src/content/files"

const root = path.resolve(__dirname, "../..")

export interface Result {
  /** The exit code; 128 plus the signal's number if a signal ended the process. */
  code: number
  log: string
}

/**
 * Run an npm script in the copy: its own code if it has programs, or else that of the project.
 *
 * @param watch gets the log so far and the process, which it may kill
 */
export function runIn(
  folder: string,
  task: "build" | "develop",
  args: string[] = [],
  { env = {}, watch = () => {} }: RunOptions = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const project = existsSync(path.join(folder, "node_modules/.bin")) ? folder : root
    const script = path.join(project, "src/tooling/tasks.ts")
    const child = spawn(process.execPath, ["--import", "tsx", script, task, ...args], {
      cwd: folder,
      env: { ...process.env, CI: "true", NODE_ENV: "", GATSBY_TELEMETRY_DISABLED: "1", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let log = ""
    const read = (chunk: Buffer) => {
      log += chunk
      watch(log, child)
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    child.once("error", reject)
    child.once("close", (code, signal) => resolve({ code: code ?? (signal === "SIGKILL" ? 137 : 1), log }))
  })
}

export interface RunOptions {
  env?: Record<string, string>
  watch?: (log: string, child: ChildProcess) => void
}

export const buildCopy = (folder: string, options?: RunOptions) => runIn(folder, "build", [], options)

/** All files of a site with the hashes of their content. Omits the build id, which always changes. */
export const contentsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    filesBelow(folder)
      .filter((file) => path.basename(file) !== ".build-id")
      .map((file) => [file, sha1(readFileSync(path.join(folder, file)))]),
  )
