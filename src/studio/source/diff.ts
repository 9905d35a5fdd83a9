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

/** All lines of both texts, by their longest common subsequence. */
function compare(old: readonly string[], now: readonly string[]): DiffLine[] {
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1
  let [oldEnd, nowEnd] = [old.length, now.length]
  while (Math.min(oldEnd, nowEnd) > start && old[oldEnd - 1] === now[nowEnd - 1]) {
    oldEnd -= 1
    nowEnd -= 1
  }
  // common[i][j]: length of the longest common subsequence of what follows.
  const common = Array.from({ length: oldEnd - start + 1 }, () => new Uint32Array(nowEnd - start + 1))
  const at = (i: number, j: number) => common[i - start]?.[j - start] ?? 0
  for (let i = oldEnd - 1; i >= start; i -= 1)
    for (let j = nowEnd - 1; j >= start; j -= 1)
      (common[i - start] as Uint32Array)[j - start] =
        old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const lines: DiffLine[] = []
  for (let [i, j] = [0, 0]; i < old.length || j < now.length; ) {
    const isInside = i < oldEnd && j < nowEnd
    const isOutside = i < start || (i >= oldEnd && j >= nowEnd)
    if (isOutside || (isInside && old[i] === now[j])) {
      lines.push({ change: "same", text: withoutReturn(old[i]), before: i + 1, after: j + 1 })
      i += 1
      j += 1
    } else if (i < oldEnd && (!isInside || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ change: "removed", text: withoutReturn(old[i]), before: i + 1 })
      i += 1
    } else {
      lines.push({ change: "added", text: withoutReturn(now[j]), after: j + 1 })
      j += 1
    }
  }
  return lines
}

const withoutReturn = (line = "") => line.replace(/\r$/, "")
