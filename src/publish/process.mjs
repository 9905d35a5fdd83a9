/** Child processes, each started in its own group, stopped together and never left running. */
import { spawn } from "node:child_process"
import { constants } from "node:os"
import { systemProblem } from "../content/system-problem.mjs"
import { root } from "./paths.mjs"

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import("node:child_process").StdioOptions }} Options */

const ownGroup = process.platform !== "win32"
// npm repeats the terminal's signal: two signals within this time are the same Ctrl-C.
const sameKeypressMs = 500
const parentCheckMs = 500
const gracePeriodMs = 10_000

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set()
/** @type {{ signal: NodeJS.Signals, at: number } | undefined} */
let interruption

/** An expected error, printed without a stack trace. */
export class Failed extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/** The user or the system has stopped the task. */
export class Interrupted extends Failed {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`, exitCode(null, signal))
  }
}

/**
 * Run the main function of a script and exit with its code. Signals stop the children first.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  stopChildrenOnSignals()
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

/**
 * Log a step, one per line.
 * @param {string} step
 */
export const logStep = (step) => console.log(`▸ ${step}`)

/**
 * Start a command. `ended` resolves to its exit code, or 128 plus the signal's number.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export function start(command, args, { cwd = root, env, stdio = "inherit" } = {}) {
  if (interruption) throw new Interrupted(interruption.signal)
  const child = spawn(command, args, {
    cwd,
    stdio,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
    // A group can be signalled as a whole, including workers' children.
    detached: ownGroup,
  })
  running.add(child)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once("error", (error) => {
      running.delete(child)
      reject(new Failed(`Cannot run ${command}: ${error.message}`, 127))
    })
    child.once("exit", (code, signal) => {
      signalGroup(child, "SIGKILL") // processes that the command has not stopped
      running.delete(child)
      if (interruption) reject(new Interrupted(interruption.signal))
      else resolve(exitCode(code, signal))
    })
  })
  return { child, ended }
}

/**
 * Stop a command that `start` has started.
 * @param {ReturnType<typeof start>} command
 */
export function stop({ child, ended }) {
  signalGroup(child, "SIGTERM")
  return ended
}

/**
 * Run a command to its end, and print its output only if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export async function runQuietly(command, args, options) {
  const { child, ended } = start(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  /** @type {Buffer[]} */
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk))
  const closed = new Promise((resolve) => child.once("close", resolve))
  const code = await ended
  await closed
  if (code !== 0) process.stderr.write(Buffer.concat(output))
  return code
}

/**
 * Run a Node script to its end.
 * @param {string[]} args the script and its arguments
 * @param {Options} [options]
 */
export const runNode = (args, options) => start(process.execPath, args, options).ended

/**
 * On a signal to this process, stop its children first. A second signal, or the end of the grace period, kills them.
 */
function stopChildrenOnSignals() {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    const now = Date.now()
    if (interruption && now - interruption.at < sameKeypressMs) return
    const isRepeated = interruption !== undefined
    interruption = { signal, at: now }
    if (running.size === 0) process.exit(exitCode(null, signal))
    for (const child of running) signalGroup(child, isRepeated ? "SIGKILL" : signal)
    setTimeout(killAll, gracePeriodMs).unref()
  }
  process.on("SIGINT", stop).on("SIGTERM", stop).on("SIGHUP", stop)
  process.on("exit", killAll)
  if (process.env.npm_lifecycle_event) stopWithParent(() => stop("SIGTERM"))
}

/**
 * npm sends signals to the shell between it and this process. Most shells exit without forwarding them, which changes
 * this process's parent.
 * @param {() => void} stop
 */
function stopWithParent(stop) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, parentCheckMs)
  timer.unref()
}

function killAll() {
  for (const child of running) signalGroup(child, "SIGKILL")
}

/**
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    if (ownGroup) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // The group has already ended.
  }
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  if (code !== null) return code
  return 128 + ((signal && constants.signals[signal]) ?? 0)
}
