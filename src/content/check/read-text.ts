import { readFile } from "node:fs/promises"
import path from "node:path"

/** Editors do not count a byte-order mark as a column, and parsers do not expect it. */
export const withoutByteOrderMark = (text: string) => text.replace(/^\uFEFF/, "")

/** A text with the same length whose lines all end in LF or CRLF: parsers do not agree on a CR alone. */
export const withUsualLineEndings = (text: string) => text.replace(/\r(?!\n)/g, "\n")

/** The text of a file, or the code of the error if it cannot be read. */
export const readText = async (file: string): Promise<string | { code: string }> => {
  try {
    return await readFile(file, "utf8")
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? "unknown" }
  }
}

/** Read a file by its path from the project's root. */
export type TextReader = (file: string) => ReturnType<typeof readText>

/** @param unsaved texts that replace those of their files, for editors */
export const textReader =
  (root: string, unsaved: ReadonlyMap<string, string> = new Map()): TextReader =>
  async (file) =>
    unsaved.get(file) ?? readText(path.join(root, file))
