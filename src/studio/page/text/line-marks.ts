/** What is before the text of a line: its indent, and the marks of quotations, entries and headings. */
export const lineMarks = (line: string): string => marks.exec(line)?.[0] ?? ""

/** Its indent, and the marks of quotations. */
export const outerMarks = (line: string): string => /^[\s>]*/.exec(line)?.[0] ?? ""

const marks = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+(?:\[[ xX]\]\s+)?)*(?:#{1,6}\s+)?/
