import { LineCounter } from "yaml"
import type { Position } from "./diagnostic"

/** Find positions of characters in a text, by their offset from 0 in UTF-16 units. */
export const positionsIn = (text: string): ((offset: number) => Position) => {
  const lines = new LineCounter()
  lines.addNewLine(0)
  for (const { index } of text.matchAll(/\n/g)) lines.addNewLine(index + 1)
  return (offset) => {
    const { line, col: column } = lines.linePos(offset)
    return { line, column }
  }
}

/** Position of one character in a text. */
export const positionAt = (text: string, offset: number): Position => positionsIn(text)(offset)
