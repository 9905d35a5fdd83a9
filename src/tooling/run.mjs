#!/usr/bin/env node
/** The one door behind every npm script: installs what is missing, runs the task, answers with its exit code. */
import { spawnSync } from "node:child_process"
import { existsSync, rmSync } from "node:fs"
import path from "node:path"
import { buildFolders, completeReplacement } from "./folders.mjs"
import { ensureInstalled } from "./install.mjs"
import { root, toolScript } from "./paths.mjs"
import { Failed, Interrupted, runNode, say, stopChildrenOnSignals } from "./process.mjs"
import { format, lint, test, typecheck } from "./test.mjs"
import { ensureTestPrograms } from "./test-programs.mjs"

/** @param {string[]} args */
const gatsby = (...args) => runNode([toolScript("gatsby"), ...args])

/**
 * A command in a process of its own: its TypeScript needs packages that may just have been installed.
 * @param {string} name of the file in this folder
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
 * The editors' commands. In this process group, unlike other children: one that asks reads from the terminal.
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

/** Tasks that need the generated files to be up to date. */
const afterGenerate = ["start", "develop", "test", "build", "typecheck", "content:check"]

/**
 * Every task by its name in package.json. A new one is a line here and a line there.
 * @type {Record<string, (args: string[]) => Promise<number>>}
 */
const tasks = {
  start: develop,
  develop,
  test,
  build,
  serve,
  clean: (args) => {
    say("Removing dist/ and all caches …")
    for (const folder of ["dist", ".gatsby", "node_modules/.cache/mosslight"])
      rmSync(path.join(root, folder), { recursive: true, force: true })
    return gatsby("clean", ...args)
  },
  typecheck: (args) => {
    say("Checking types (tsc --noEmit) …")
    return typecheck(args)
  },
  lint: (args) => {
    say("Checking format and style (biome check) …")
    return lint(args)
  },
  format: (args) => {
    say("Formatting (biome check --write) …")
    return format(args)
  },
  "content:check": (args) => authoring("check", args),
  generate: () => generate(),
  new: async (args) => (await authoring("new", args)) || generate({ CI: "" }),
  rename: (args) => authoring("rename", args),
  lighthouse: async (args) => {
    await ensureTestPrograms()
    return runNode(["--import", "tsx", path.join(root, "src/tooling/lighthouse.ts"), ...args])
  },
  bench: (args) => {
    say("Measuring builds in a temporary copy …")
    return runNode(["--import", "tsx", path.join(root, "src/tooling/bench.ts"), ...args])
  },
}

const [name = "", ...args] = process.argv.slice(2)
stopChildrenOnSignals()
process.exitCode = await main()

async function main() {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  try {
    if (!task)
      throw new Failed(`There is no task "${name}". The tasks are: ${Object.keys(tasks).join(", ")}.`, 2)
    if (Number.parseInt(process.versions.node, 10) < 20) {
      throw new Failed(`Node 20 or newer is needed; this is ${process.version}.`)
    }
    process.chdir(root)
    await ensureInstalled()
    return (afterGenerate.includes(name) && (await generate())) || (await task(args))
  } catch (error) {
    if (!(error instanceof Failed || error instanceof Interrupted)) throw error
    console.error(error.message)
    return error.exitCode
  }
}
