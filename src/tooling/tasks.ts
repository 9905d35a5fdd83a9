/** `node --import tsx src/tooling/tasks.ts <task> [arguments]`: the npm scripts, for the project in the working folder. */
import { once } from "node:events"
import { existsSync, mkdirSync, rmSync } from "node:fs"
import path from "node:path"
import { buildFolders, completeReplacement } from "../publish/finish/folders.mjs"
import { command, root, source } from "../publish/paths"
import { Failed, logStep, runMain, runNode, start } from "../publish/process"
import { ensurePrograms, findProgram } from "./programs"

const project = process.cwd()

/** A task may be run by every name in package.json. Each loads only what it needs. */
const tasks: Record<string, (args: string[]) => Promise<number>> = {
  start: develop,
  develop,
  test: async (args) => (await import("./test")).test(args),
  build,
  serve,
  clean: async (args) => {
    logStep("Removing dist/ and all caches …")
    for (const folder of ["dist", ".gatsby", "node_modules/.cache/mosslight"])
      rmSync(path.join(project, folder), { recursive: true, force: true })
    return runNode(command("gatsby", "clean", ...args))
  },
  typecheck: (args) => {
    logStep("Checking types (tsc --noEmit) …")
    return runNode(command("tsc", "--noEmit", ...args))
  },
  lint: (args) => {
    logStep("Checking format and style (biome check) …")
    return runNode(command("biome", "check", "--error-on-warnings", ...args))
  },
  format: (args) => {
    logStep("Formatting (biome check --write) …")
    return runNode(command("biome", "check", "--write", ...args))
  },
  "content:check": (args) => runCommand("check", args),
  generate: () => generate(),
  new: async (args) => (await runCommand("new", args)) || generate({ CI: "" }),
  rename: (args) => runCommand("rename", args),
  lighthouse,
  bench: async (args) => {
    if (args[0] === "documents") return (await import("./bench-documents")).benchDocuments()
    if (args[0] === "studio") return benchStudio(args[1])
    logStep("Measuring builds in a temporary copy …")
    return (await import("./bench")).bench(args)
  },
}

/** Tasks that need up-to-date generated files. A build generates them itself if code has changed. */
const afterGenerate = ["start", "develop", "test", "typecheck", "content:check"]

async function develop(args: string[]) {
  return (await import("./develop")).develop(project, args)
}

async function build(args: string[]) {
  return (await import("../publish/build")).build(project, args)
}

async function serve(args: string[]) {
  const code = await buildIfMissing()
  if (code !== 0) return code
  logStep("Serving dist/ until Ctrl+C …")
  return runNode([staticServer, ...args])
}

/** Run Lighthouse's phone on a page of the built site. It writes a report. */
async function lighthouse(args: string[]) {
  const [page = "/", ...options] = args[0]?.startsWith("/") ? args : ["/", ...args]
  const code = await buildIfMissing()
  if (code !== 0) return code
  await ensurePrograms("chromium")
  const server = start(process.execPath, [staticServer, "--port", "0"], { stdio: "pipe" })
  const [address] = await once(server.child.stdout ?? server.child, "data")
  const url = new URL(page, String(address).trim()).href
  const report = path.join(root, "test-results/lighthouse.html")
  mkdirSync(path.dirname(report), { recursive: true })
  const flags = ["--chrome-flags=--headless=new --no-sandbox", `--output-path=${report}`]
  // Otherwise, Lighthouse looks for Chrome itself.
  const browser = findProgram("chromium")
  const env = browser ? { CHROME_PATH: browser } : {}
  return runNode(command("lighthouse", url, ...flags, ...options), { env }).finally(server.stop)
}

/** Type in the studio, with one and with three typists. */
async function benchStudio(seconds = "600") {
  process.env.MOSSLIGHT_TYPING_SECONDS = seconds
  return (await import("./test")).test(["--only", "preview", "steady-typing"])
}

const staticServer = path.join(root, "src/tooling/static-server.mjs")

async function buildIfMissing() {
  completeReplacement(project)
  return existsSync(path.join(buildFolders(project).dist, "index.html")) ? 0 : build([])
}

/** Write the files that are generated from the definitions. With `CI` set, only check that they are up to date. */
const generate = (env?: NodeJS.ProcessEnv) => runCommand("generate", [], env)

/** Run a command for editors, which may read answers from the terminal. */
const runCommand = (name: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  runNode(source("tooling/content-commands.ts", name, ...args), { cwd: project, env, detached: false })

const [name = "", ...args] = process.argv.slice(2)

void runMain(async () => {
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (!task)
    throw new Failed(`There is no task "${name}". The tasks are: ${Object.keys(tasks).join(", ")}.`, 2)
  return (afterGenerate.includes(name) && (await generate())) || task(args)
})
