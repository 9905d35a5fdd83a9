import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { stagingPlaces } from "../tooling/staging.mjs"

type FileRecord = Record<string, [size: number, mtimeMs: number]>

/** Notes size and time of every file of Gatsby's output, right after a build. */
export function recordOutput(project: string) {
  const { output, record } = stagingPlaces(project)
  writeFileSync(record, JSON.stringify(filesOf(output)))
}

/**
 * A file that was changed, truncated or deleted since the last complete build. Gatsby would keep it as it is: it
 * trusts its cache and never looks at what it has written.
 *
 * @returns its name inside the output, or undefined; undefined too where the last build was not complete, since
 * Gatsby recovers from that by itself
 */
export function changedOutside(project: string): string | undefined {
  const { output, record } = stagingPlaces(project)
  if (!existsSync(record)) return undefined
  const recorded = readRecord(record)
  if (!recorded) return path.basename(record)
  return Object.entries(recorded).find(([file, [size, mtimeMs]]) => {
    const now = statSync(path.join(output, file), { throwIfNoEntry: false })
    return now?.size !== size || now.mtimeMs !== mtimeMs
  })?.[0]
}

/** From here on the output may change: a build begins. */
export const forgetRecord = (project: string) => rmSync(stagingPlaces(project).record, { force: true })

function filesOf(folder: string): FileRecord {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      const { size, mtimeMs } = statSync(file)
      return [path.relative(folder, file), [size, mtimeMs]]
    }),
  )
}

function readRecord(file: string): FileRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as FileRecord
  } catch {
    return undefined
  }
}
