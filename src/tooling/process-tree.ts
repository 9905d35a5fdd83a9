/**
 * What a process and everything it started use, read from Linux's /proc. Elsewhere there is no such file system,
 * and memory is not measured.
 */
import { readdirSync, readFileSync } from "node:fs"

/** One process at one moment. */
export interface ProcessSample {
  pid: number
  parent: number
  session: number
  /** Together with the pid it names a process for good; pids alone are used again. */
  startTime: number
  /** Clock ticks of the process and of those of its children that have ended and been waited for. */
  ticks: number
  residentPages: number
}

/** Reads a line of `/proc/<pid>/stat`; undefined where it is none. */
export function parseStat(line: string): ProcessSample | undefined {
  // The second field is the program's name in brackets, and may itself hold spaces and brackets.
  const [pid] = line.split(" ", 1)
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ")
  // Numbered as in proc(5), where the field behind the name is the third.
  const field = (number: number) => Number(fields[number - 3])
  const sample = {
    pid: Number(pid),
    parent: field(4),
    session: field(6),
    startTime: field(22),
    ticks: field(14) + field(15) + field(16) + field(17),
    residentPages: field(24),
  }
  return Object.values(sample).every(Number.isFinite) ? sample : undefined
}

/**
 * The processes that belong to the tree: the root's descendants, everything in the session that it leads (a
 * process whose parent has died keeps it), and what was seen in the tree before.
 */
export function treeOf(all: ProcessSample[], root: number, known: ReadonlySet<string>): ProcessSample[] {
  const inside = new Set([root])
  let size = 0
  while (size !== inside.size) {
    size = inside.size
    for (const sample of all) {
      if (sample.session === root || inside.has(sample.parent) || known.has(nameOf(sample)))
        inside.add(sample.pid)
    }
  }
  return all.filter(({ pid }) => inside.has(pid))
}

/** Names a process for good. */
export const nameOf = ({ pid, startTime }: ProcessSample) => `${pid}@${startTime}`

/** Adds up, sample by sample, what a tree of processes uses. */
export class TreeMeter {
  /** Clock ticks of all processes, those that have ended included. */
  ticks = 0
  /** The most pages that all processes together, and one of them alone, had in memory at one time. */
  peakPages = 0
  peakPagesOfOne = 0
  private lost = 0
  private readonly known = new Set<string>()

  constructor(
    private readonly root: number,
    private readonly readAll: () => ProcessSample[] = readProcesses,
  ) {}

  /** Takes a sample. `ended` are the ticks that the root itself reports when it has ended. */
  sample(ended?: number) {
    let now = this.read() + (ended ?? 0)
    // A process that is waited for while we read is missing from both lists once; a second look finds it.
    for (let again = 0; again < 2 && this.lost + now < this.ticks; again += 1)
      now = this.read() + (ended ?? 0)
    // Time that was used does not come back: a fall means that a process ended whose parent had not waited for
    // it, so that nobody else counts what it used.
    if (this.lost + now < this.ticks) this.lost = this.ticks - now
    this.ticks = this.lost + now
  }

  private read() {
    const tree = treeOf(this.readAll(), this.root, this.known)
    let ticks = 0
    let pages = 0
    for (const sample of tree) {
      this.known.add(nameOf(sample))
      ticks += sample.ticks
      pages += sample.residentPages
      this.peakPagesOfOne = Math.max(this.peakPagesOfOne, sample.residentPages)
    }
    this.peakPages = Math.max(this.peakPages, pages)
    return ticks
  }
}

/** Every process of the system. Parents come before their children, as a rule: pids are given in order. */
export function readProcesses(): ProcessSample[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(a) - Number(b))
    .flatMap((pid) => parseStat(readStat(pid)) ?? [])
}

function readStat(pid: string) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8")
  } catch {
    return "" // It has ended meanwhile.
  }
}
