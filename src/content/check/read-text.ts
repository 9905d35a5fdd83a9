/** Editors do not count a byte-order mark as a column, and parsers do not expect it. */
export const withoutByteOrderMark = (text: string) => text.replace(/^\uFEFF/, "")

/** A text with the same length whose lines all end in LF or CRLF: parsers do not agree on a CR alone. */
export const withUsualLineEndings = (text: string) => text.replace(/\r(?!\n)/g, "\n")

/** Read a file by its path from the project's root: its text, or the code of the error if it cannot be read. */
export type TextReader = (file: string) => Promise<string | { code: string }>
