import { stat } from "node:fs/promises"
import path from "node:path"
import { missingFile, type SpecialSource } from "./check-relations"
import { fileNames } from "./content-files"
import type { Problem } from "./problem"

/** Check that every file that a body publishes as it is exists, and is within its size limit. */
export const checkAssets = async (root: string, sources: readonly SpecialSource[]): Promise<Problem[]> => {
  const problems = sources.flatMap(({ file, places }) =>
    places.files.map(async ({ value, line, column, megabytes }) => {
      const folder = path.join(root, path.dirname(file))
      const message =
        (await missingFile(folder, value, fileNames)) ?? (await tooLarge(path.join(folder, value), megabytes))
      return message ? [{ file, line, column, field: `file ${value}`, message }] : []
    }),
  )
  return (await Promise.all(problems)).flat()
}

async function tooLarge(file: string, megabytes: number) {
  const { size } = await stat(file)
  return size > megabytes * 1024 * 1024
    ? `has ${(size / 1024 / 1024).toFixed(1)} MB. Make it smaller: at most ${megabytes} MB`
    : undefined
}
