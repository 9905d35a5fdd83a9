import type { Position } from "./diagnostic"

/** Position of a character in a text. @param offset from 0, in UTF-16 units */
export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}

/** The offsets of positions in a text, with any line ends and a byte-order mark. */
export const offsetsIn = (text: string) => {
  const lineEnds = [...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: found, index }) => index + found.length)
  // A byte-order mark does not count as a column.
  const lines = [text.startsWith("\uFEFF") ? 1 : 0, ...lineEnds]
  return ({ line, column }: Position) => (lines[line - 1] ?? text.length) + column - 1
}
