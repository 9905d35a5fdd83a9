/** Real builds of a copy of the project, for tests that break them. */
import { type ChildProcess, spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

const root = path.resolve(__dirname, "../..")

const driver = `
import { build } from ${JSON.stringify(path.join(root, "src/tooling/build.mjs"))}
process.exit(await build([], process.argv[1]).catch((error) => {
  console.error(error.message)
  return error.exitCode ?? 1
}))`

export interface BuildResult {
  /** Exit code, in the shell's counting where a signal ended the process. */
  code: number
  log: string
}

/**
 * Builds a copy of the project.
 *
 * @param watch is told every piece of the log, with the process, which it may kill
 */
export function buildCopy(
  folder: string,
  watch: (log: string, child: ChildProcess) => void = () => {},
): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", driver, folder], {
      cwd: root,
      env: { ...process.env, CI: "true", NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" },
      stdio: ["ignore", "pipe", "pipe"],
    })
    let log = ""
    const hear = (chunk: Buffer) => {
      log += chunk
      watch(log, child)
    }
    child.stdout.on("data", hear)
    child.stderr.on("data", hear)
    child.once("error", reject)
    child.once("close", (code, signal) => resolve({ code: code ?? (signal === "SIGKILL" ? 137 : 1), log }))
  })
}

/** Every file of a folder with the hash of its content. */
export function contentsOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(folder, file),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ]),
  )
}
