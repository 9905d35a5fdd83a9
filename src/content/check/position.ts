import { LineCounter } from "yaml"
import type { Position } from "./diagnostic"

/** Find positions of characters in a text, by their offset from 0 in UTF-16 units. Its lines are counted for the first one. */
export const positionsIn = (text: string): ((offset: number) => Position) => {
  let lines: LineCounter | undefined
  return (offset) => {
    lines ??= linesOf(text)
    const { line, col: column } = lines.linePos(offset)
    return { line, column }
  }
}

function linesOf(text: string) {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return lines
}

/** Position of one character in a text. */
export const positionAt = (text: string, offset: number): Position => positionsIn(text)(offset)

/** Find offsets of positions in a text. It may have any line endings, and a byte-order mark. */
export const offsetsIn = (text: string) => {
  const lineEnds = [...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: found, index }) => index + found.length)
  // A byte-order mark does not count as a column.
  const lines = [text.startsWith("\uFEFF") ? 1 : 0, ...lineEnds]
  return ({ line, column }: Position) => (lines[line - 1] ?? text.length) + column - 1
}
