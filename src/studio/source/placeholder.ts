import type { Range } from "./source"

/** The first placeholder at or behind an offset, which is to be replaced: a line, a cell, or the title of a call-out. */
export const placeholderIn = (mdx: string, from = 0): Range | undefined => {
  const placeholder = /(?<=^:::\w+\[)TODO [^\]\n]+|TODO [^|\n]*[^|\s]/gm
  placeholder.lastIndex = from
  const found = placeholder.exec(mdx)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

/** Where the cursor is after MDX was inserted: in the tag if there is something to fill in, at a placeholder, or behind. */
export const cursorAfter = (mdx: string): number => {
  if (/^<[A-Z]\w*(?:\s+\w|>\s*<)/.test(mdx)) return 1
  const [text] = /^<[A-Z]\w*>\s*(?:[-*+]\s|\d+[.)]\s)?/.exec(mdx) ?? []
  return text?.length ?? placeholderIn(mdx)?.start ?? mdx.length
}
