import { readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import type { PublishStep } from "./site"

/**
 * Removes the scripts of earlier builds, which Gatsby leaves in its output: those whose hash neither the page nor
 * webpack's runtime names.
 */
export const tidyScripts: PublishStep = {
  name: "tidy scripts",
  run: async ({ folder }) => {
    const page = readFileSync(path.join(folder, "index.html"), "utf8")
    const runtime = /webpack-runtime-[0-9a-f]+\.js/.exec(page)?.[0] ?? ""
    const current = page + readFileSync(path.join(folder, runtime), "utf8")
    for (const name of readdirSync(folder)) {
      const hash = /-([0-9a-f]{20})\.js(?:\.LICENSE\.txt)?$/.exec(name)?.[1]
      if (hash && !current.includes(hash)) rmSync(path.join(folder, name))
    }
  },
}
