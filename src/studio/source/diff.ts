/** Lines that changed, with the lines around them. */
export interface Hunk {
  lines: DiffLine[]
}

export interface DiffLine {
  change: "same" | "removed" | "added"
  text: string
  /** Number of the line in the text before, from 1. */
  before?: number
  /** Number of the line in the text after. */
  after?: number
}

/** The lines that differ between two texts. @param context lines around a change */
export const diffLines = (_before: string, _after: string, _context = 3): Hunk[] => {
  throw new Error("not implemented")
}
