import { setFlagsFromString } from "node:v8"
import { runInNewContext } from "node:vm"
import type { Compiler, Stats, WebpackPluginInstance } from "webpack"

/** The last compiler that is done and not closed. */
let done: Compiler | undefined

/**
 * Has a compiler let go of its modules, and of what it has made of them, when it is closed. Gatsby keeps the compilers
 * of the scripts and of the HTML until the build ends, though nothing asks them any more.
 */
export const releaseWhenClosed: WebpackPluginInstance = {
  apply: (compiler: Compiler) => {
    let made: Stats | undefined
    // All modules are read, or their code is made: what that took would stay while the next is done.
    compiler.hooks.finishMake.tap("releaseWhenClosed", collectGarbage)
    compiler.hooks.thisCompilation.tap("releaseWhenClosed", ({ hooks }) =>
      hooks.afterHash.tap("releaseWhenClosed", collectGarbage),
    )
    compiler.hooks.afterDone.tap("releaseWhenClosed", (stats) => {
      made = stats
      done = compiler
    })
    const close = compiler.close.bind(compiler)
    compiler.close = (closed) => {
      if (done === compiler) done = undefined
      // Gatsby closes each of them once more.
      compiler.close = (again) => again(null)
      collectGarbage()
      close((error) => {
        if (made && !error) release(compiler, made)
        closed(error)
      })
    }
  },
}

/**
 * Closes the compiler that is done: it writes its cache and is released. Gatsby closes that of the scripts only when
 * the HTML's is done too, and a build would hold the modules of both.
 */
export const closeCompiler = () =>
  new Promise<void>((resolve, reject) => {
    if (done) done.close((error) => (error ? reject(error) : resolve()))
    else resolve()
  })

/** Nobody must hold the compilation itself, emptied or not: webpack finds its plugins by it, and they its modules. */
function release(compiler: Compiler, stats: Stats) {
  empty(stats.compilation)
  Reflect.set(stats, "compilation", {})
  empty(compiler, ["close", "inputFileSystem"])
  collectGarbage()
}

/**
 * Before memory is needed at once and in large pieces, as by webpack for its files and its cache, and after: V8 does
 * not notice how much has been let go, and would let the heap grow as if it were all still there.
 */
function collectGarbage() {
  setFlagsFromString("--expose-gc")
  const collect: () => void = runInNewContext("gc")
  collect()
}

/** Takes an object's own properties away, but for those that are still asked for. */
function empty(owner: object, kept: string[] = []) {
  for (const key of Object.keys(owner)) if (!kept.includes(key)) Reflect.set(owner, key, undefined)
}
