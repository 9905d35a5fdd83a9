import { readFile } from "node:fs/promises"

/** The text of a file, or the code of the error if it cannot be read. */
export const readText = async (file: string): Promise<string | { code: string }> => {
  try {
    return await readFile(file, "utf8")
  } catch (error) {
    return { code: (error as NodeJS.ErrnoException).code ?? "unknown" }
  }
}
