/** `npm run build` */
import { rmSync } from "node:fs"
import { rm } from "node:fs/promises"
import { availableParallelism } from "node:os"
import type { Writable } from "node:stream"
import { checkProject, isError, printProblems } from "../content"
import { model } from "../site/collections/model"
import { systemProblem } from "../util/system-problem"
import { changedInputs, contentChanges, isUpToDate, readInputs, recordInputs } from "./build-inputs"
import { keepCaches, prepareCaches, removeCaches } from "./caches"
import { contentIsValid } from "./content-verdict"
import { DamagedOutput, FinishError } from "./finish/errors"
import { buildFolders, completeReplacement } from "./finish/folders.mjs"
import { buildVariables, settingsOf } from "./finish/settings"
import { folderProblem } from "./folder-problem"
import { withLock } from "./lock"
import { gatsby, source } from "./paths"
import { Failed, logStep, runNode, start } from "./process"

/** Exit codes for SIGBUS (Linux, macOS) and SIGSEGV, which a damaged database causes in Gatsby. */
const crashCodes = new Set([135, 138, 139])

/** Exit code of a build whose output from Gatsby is damaged. A clean build fixes it. */
const damagedOutput = 3

/** Up to this number of changed documents and other files, starting workers costs more than they save. */
const fewChanges = 20

/**
 * Build the site into `dist/`. On failure the last site stays, and the last line of the output says how to fix it.
 *
 * @param project top folder of the project, or of a copy
 * @param options for `gatsby build`
 * @returns the exit code
 */
export async function build(project: string, options: string[]): Promise<number> {
  try {
    const code = await buildAndRepair(project, options)
    if (code !== 0) console.error(advice(project, code))
    return code
  } catch (error) {
    if (error instanceof Failed) throw error
    if (error instanceof FinishError) throw new Failed(error.message)
    console.error(error)
    throw new Failed(advice(project, error))
  }
}

/** If Gatsby crashed or its output is damaged, remove its cache and build once more. */
const buildAndRepair = (project: string, options: string[]): Promise<number> =>
  withLock(project, "npm run build", async () => {
    completeReplacement(project)
    const code = await buildOnce(project, options)
    if (!crashCodes.has(code) && code !== damagedOutput) return code
    logStep("Gatsby's cache or output is damaged: removing both and building once more …")
    removeCaches(project)
    return buildOnce(project, options)
  })

async function buildOnce(project: string, options: string[]): Promise<number> {
  const { unfinished } = buildFolders(project)
  const { removed, stamp } = prepareCaches(project, "build")
  if (removed) logStep(`${removed}: building from scratch.`)
  const { pathPrefix, preview } = settingsOf(buildVariables(project))
  let inputs = readInputs(project)
  // Previews also show git's history and the branch. A report of queries comes from Gatsby.
  const dependsOnMore = preview || process.env.MOSSLIGHT_QUERY_REPORT
  if (!removed && !dependsOnMore && isUpToDate(project, inputs)) {
    logStep("Nothing has changed since the last build: dist/ is up to date.")
    return 0
  }
  const changes = removed ? undefined : contentChanges(changedInputs(project, inputs))
  if (!changes) {
    const code = await runNode(source("tooling/content-commands.ts", "generate"), { cwd: project })
    if (code !== 0) return code
    inputs = readInputs(project, inputs)
  }
  const env = {
    // Without it, glibc keeps half a gigabyte that sharp has freed.
    MALLOC_ARENA_MAX: "2",
    SITE_PATH_PREFIX: pathPrefix,
    MOSSLIGHT_CACHE_STAMP: stamp,
    MOSSLIGHT_UNFINISHED_FILE: unfinished,
    MOSSLIGHT_CONTENT_VERDICT_ON_STDIN: "1",
    ...settingsForChanges(changes),
  }
  logStep("Building the site (gatsby build) …")
  const prefix = pathPrefix ? ["--prefix-paths"] : []
  const { child, ended } = start(process.execPath, gatsby("build", ...prefix, ...options), {
    cwd: project,
    env,
    stdio: ["pipe", "inherit", "inherit"],
  })
  const checked = checkContent(project, child.stdin)
  const prepared = checked.then(() => prepareFinishing(project))
  const [code, content, finish] = await Promise.all([ended, checked, prepared])
  // Other codes: a crash, or killed by the system.
  if (code === 1) keepCaches(project)
  if (code !== 0) return code
  rmSync(unfinished, { force: true })
  logStep("Finishing the site (public/ to dist/) …")
  try {
    await finish()
  } catch (error) {
    if (!(error instanceof FinishError)) throw error
    console.error(error.message)
    return error instanceof DamagedOutput ? damagedOutput : 1
  }
  recordInputs(project, inputs, content)
  return 0
}

/** Check the content while Gatsby starts. Gatsby waits for the verdict, and finds the results in the engine's cache. */
async function checkContent(project: string, stdin: Writable | null) {
  // Gatsby may have failed already.
  stdin?.on("error", () => {})
  try {
    const result = await checkProject(project, model)
    if (result.diagnostics.length > 0) printProblems(result, console.log)
    if (!result.diagnostics.some(isError)) stdin?.write(contentIsValid)
    return result
  } finally {
    stdin?.end()
  }
}

/** Load the finishing steps, start the search index and remove the replaced site, while Gatsby builds. */
async function prepareFinishing(project: string) {
  const { finish } = await import("./finish/finish")
  const { startIndex } = await import("./finish/search-index")
  const index = startIndex(project)
  // If it fails, finishing makes a new one.
  await index.catch(() => {})
  await rm(buildFolders(project).replaced, { recursive: true, force: true })
  return () => finish(project, index)
}

/**
 * Gatsby's settings, which depend on what has changed.
 * @param changes of content; `undefined` if more may have changed
 */
const settingsForChanges = (changes: string[] | undefined): Record<string, string> => {
  const isSmall = changes && changes.length <= fewChanges
  // At most four, to limit memory.
  const workers = isSmall ? 0 : Math.min(availableParallelism(), 4)
  return {
    // Gatsby starts one worker less than this, although its own process mostly waits for them.
    GATSBY_CPU_COUNT: process.env.GATSBY_CPU_COUNT || String(workers + 1),
  }
}

/** How to fix a failed build. @param cause exit code, or what was thrown */
function advice(project: string, cause: unknown): string {
  const code = memoryCodes.has(cause) ? { code: "ENOMEM" } : cause
  const problem = folderProblem(project) ?? systemProblem(code)
  return problem
    ? `${problem} dist/ has not changed.`
    : "The build failed, and dist/ has not changed. Fix the first error above and run it again."
}

/** Exit codes of processes that V8 or the system has ended because they need too much memory. */
const memoryCodes = new Set<unknown>([134, 137])
