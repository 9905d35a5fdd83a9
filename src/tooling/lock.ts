/** One Gatsby process in a folder: two would write into each other's files, and Gatsby does not look. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { check, lock } from "proper-lockfile"
import { buildFolders } from "../finish/folders.mjs"
import { Failed } from "./process.mjs"

/** A lock that its process has not renewed for this long is void, in milliseconds: a busy machine pauses a process. */
const stale = 60_000

/** After this time the processes that a killed command has started have ended, too (`end-with-parent.cjs`). */
const orphanTime = 3_000

interface Holder {
  pid: number
  /** As the user knows it: `npm start`. */
  command: string
}

/**
 * Run a command while no other one builds or develops in the project.
 *
 * @param command as the user knows it: `npm start`
 * @throws Failed if another one is running
 */
export async function withLock<Result>(
  project: string,
  command: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (await runningCommand(project)) throw new Failed(busyMessage(project))
  const release = await lock(buildFolders(project).state, { stale }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ELOCKED") throw error
    throw new Failed(busyMessage(project))
  })
  writeFileSync(holderFile(project), JSON.stringify({ pid: process.pid, command } satisfies Holder))
  try {
    return await run()
  } finally {
    await release()
  }
}

/** What is running in the project, or `undefined`. The lock of a process that was killed is removed. */
export async function runningCommand(project: string): Promise<string | undefined> {
  const { state } = buildFolders(project)
  mkdirSync(state, { recursive: true })
  if (!(await check(state, { stale }))) return undefined
  if (isHeld()) return commandOf(project)
  await pause(orphanTime)
  // Another command may have taken the lock in the meantime.
  if (isHeld()) return commandOf(project)
  rmSync(`${state}.lock`, { recursive: true, force: true })
  return undefined

  function isHeld() {
    const holder = holderOf(project)
    return !holder || isAlive(holder.pid)
  }
}

const busyMessage = (project: string) =>
  `${commandOf(project)} is running in this folder. Stop it with Ctrl+C, or wait until it ends.`

const holderFile = (project: string) => path.join(buildFolders(project).state, "running.json")

const commandOf = (project: string) => holderOf(project)?.command ?? "Another command"

function holderOf(project: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(holderFile(project), "utf8"))
  } catch {
    return undefined
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/** `node --import tsx src/tooling/lock.ts <project>`: exit with 1, and a sentence, if a command is running there. */
async function main(project: string) {
  if (!(await runningCommand(project))) return
  console.error(busyMessage(project))
  process.exitCode = 1
}

if (process.argv[1] && path.basename(process.argv[1]) === "lock.ts")
  void main(process.argv[2] ?? process.cwd())
