import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** The sources of a step's folder, one behind the other: what older ones have remembered is not what these would. */
export const ownCode = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(path.join(folder, name))),
  )
