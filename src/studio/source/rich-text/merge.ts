import diffSequences from "@jest/diff-sequences"

/** A part of a sequence that another one has in the place of a part of its own. */
export interface Hunk {
  from: number
  to: number
  /** In the other sequence. */
  start: number
  end: number
}

/** What differs between two sequences. */
export const hunksBetween = (
  length: number,
  otherLength: number,
  isEqual: (index: number, other: number) => boolean,
): Hunk[] => {
  const hunks: Hunk[] = []
  let [from, start] = [0, 0]
  const add = (to: number, end: number) => {
    if (to > from || end > start) hunks.push({ from, to, start, end })
  }
  diffSequences(length, otherLength, isEqual, (count, index, other) => {
    add(index, other)
    from = index + count
    start = other + count
  })
  add(length, otherLength)
  return hunks
}

type Parts = readonly string[]

const hunksOf = (base: Parts, other: Parts) =>
  hunksBetween(base.length, other.length, (index, at) => base[index] === other[at])

/**
 * Make the edits from `base` to `theirs` in `mine`, which writes the same as `base` in another way. Where both differ at
 * the same place, theirs is taken.
 */
export const mergeThree = (base: Parts, mine: Parts, theirs: Parts, isEditFirst: boolean): string => {
  const ways = hunksOf(base, mine)
  const edits = hunksOf(base, theirs)
  const merged: string[] = []
  let at = 0
  const take = ({ from, to, start, end }: Hunk, text: Parts) => {
    merged.push(...base.slice(at, from), ...text.slice(start, end))
    at = to
  }
  while (ways.length || edits.length) {
    const [way, edit] = [ways[0], edits[0]]
    if (way && edit && way.from < edit.to && edit.from < way.to) take(overlap(ways, edits), theirs)
    else if (edit && (!way || isBefore(edit, way, isEditFirst))) take(edits.shift() as Hunk, theirs)
    else take(ways.shift() as Hunk, mine)
  }
  return [...merged, ...base.slice(at)].join("")
}

const isBefore = (one: Hunk, other: Hunk, isFirst: boolean) =>
  one.from < other.from ||
  (one.from === other.from && (one.to < other.to || (one.to === other.to && isFirst)))

/** Take all hunks that overlap from both lists. Return them as one of the edits. */
function overlap(ways: Hunk[], edits: Hunk[]): Hunk {
  const [way, edit] = [ways[0] as Hunk, edits[0] as Hunk]
  const from = Math.min(way.from, edit.from)
  const start = edit.start - (edit.from - from)
  let to = Math.max(way.to, edit.to)
  let shift = 0
  const isIn = (hunk: Hunk | undefined) => hunk !== undefined && hunk.from < to
  while (isIn(ways[0]) || isIn(edits[0])) {
    if (isIn(ways[0])) to = Math.max(to, (ways.shift() as Hunk).to)
    else {
      const next = edits.shift() as Hunk
      to = Math.max(to, next.to)
      shift = next.end - next.to
    }
  }
  return { from, to, start, end: to + shift }
}
