/** Runs a command and weighs it: time, processor time and memory, with all processes that it starts. */
import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import type { Readable } from "node:stream"
import { start } from "./process.mjs"
import { TreeMeter } from "./process-tree"

export interface Measurement {
  exitCode: number
  wallSeconds: number
  /** User and system time of the whole tree. */
  processorSeconds: number
  /** Resident memory of all processes added up, in bytes; pages that processes share count once for each. */
  peakTreeBytes?: number
  /** The same of the largest single process. */
  peakProcessBytes?: number
}

const sampleEveryMs = 100

/**
 * The shell runs the command and says afterwards what its children have used, to the microsecond and with those
 * that lived too briefly for a sample. It counts only children that were waited for; the samples know the rest.
 */
const timingShell = '"$@" 3>&-; code=$?; times >&3; exit "$code"'

/** Runs a Node script in a folder; its output goes to a file descriptor. */
export async function measure(
  args: string[],
  { cwd, env, output }: { cwd: string; env?: NodeJS.ProcessEnv; output: number },
): Promise<Measurement> {
  const started = performance.now()
  const { child, ended } = start("/bin/sh", ["-c", timingShell, "sh", process.execPath, ...args], {
    cwd,
    env,
    stdio: ["ignore", output, output, "pipe"],
  })
  const times = readAll(child.stdio[3] as Readable)
  const meter =
    child.pid !== undefined && existsSync("/proc/self/stat") ? new TreeMeter(child.pid) : undefined
  const timer = setInterval(() => meter?.sample(), sampleEveryMs)
  const exitCode = await ended.finally(() => clearInterval(timer))
  const wallSeconds = (performance.now() - started) / 1000

  const reported = parseTimes(await times)
  if (!meter) return { exitCode, wallSeconds, processorSeconds: reported }
  const ticksPerSecond = systemValue("CLK_TCK")
  const pageSize = systemValue("PAGESIZE")
  meter.sample(reported * ticksPerSecond)
  return {
    exitCode,
    wallSeconds,
    processorSeconds: meter.ticks / ticksPerSecond,
    peakTreeBytes: meter.peakPages * pageSize,
    peakProcessBytes: meter.peakPagesOfOne * pageSize,
  }
}

/** The seconds in what the shell's `times` prints: user and system, of itself and of its children. */
export function parseTimes(text: string): number {
  const parts = [...text.matchAll(/(\d+)m([\d.,]+)s/g)]
  return parts.reduce(
    (sum, [, minutes, seconds = "0"]) => sum + Number(minutes) * 60 + Number(seconds.replace(",", ".")),
    0,
  )
}

async function readAll(stream: Readable) {
  let text = ""
  for await (const chunk of stream) text += chunk
  return text
}

const systemValue = (name: string) => Number(execFileSync("getconf", [name], { encoding: "utf8" }))
