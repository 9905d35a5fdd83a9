/** What `npm run build` consists of. */
import { existsSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { parseEnv } from "node:util"
import { withBuildLock } from "./build-lock.mjs"
import { root } from "./paths.mjs"
import { runNode, say } from "./process.mjs"
import { damagedOutput, stagingPlaces } from "./staging.mjs"

/**
 * One step: a Node script with its arguments. A process of its own, so that the benchmark can weigh each
 * step alone and a step's memory is given back when it ends.
 * @typedef {{ name: string, args: string[], cwd: string }} BuildStep
 */

/** Exit codes of a process that SIGBUS (Linux, macOS) or SIGSEGV ended: what a damaged database does to Gatsby. */
const crashed = new Set([135, 138, 139])

/**
 * The steps in their order. Gatsby builds in a copy of the project, and its output becomes `public/` only when it
 * is complete.
 * @param {string} project the project's top folder, or that of a copy
 * @param {string[]} [extra] arguments for `gatsby build`
 * @returns {BuildStep[]}
 */
export function buildSteps(project, extra = []) {
  const prefix = process.env.SITE_PATH_PREFIX ? ["--prefix-paths"] : []
  return [
    { name: "stage", args: tsx("src/publish/stage.ts"), cwd: project },
    {
      name: "gatsby build",
      args: ["--require", tool("end-with-parent.cjs"), tool("gatsby-build.mjs"), ...prefix, ...extra],
      cwd: stagingPlaces(project).site,
    },
    { name: "publish", args: tsx("src/publish/publish.ts"), cwd: project },
  ]
}

/**
 * Builds the site into `public/`. One build at a time. A step that fails ends it with its exit code and leaves
 * `public/` as it was; where Gatsby crashed or its output is damaged, its cache is removed and the build tried once
 * more.
 * @param {string[]} [extra] arguments for `gatsby build`
 * @param {string} [project] the project's top folder, or that of a copy
 */
export async function build(extra = [], project = root) {
  takePathPrefix(project)
  return withBuildLock(project, async () => {
    const code = await runSteps(project, extra)
    if (!crashed.has(code) && code !== damagedOutput) return code
    say("Gatsby's cache or output is damaged: removing both and building once more …")
    const { cache, output } = stagingPlaces(project)
    rmSync(cache, { recursive: true, force: true })
    rmSync(output, { recursive: true, force: true })
    return runSteps(project, extra)
  })
}

/**
 * Gatsby reads `.env.production` itself, but only after its configuration, which has to know the folder the site is
 * published under.
 * @param {string} project
 */
export function takePathPrefix(project) {
  const file = path.join(project, ".env.production")
  if (process.env.SITE_PATH_PREFIX !== undefined || !existsSync(file)) return
  const { SITE_PATH_PREFIX } = parseEnv(readFileSync(file, "utf8"))
  if (SITE_PATH_PREFIX !== undefined) process.env.SITE_PATH_PREFIX = SITE_PATH_PREFIX
}

/**
 * @param {string} project
 * @param {string[]} extra
 */
async function runSteps(project, extra) {
  for (const { name, args, cwd } of buildSteps(project, extra)) {
    say(`Building the site (${name}) …`)
    const code = await runNode(args, { cwd })
    if (code !== 0) return code
  }
  return 0
}

/** @param {string} name */
const tool = (name) => path.join(root, "src/tooling", name)

/** @param {string} script */
const tsx = (script) => ["--import", "tsx", path.join(root, script)]
