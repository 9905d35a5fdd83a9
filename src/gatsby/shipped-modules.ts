import { writeFile } from "node:fs/promises"
import path from "node:path"
import type { Compilation, Module, WebpackPluginInstance } from "webpack"

/** Where the list is left: in Gatsby's cache, whose folder both sides know. */
export const shippedModulesFile = (cache: string) => path.join(cache, "shipped-modules.json")

/**
 * Writes which modules visitors' scripts are made of: absolute paths of their files, and `webpack` for what webpack
 * itself adds. Source maps would say the same; making them takes 4 s of processor time and 50 MB of a cold build, and
 * nobody gets them.
 */
export const recordShippedModules: WebpackPluginInstance = {
  apply: (compiler) => {
    compiler.hooks.afterEmit.tapPromise("recordShippedModules", async (compilation) => {
      const modules = [...new Set(shippedModules(compilation))].sort()
      await writeFile(shippedModulesFile(path.join(compiler.context, ".cache")), JSON.stringify(modules))
    })
  },
}

function* shippedModules({ chunks, chunkGraph }: Compilation): Generator<string> {
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      for (const part of partsOf(module)) {
        const file = part.type === "runtime" ? "webpack" : part.nameForCondition()
        if (file) yield file
      }
    }
  }
}

/** Modules that webpack has joined into one are its parts. */
const partsOf = (module: Module & { modules?: Module[] }): Module[] => module.modules ?? [module]
