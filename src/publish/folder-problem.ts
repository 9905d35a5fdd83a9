import { accessSync, constants, existsSync, statfsSync } from "node:fs"
import { tmpdir } from "node:os"
import { systemProblem } from "../util/system-problem"
import { buildFolders } from "./finish/folders.mjs"

/** What is wrong with a folder that builds and develop write to. Each may be a disk of its own. */
export const folderProblem = (project: string): string | undefined => {
  const { cache, output, state, dist } = buildFolders(project)
  for (const path of [project, cache, output, state, dist, tmpdir()].filter((one) => existsSync(one)))
    try {
      accessSync(path, constants.W_OK)
      const { bavail, bsize, files, ffree } = statfsSync(path)
      const isFull = bavail * bsize < 20_000_000 || (files > 0 && ffree === 0)
      if (isFull) return systemProblem({ code: "ENOSPC", path })
    } catch (error) {
      return systemProblem(error)
    }
  return undefined
}
