/** `node --import tsx src/tooling/build.ts [project] [arguments for gatsby build]`: implements `npm run build`. */
import { accessSync, constants, rmSync, statfsSync } from "node:fs"
import path from "node:path"
import { FinishError } from "../finish/errors"
import { buildFolders, completeReplacement, damagedOutput } from "../finish/folders.mjs"
import { buildVariables, settingsOf } from "../finish/settings"
import { isUpToDate, readInputs, recordInputs } from "./build-inputs"
import { prepareCaches } from "./caches"
import { withLock } from "./lock"
import { gatsbyCommand, root } from "./paths.mjs"
import { Failed, logStep, runMain, runNode } from "./process.mjs"

/** Exit codes for SIGBUS (Linux, macOS) and SIGSEGV, which a damaged database causes in Gatsby. */
const crashCodes = new Set([135, 138, 139])

/**
 * Build the site into `dist/`. On failure the last site stays. If Gatsby crashed or its output is damaged, remove its
 * cache and build once more.
 *
 * @param project top folder of the project, or of a copy
 * @param options for `gatsby build`
 * @returns the exit code
 */
const build = (project: string, options: string[]): Promise<number> =>
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
  const inputs = readInputs(project)
  // Previews also show git's history and the branch. A report of queries comes from Gatsby.
  const dependsOnMore = preview || process.env.MOSSLIGHT_QUERY_REPORT
  if (!removed && !dependsOnMore && isUpToDate(project, inputs)) {
    logStep("Nothing has changed since the last build: dist/ is up to date.")
    return 0
  }
  const env = {
    SITE_PATH_PREFIX: pathPrefix,
    MOSSLIGHT_CACHE_STAMP: stamp,
    MOSSLIGHT_UNFINISHED_FILE: unfinished,
  }
  logStep("Building the site (gatsby build) …")
  const prefix = pathPrefix ? ["--prefix-paths"] : []
  const code = await runNode(gatsbyCommand("build", ...prefix, ...options), { cwd: project, env })
  if (code !== 0) return code
  rmSync(unfinished, { force: true })
  logStep("Finishing the site (public/ to dist/) …")
  const finished = await runNode(["--import", "tsx", path.join(root, "src/finish/finish.ts")], {
    cwd: project,
  })
  if (finished === 0) recordInputs(project, inputs)
  return finished
}

function removeCaches(project: string) {
  const { cache, output } = buildFolders(project)
  for (const folder of [cache, output]) rmSync(folder, { recursive: true, force: true })
}

/** How to fix a failed build. It is the last line of the output. */
function advice(project: string): string {
  try {
    accessSync(project, constants.W_OK)
  } catch {
    return `The folder ${project} cannot be written: change its permissions, or copy the project to another folder.`
  }
  const { bavail, bsize } = statfsSync(project)
  if (bavail * bsize < 20_000_000)
    return "The disk is full: free some space and run the build again. dist/ has not changed."
  return "The build failed, and dist/ has not changed. Fix the first error above and run it again."
}

void runMain(async () => {
  const [folder = root, ...options] = process.argv.slice(2)
  const project = path.resolve(folder)
  try {
    const code = await build(project, options)
    if (code !== 0) console.error(advice(project))
    return code
  } catch (error) {
    if (error instanceof Failed) throw error
    if (error instanceof FinishError) throw new Failed(error.message)
    console.error(error)
    throw new Failed(advice(project))
  }
})
