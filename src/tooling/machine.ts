import { availableParallelism, cpus, totalmem } from "node:os"

/** The machine of a measurement, in one line. */
export function machine() {
  const memory = Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY)
  const model = cpus()[0]?.model.trim() || process.arch
  return `${availableParallelism()} cores (${model}), ${(memory / 1024 ** 3).toFixed(1)} GB of memory, ${process.platform}, Node ${process.versions.node}`
}
