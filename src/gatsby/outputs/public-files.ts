/** Files that lifecycle hooks write to `public/`. Finishing copies only files that are listed here or referred to. */
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { WebpackPluginInstance } from "webpack"

const publicFiles = new Set<string>()

/** Write a file to `public/`. @param name relative to it, with forward slashes */
export const writePublicFile = (root: string, name: string, content: string | Buffer) => {
  const file = path.join(root, "public", name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  publicFiles.add(name)
}

/** Names of all files listed so far, sorted. */
export const publicFileNames = (): string[] => [...publicFiles].sort()

/** A webpack plugin that lists the scripts of the build, with everything they load later. */
export const listScripts: WebpackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.afterEmit.tap("listScripts", ({ assets }) => {
      for (const name of Object.keys(assets)) publicFiles.add(name)
    })
  },
}
