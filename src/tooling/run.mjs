#!/usr/bin/env node
/** Entry point of every npm script: install missing packages, run the task, exit with its code. */
import { spawnSync } from "node:child_process"
import { existsSync, rmSync } from "node:fs"
import path from "node:path"
import { buildFolders, completeReplacement } from "../publish/finish/folders.mjs"
import {
  biomeCommand,
  folderNameProblem,
  root,
  sourceCommand,
  toolScript,
  tscCommand,
} from "../publish/paths.mjs"
import { Failed, logStep, runMain, runNode } from "../publish/process.mjs"
import { ensureInstalled } from "./install.mjs"

/**
 * Run a script of this folder in its own process: TypeScript needs packages that may have been installed just now.
 * @param {string} name of the file
 * @param {string[]} args
 */
const runTool = (name, args) => runNode(sourceCommand(`tooling/${name}`, ...args))

/** @param {string[]} args */
const develop = (args) => runTool("develop.ts", args)

/** @param {string[]} args */
const build = (args) => runNode(sourceCommand("publish/build.ts", root, ...args))

/** @param {string[]} args */
async function serve(args) {
  completeReplacement(root)
  if (!existsSync(path.join(buildFolders(root).dist, "index.html"))) {
    const code = await build([])
    if (code !== 0) return code
  }
  logStep("Serving dist/ until Ctrl+C …")
  return runNode([path.join(root, "src/tooling/static-server.mjs"), ...args])
}

/**
 * Run a command for editors, in this process group: unlike other children, it reads answers from the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runAuthoring(command, args, env = {}) {
  const { status } = spawnSync(
    process.execPath,
    sourceCommand("content/commands/main.ts", command, ...args),
    {
      stdio: "inherit",
      env: { ...process.env, ...env },
    },
  )
  return status ?? 1
}

/**
 * Write the files that are generated from the definitions. With `CI` set, only check that they are up to date.
 * @param {NodeJS.ProcessEnv} [env]
 */
const generate = (env) => runAuthoring("generate", [], env)

/**
 * A task that first logs what it does.
 * @param {string} step
 * @param {(args: string[]) => Promise<number>} task
 * @returns {(args: string[]) => Promise<number>}
 */
const withLog = (step, task) => (args) => {
  logStep(step)
  return task(args)
}

/** Tasks that need up-to-date generated files. A build generates them itself if code has changed. */
const afterGenerate = ["start", "develop", "test", "typecheck", "content:check"]

/**
 * Every task by its name in package.json. A new task needs a line in both files.
 * @type {Record<string, (args: string[]) => Promise<number>>}
 */
const tasks = {
  start: develop,
  develop,
  test: (args) => runTool("test.ts", args),
  build,
  serve,
  clean: withLog("Removing dist/ and all caches …", (args) => {
    for (const folder of ["dist", ".gatsby", "node_modules/.cache/mosslight"])
      rmSync(path.join(root, folder), { recursive: true, force: true })
    return runNode([toolScript("gatsby"), "clean", ...args])
  }),
  typecheck: withLog("Checking types (tsc --noEmit) …", (args) => runNode(tscCommand(...args))),
  lint: withLog("Checking format and style (biome check) …", (args) =>
    runNode(biomeCommand("--error-on-warnings", ...args)),
  ),
  format: withLog("Formatting (biome check --write) …", (args) => runNode(biomeCommand("--write", ...args))),
  "content:check": (args) => runAuthoring("check", args),
  generate: () => generate(),
  new: async (args) => (await runAuthoring("new", args)) || generate({ CI: "" }),
  rename: (args) => runAuthoring("rename", args),
  lighthouse: (args) => runTool("lighthouse.ts", args),
  bench: withLog("Measuring builds in a temporary copy …", (args) => runTool("bench.ts", args)),
}

const [name = "", ...args] = process.argv.slice(2)

await runMain(async () => {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task)
    throw new Failed(`There is no task "${name}". The tasks are: ${Object.keys(tasks).join(", ")}.`, 2)
  if (Number.parseInt(process.versions.node, 10) < 20)
    throw new Failed(`Node 20 or newer is needed; this is ${process.version}.`)
  const problem = folderNameProblem(root)
  if (problem) throw new Failed(problem)
  process.chdir(root)
  await ensureInstalled()
  return (afterGenerate.includes(name) && (await generate())) || task(args)
})
