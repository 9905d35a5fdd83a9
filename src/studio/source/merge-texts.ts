import { hunksBetween } from "./rich-text/merge"

/**
 * Merge, line by line, what two texts have changed in a third one.
 * @returns the merged text, with the first one's lines where they overlap, and whether they do
 */
export const mergeTexts = (base: string, mine: string, theirs: string) => {
  const lines = base.split("\n")
  const [own, others] = [changesOf(lines, mine.split("\n")), changesOf(lines, theirs.split("\n"))]
  const added = others.filter((other) => !own.some((one) => doOverlap(one, other)))
  const isOverlap = others.some((other) => own.some((one) => doOverlap(one, other) && !areSame(one, other)))
  // From the end, so that the numbers of the lines before stay the same.
  for (const { start, end, by } of [...own, ...added].sort((a, b) => b.start - a.start || b.end - a.end))
    lines.splice(start, end - start, ...by)
  return { text: lines.join("\n"), isOverlap }
}

const changesOf = (base: readonly string[], lines: readonly string[]) =>
  hunksBetween(base.length, lines.length, (index, other) => base[index] === lines[other]).map(
    ({ from, to, start, end }) => ({ start: from, end: to, by: lines.slice(start, end) }),
  )

type Change = ReturnType<typeof changesOf>[number]

const doOverlap = (one: Change, other: Change) =>
  one.start === other.start || (one.start < other.end && other.start < one.end)

const areSame = (one: Change, other: Change) =>
  one.end === other.end && one.by.join("\n") === other.by.join("\n")
