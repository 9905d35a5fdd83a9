/** Child processes, which are stopped together and never left running. */
import { type SpawnOptions, spawn } from "node:child_process"
import { constants } from "node:os"
import { systemProblem } from "../util/system-problem"
import { root } from "./paths"

const gracePeriodMs = 10_000

/** What `process.kill` takes: the groups of processes that are running, as negative numbers. */
const running = new Set<number>()
let interruption: NodeJS.Signals | undefined

/** An expected error, printed without a stack trace. */
export class Failed extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message)
  }
}

/** The user or the system has stopped the task. */
export class Interrupted extends Failed {
  constructor(signal: NodeJS.Signals) {
    super(`Stopped by ${signal}.`, signalCode(signal))
  }
}

/** Run the main function of a script and exit with its code. Signals stop the children first. */
export async function runMain(main: () => Promise<number>) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopAll)
  process.on("exit", () => signalAll("SIGKILL"))
  try {
    process.exitCode = await main()
  } catch (error) {
    const problem = systemProblem(error)
    const known = problem ? new Failed(problem) : error
    if (!(known instanceof Failed)) throw known
    console.error(known.message)
    process.exitCode = known.exitCode
  }
}

/** Log a step, one per line. */
export const logStep = (step: string) => console.log(`▸ ${step}`)

interface Options extends SpawnOptions {
  /** Print the output only if the command fails. */
  quietly?: boolean
}

/** Run a command to its end. Return its exit code, or 128 plus the signal's number. */
export async function run(command: string, args: string[], { quietly, ...options }: Options = {}) {
  const { child, ended } = start(command, args, {
    ...options,
    ...(quietly && { stdio: ["ignore", "pipe", "pipe"] }),
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk))
  const code = await ended
  if (code !== 0) process.stderr.write(Buffer.concat(output))
  return code
}

/** Run a Node script to its end. */
export const runNode = (args: string[], options?: Options) => run(process.execPath, args, options)

/**
 * Start a command in a process group of its own, which can be signalled as a whole. With `detached: false` it is in this
 * group, and can read from the terminal.
 */
export function start(command: string, args: string[], { env, ...options }: SpawnOptions = {}) {
  if (interruption) throw new Interrupted(interruption)
  const settings = { cwd: root, stdio: "inherit", detached: true, ...options } as const
  const child = spawn(command, args, {
    ...settings,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
  })
  const target = (child.pid ?? 0) * (settings.detached ? -1 : 1)
  if (target) running.add(target)
  // Processes that the command has not stopped.
  child.once("exit", () => signalProcess(target, "SIGKILL"))
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", ({ message }) => reject(new Failed(`Cannot run ${command}: ${message}`, 127)))
    child.once("close", (code, signal) => {
      running.delete(target)
      if (interruption) reject(new Interrupted(interruption))
      else resolve(code ?? signalCode(signal ?? "SIGKILL"))
    })
  })
  const stop = () => {
    signalProcess(target, "SIGTERM")
    return ended
  }
  return { child, ended, stop }
}

/** Stop all commands on a signal, and kill those that do not end. npm repeats the terminal's signal. */
function stopAll(signal: NodeJS.Signals) {
  if (interruption) return
  interruption = signal
  if (running.size === 0) process.exit(signalCode(signal))
  signalAll(signal)
  setTimeout(() => signalAll("SIGKILL"), gracePeriodMs).unref()
}

function signalAll(signal: NodeJS.Signals) {
  for (const target of running) signalProcess(target, signal)
}

function signalProcess(target: number, signal: NodeJS.Signals) {
  try {
    if (target) process.kill(target, signal)
  } catch {
    // It has already ended.
  }
}

const signalCode = (signal: NodeJS.Signals) => 128 + constants.signals[signal]
