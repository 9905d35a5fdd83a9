/** Lock: one Gatsby process per folder. Two would overwrite each other's files, and Gatsby does not check. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { check, lock } from "proper-lockfile"
import { buildFolders } from "./folders.mjs"
import { Failed } from "./process.mjs"

/** How long the lock of a killed process stays valid, in milliseconds. */
const stale = 10_000

/**
 * Run a command while no other one builds or develops in the project.
 *
 * @param command as the user types it: `npm start`
 * @throws Failed if another one is running
 */
export async function withLock<Result>(
  project: string,
  command: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const { state } = buildFolders(project)
  mkdirSync(state, { recursive: true })
  const release = await lock(state, { stale }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error
    throw new Failed(busyMessage(project))
  })
  writeFileSync(holderFile(project), command)
  try {
    return await run()
  } finally {
    await release()
  }
}

/** The command that is running in the project, or `undefined`. */
export const runningCommand = async (project: string): Promise<string | undefined> => {
  const { state } = buildFolders(project)
  mkdirSync(state, { recursive: true })
  return (await check(state, { stale })) ? holderOf(project) : undefined
}

export const busyMessage = (project: string) =>
  `${holderOf(project)} is running in this folder. Stop it with Ctrl+C, or wait until it ends. If it was killed just now, try again in ten seconds.`

const holderFile = (project: string) => path.join(buildFolders(project).state, "running")

const holderOf = (project: string) => {
  try {
    return readFileSync(holderFile(project), "utf8")
  } catch {
    return "Another command"
  }
}

/** `node --import tsx src/tooling/lock.ts <project>`: exit with 1 and a message if a command is running there. */
async function main(project: string) {
  if (!(await runningCommand(project))) return
  console.error(busyMessage(project))
  process.exitCode = 1
}

if (process.argv[1] && path.basename(process.argv[1]) === "lock.ts")
  void main(process.argv[2] ?? process.cwd())
