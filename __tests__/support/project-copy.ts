/** Real builds of a copy of the project, for tests that break them. */
import { type ChildProcess, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"

const root = path.resolve(__dirname, "../..")

/** Inside the project, so that Node finds its packages. Ignored by Git. */
const copies = path.join(root, ".bench")

const notCopied = /^(?:node_modules|\.git|\.cache|\.gatsby|public|dist|\.bench|coverage|test-results)$/

/** Copy the project without installed and generated files. @returns the copy's folder */
export function copyProject(): string {
  mkdirSync(copies, { recursive: true })
  const folder = mkdtempSync(path.join(copies, "copy-"))
  for (const name of readdirSync(root))
    if (!notCopied.test(name)) cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  return folder
}

export const removeCopy = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

export interface Result {
  /** The exit code; 128 plus the signal's number if a signal ended the process. */
  code: number
  log: string
}

/**
 * Run a TypeScript file of the project in the copy: `src/tooling/build.ts`.
 *
 * @param watch gets the log so far and the process, which it may kill
 */
export function runIn(
  folder: string,
  script: string,
  args: string[] = [],
  { env = {}, watch = () => {} }: RunOptions = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", "tsx", path.join(root, script), ...args], {
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

export const buildCopy = (folder: string, options?: RunOptions) =>
  runIn(folder, "src/tooling/build.ts", [folder], options)

/** All files of a site with the hashes of their content. Omits the build id, which always changes. */
export function contentsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== ".build-id")
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    names.map((file) => [
      path.relative(folder, file),
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    ]),
  )
}
