import { readFile } from "node:fs/promises"
import { fileProblem } from "./problem"

/** The text of a file, or why there is none. */
export const readText = async (file: string): Promise<string | { code: string }> => {
  try {
    return await readFile(file, "utf8")
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? "unknown" }
  }
}

/** The problem of a file that is there and cannot be read. */
export const unreadable = (file: string, code: string) =>
  fileProblem(
    file,
    code === "EISDIR"
      ? "is a folder, and a file of this name is needed. Rename the folder"
      : `cannot be read (${code}). Check its permissions`,
  )
