#!/usr/bin/env node
/** Behind every npm script: install missing packages, run the task, exit with its code. */
import { spawnSync } from "node:child_process"
import { existsSync, rmSync } from "node:fs"
import path from "node:path"
import { buildFolders, completeReplacement } from "../finish/folders.mjs"
import { ensureInstalled } from "./install.mjs"
import { biomeCommand, root, toolScript, tscCommand } from "./paths.mjs"
import { Failed, runMain, runNode, say } from "./process.mjs"

/**
 * A script of this folder in its own process: its TypeScript needs packages that may just have been installed.
 * @param {string} name of the file
 * @param {string[]} args
 */
const runTool = (name, args) => runNode(["--import", "tsx", path.join(root, "src/tooling", name), ...args])

/** @param {string[]} args */
const develop = (args) => runTool("develop.ts", args)

/** @param {string[]} args */
const build = (args) => runTool("build.ts", [root, ...args])

/** @param {string[]} args */
async function serve(args) {
  completeReplacement(root)
  if (!existsSync(path.join(buildFolders(root).dist, "index.html"))) {
    const code = await build([])
    if (code !== 0) return code
  }
  say("Serving dist/ until Ctrl+C …")
  return runNode([path.join(root, "src/tooling/static-server.mjs"), ...args])
}

/**
 * The editors' commands. In this process group, unlike other children, to read answers from the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function authoring(command, args, env = {}) {
  const script = path.join(root, "src/authoring/main.ts")
  const { status } = spawnSync(process.execPath, ["--import", "tsx", script, command, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

/**
 * Write what follows from the definitions. With `CI` set, only check it.
 * @param {NodeJS.ProcessEnv} [env]
 */
const generate = (env) => authoring("generate", [], env)

/**
 * A task that first says what it does.
 * @param {string} step
 * @param {(args: string[]) => Promise<number>} task
 * @returns {(args: string[]) => Promise<number>}
 */
const announced = (step, task) => (args) => {
  say(step)
  return task(args)
}

/** Tasks that need the generated files to be up to date. */
const afterGenerate = ["start", "develop", "test", "build", "typecheck", "content:check"]

/**
 * Every task by its name in package.json. A new one is a line here and a line there.
 * @type {Record<string, (args: string[]) => Promise<number>>}
 */
const tasks = {
  start: develop,
  develop,
  test: (args) => runTool("test.ts", args),
  build,
  serve,
  clean: announced("Removing dist/ and all caches …", (args) => {
    for (const folder of ["dist", ".gatsby", "node_modules/.cache/mosslight"])
      rmSync(path.join(root, folder), { recursive: true, force: true })
    return runNode([toolScript("gatsby"), "clean", ...args])
  }),
  typecheck: announced("Checking types (tsc --noEmit) …", (args) => runNode(tscCommand(...args))),
  lint: announced("Checking format and style (biome check) …", (args) =>
    runNode(biomeCommand("--error-on-warnings", ...args)),
  ),
  format: announced("Formatting (biome check --write) …", (args) =>
    runNode(biomeCommand("--write", ...args)),
  ),
  "content:check": (args) => authoring("check", args),
  generate: () => generate(),
  new: async (args) => (await authoring("new", args)) || generate({ CI: "" }),
  rename: (args) => authoring("rename", args),
  lighthouse: (args) => runTool("lighthouse.ts", args),
  bench: announced("Measuring builds in a temporary copy …", (args) => runTool("bench.ts", args)),
}

const [name = "", ...args] = process.argv.slice(2)

await runMain(async () => {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task)
    throw new Failed(`There is no task "${name}". The tasks are: ${Object.keys(tasks).join(", ")}.`, 2)
  if (Number.parseInt(process.versions.node, 10) < 20)
    throw new Failed(`Node 20 or newer is needed; this is ${process.version}.`)
  process.chdir(root)
  await ensureInstalled()
  return (afterGenerate.includes(name) && (await generate())) || task(args)
})
