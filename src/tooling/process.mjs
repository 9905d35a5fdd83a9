/** Child processes: started in a group of their own, stopped together, never left behind. */
import { spawn } from "node:child_process"
import { constants } from "node:os"
import { root } from "./paths.mjs"

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, stdio?: import("node:child_process").StdioOptions }} Options */

const ownGroup = process.platform !== "win32"
// npm passes a signal on that the terminal has already delivered: a repetition this soon is the same Ctrl-C.
const sameKeypressMs = 500
const parentCheckMs = 500

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set()
/** @type {{ signal: NodeJS.Signals, at: number } | undefined} */
let interruption

/** Thrown instead of a result when the user or the system stopped the task. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Stopped by ${signal}.`)
    this.exitCode = exitCode(null, signal)
  }
}

/** A failure that has been explained already; carries the exit code. */
export class Failed extends Error {
  /**
   * @param {string} message
   * @param {number} code
   */
  constructor(message, code = 1) {
    super(message)
    this.exitCode = code
  }
}

/**
 * One line a step, so that a log tells what was going on.
 * @param {string} step
 */
export const say = (step) => console.log(`▸ ${step}`)

/**
 * Starts a command; `ended` resolves to its exit code, in the shell's counting where a signal ended it.
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
    // A group of its own can be signalled as a whole, workers of workers included.
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
      signalGroup(child, "SIGKILL") // what the command forgot to stop
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
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export const run = (command, args, options) => start(command, args, options).ended

/**
 * Runs a Node script to its end.
 * @param {string[]} args the script and its arguments
 * @param {Options} [options]
 */
export const runNode = (args, options) => run(process.execPath, args, options)

/**
 * From here on a signal to this process stops its children first; a second one, or the end of the time of grace,
 * stops them at once.
 */
export function stopChildrenOnSignals({ graceMs = 10_000 } = {}) {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    const now = Date.now()
    if (interruption && now - interruption.at < sameKeypressMs) return
    const insisting = interruption !== undefined
    interruption = { signal, at: now }
    if (running.size === 0) process.exit(exitCode(null, signal))
    for (const child of running) signalGroup(child, insisting ? "SIGKILL" : signal)
    setTimeout(killAll, graceMs).unref()
  }
  process.on("SIGINT", stop).on("SIGTERM", stop).on("SIGHUP", stop)
  process.on("exit", killAll)
  if (process.env.npm_lifecycle_event) stopWithParent(() => stop("SIGTERM"))
}

/**
 * npm passes a signal on to the shell between it and us, and most shells die of it without telling us: then our
 * parent is another one.
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
    // The group is gone already: just what was wanted.
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
