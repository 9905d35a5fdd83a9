import diffSequences from "@jest/diff-sequences"

export interface DiffLine {
  change: "same" | "removed" | "added"
  text: string
  /** Number of the line in the text before, from 1. */
  before?: number
  /** Number of the line in the text after. */
  after?: number
}

/** Lines that changed, with the lines around them. */
export interface Hunk {
  lines: DiffLine[]
}

/** The lines that differ between two texts. @param context lines around a change */
export const diffLines = (before: string, after: string, context = 3): Hunk[] => {
  const lines = compare(before.split("\n"), after.split("\n"))
  const hunks: Hunk[] = []
  let shown = 0
  lines.forEach(({ change }, index) => {
    if (change === "same") return
    const start = Math.max(index - context, shown)
    const end = Math.min(index + context + 1, lines.length)
    const hunk = start > shown || hunks.length === 0 ? hunks[hunks.push({ lines: [] }) - 1] : hunks.at(-1)
    hunk?.lines.push(...lines.slice(start, end))
    shown = Math.max(shown, end)
  })
  return hunks
}

/** All lines of both texts. In a change, removed lines are before added ones. */
function compare(old: readonly string[], now: readonly string[]): DiffLine[] {
  const lines: DiffLine[] = []
  let [i, j] = [0, 0]
  const addChanges = (oldEnd: number, nowEnd: number) => {
    for (; i < oldEnd; i += 1) lines.push({ change: "removed", text: withoutReturn(old[i]), before: i + 1 })
    for (; j < nowEnd; j += 1) lines.push({ change: "added", text: withoutReturn(now[j]), after: j + 1 })
  }
  const addSame = (count: number, oldStart: number, nowStart: number) => {
    addChanges(oldStart, nowStart)
    for (const end = i + count; i < end; i += 1, j += 1)
      lines.push({ change: "same", text: withoutReturn(old[i]), before: i + 1, after: j + 1 })
  }
  const isSame = (oldIndex: number, nowIndex: number) => old[oldIndex] === now[nowIndex]
  diffSequences(old.length, now.length, isSame, addSame)
  addChanges(old.length, now.length)
  return lines
}

const withoutReturn = (line = "") => line.replace(/\r$/, "")
