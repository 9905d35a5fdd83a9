import { renameSync } from "node:fs"

/**
 * Makes a file that is there as a whole or not at all: a process killed in between leaves it under a name that nobody
 * asks for, which the next one writes over.
 *
 * @param write writes the file, under the name that it is given
 */
export const writeWhole = (file: string, write: (unfinished: string) => void): void => {
  const unfinished = `${file}.unfinished`
  write(unfinished)
  renameSync(unfinished, file)
}
