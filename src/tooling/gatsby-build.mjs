/**
 * `node src/tooling/gatsby-build.mjs [arguments for gatsby build]`: builds in the working folder, with the pictures
 * made in this process. sharp and webpack would otherwise add their memory up in one, and neither gives it back.
 */
import { fork } from "node:child_process"
import { mkdir } from "node:fs/promises"
import { createRequire } from "node:module"
import { availableParallelism, constants } from "node:os"
import path from "node:path"
import { root, toolScript } from "./paths.mjs"

/**
 * What Gatsby sends of a job that somebody else may do.
 * @typedef {{
 *   type: string,
 *   payload: {
 *     id: string,
 *     name: string,
 *     inputPaths: { path: string }[],
 *     outputDir: string,
 *     args: Record<string, unknown>,
 *     plugin: { resolve: string },
 *   },
 * }} JobMessage
 * @typedef {Record<string, (job: Pick<JobMessage["payload"], "inputPaths" | "outputDir" | "args">) => Promise<unknown>>} Worker
 */

// libuv starts its threads when the first of them is needed; each that makes a picture holds a whole one.
process.env.UV_THREADPOOL_SIZE = String(availableParallelism())

const required = ["end-with-parent.cjs", "frugal-heap.cjs"].flatMap((name) => [
  "--require",
  path.join(root, "src/tooling", name),
])
/** Linux's C library keeps what was freed in large pieces, as packing webpack's cache does, unless told otherwise. */
const giveBack = { MALLOC_MMAP_THRESHOLD_: "262144", MALLOC_TRIM_THRESHOLD_: "262144" }
/**
 * V8 starts four helpers whatever the machine, for collecting garbage and compiling; on two cores they stand in each
 * other's way (5 % of a build's time, 40 MB). For Gatsby's workers, too; whoever asks for another number gets it last.
 */
const helpers = Math.min(4, Math.max(1, availableParallelism() - 1))
const NODE_OPTIONS = `--v8-pool-size=${helpers} ${process.env.NODE_OPTIONS ?? ""}`.trimEnd()
const gatsby = fork(toolScript("gatsby"), ["build", ...process.argv.slice(2)], {
  execArgv: required,
  env: { ...giveBack, ...process.env, NODE_OPTIONS, ENABLE_GATSBY_EXTERNAL_JOBS: "true" },
})
gatsby.on("message", (message) => void answer(/** @type {JobMessage} */ (message)))
gatsby.once("exit", (code, signal) => {
  process.exitCode = code ?? 128 + constants.signals[signal ?? "SIGKILL"]
})

/** @param {JobMessage} message */
async function answer({ type, payload }) {
  if (type !== "JOB_CREATED") return
  const { id } = payload
  try {
    const result = await work(payload)
    tell("JOB_COMPLETED", { id, result })
  } catch (error) {
    tell("JOB_FAILED", { id, error: error instanceof Error ? error.message : String(error) })
  }
}

/** @param {JobMessage["payload"]} job */
async function work({ name, inputPaths, outputDir, args, plugin }) {
  /** @type {Worker} */
  const worker = createRequire(import.meta.url)(path.join(plugin.resolve, "gatsby-worker.js"))
  const task = worker[name]
  if (!task) throw new Error(`${plugin.resolve} has no worker for ${name}.`)
  await mkdir(outputDir, { recursive: true })
  return task({ inputPaths, outputDir, args })
}

/**
 * @param {string} type
 * @param {{ id: string } & Record<string, unknown>} payload
 */
function tell(type, payload) {
  if (gatsby.connected) gatsby.send({ type, payload })
}
