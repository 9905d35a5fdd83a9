/** Line and column of a place in a text, both from 1. @param offset from 0, in UTF-16 units */
export const positionAt = (text: string, offset: number): { line: number; column: number } => {
  const before = text.slice(0, offset)
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") }
}
