/** Allow only one Gatsby process per folder: two would overwrite each other's files. */
import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { check, lock } from "proper-lockfile"
import { readJson } from "../content"
import { buildFolders } from "./finish/folders.mjs"
import { Failed } from "./process"

/** A lock is invalid if it has not been renewed for this long. A busy machine may pause processes. */
const staleMs = 60_000

/** A command ends within this time after npm, which has started it, was killed. */
const endingMs = 12_000

/** Children of a killed command end within this time (`end-with-parent.cjs`). */
const orphanMs = 3_000

interface Holder {
  pid: number
  /** When the process has started: the system gives its number to another one later. */
  started?: string
  /** The process that has started it. */
  parent?: number
  /** As the user typed it: `npm start`. */
  command: string
}

/**
 * Run a command while no other one builds or develops in the project.
 *
 * @param command as the user typed it: `npm start`
 * @throws Failed if another one is running
 */
export async function withLock<Result>(
  project: string,
  command: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const running = await runningCommand(project)
  if (running) throw new Failed(busyMessage(running))
  const release = await lock(buildFolders(project).state, { stale: staleMs }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === "ELOCKED" ? new Failed(busyMessage("Another command")) : error
    },
  )
  const { pid, ppid: parent } = process
  writeFileSync(
    holderFile(project),
    JSON.stringify({ pid, started: startOf(pid), parent, command } satisfies Holder),
  )
  try {
    return await run()
  } finally {
    await release()
  }
}

/** The command that is running in the project, or `undefined`. The lock of a killed process is removed. */
export async function runningCommand(project: string): Promise<string | undefined> {
  const { state } = buildFolders(project)
  mkdirSync(state, { recursive: true })
  const isHeld = () => check(state, { stale: staleMs })
  for (let waited = 0; waited < endingMs && isEnding(readHolder(project)) && (await isHeld()); waited += 250)
    await pause(250)
  if (!(await isHeld())) return undefined
  // Another command may take the lock while this one waits.
  if (!isAlive(readHolder(project))) await pause(orphanMs)
  const holder = readHolder(project)
  if (isAlive(holder)) return holder?.command ?? "Another command"
  rmSync(`${state}.lock`, { recursive: true, force: true })
  return undefined
}

export const busyMessage = (command: string) =>
  `${command} is running in this folder. Stop it with Ctrl+C, or wait until it ends.`

const holderFile = (project: string) => path.join(buildFolders(project).state, "running.json")

const readHolder = (project: string) => readJson<Holder>(holderFile(project))

const isEnding = (holder: Holder | undefined) =>
  holder?.parent !== undefined && isAlive(holder) && !exists(holder.parent)

/** When a process has started. Undefined if the system does not say. */
function startOf(pid: number) {
  try {
    // Its name, in parentheses, may contain spaces.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19]
  } catch {
    return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim()
  }
}

/** An unknown holder counts as alive: it has just taken the lock. */
const isAlive = (holder: Holder | undefined) =>
  !holder || (exists(holder.pid) && holder.started === startOf(holder.pid))

function exists(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}
