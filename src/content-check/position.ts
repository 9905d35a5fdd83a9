import type { Position } from "./diagnostic"

/** Position of a character in a text. @param offset from 0, in UTF-16 units */
export const positionAt = (text: string, offset: number): Position => {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}
