import type { WebpackPluginInstance } from "webpack"

/** What this needs to know of the plugin that minifies. */
interface Minimizer {
  options?: { minimizer?: { implementation?: { supportsWorkerThreads?: () => boolean } } }
}

/**
 * Has scripts minified in a process of its own, which ends when it is done. In a thread of the build's process, as
 * otherwise, it adds its memory to webpack's when that is at its largest.
 */
export const minifyApart: WebpackPluginInstance = {
  apply: (compiler) => {
    for (const minimizer of compiler.options.optimization.minimizer ?? []) {
      const implementation = (minimizer as Minimizer).options?.minimizer?.implementation
      if (implementation) implementation.supportsWorkerThreads = () => false
    }
  },
}
