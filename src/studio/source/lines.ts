/** Match a sticky expression at an offset. */
export const match = (expression: RegExp, text: string, at: number): RegExpExecArray | null => {
  expression.lastIndex = at
  return expression.exec(text)
}

export const lineStart = (text: string, at: number): number =>
  at > 0 ? text.lastIndexOf("\n", at - 1) + 1 : 0

/** The end of a line, before its line break. */
export const lineEnd = (text: string, at: number): number =>
  at + (match(/[^\r\n]*/y, text, at)?.[0].length ?? 0)

export const lineBreakOf = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n")
