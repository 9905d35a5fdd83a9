/** `npm test`: run all checks, even if one fails, and print a line for each at the end. */
import { randomUUID } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { root, toolScript } from "./paths.mjs"
import { Failed, Interrupted, runNode, say } from "./process.mjs"
import { ensureTestPrograms } from "./test-programs.mjs"

/**
 * @typedef {{
 *   name: string
 *   title: string
 *   run: (args: string[]) => Promise<number>
 *   quick?: boolean
 *   onlyAll?: boolean
 *   needs?: string
 * }} Check `quick`: part of `--quick`; `onlyAll`: only part of `--all`; `needs`: a check that must pass first
 */

/** In this order: quick checks first, the build before the tests of its output. @type {Check[]} */
const checks = [
  { name: "biome", title: "Format and style (biome)", quick: true, run: (args) => lint(args) },
  { name: "tsc", title: "Types (tsc)", quick: true, run: (args) => typecheck(args) },
  {
    name: "content",
    title: "Content (content:check)",
    quick: true,
    run: (args) => runNode(["--import", "tsx", file("src/authoring/main.ts"), "check", ...args]),
  },
  {
    name: "jest",
    title: "Unit and build tests (jest)",
    quick: true,
    run: (args) => jest(["unit", "build"], args),
  },
  {
    name: "preview",
    title: "Develop with changing content (playwright)",
    run: (args) => playwright(["-c", file("__tests__/develop/playwright.config.ts"), ...args]),
  },
  { name: "build", title: "Production build", run: build },
  { name: "playwright", title: "The built site in Chromium (playwright)", needs: "build", run: playwright },
  {
    name: "faults",
    title: "Builds that go wrong (jest)",
    onlyAll: true,
    run: (args) => jest(["faults"], ["--runInBand", ...args]),
  },
]

/**
 * Run the checks.
 * @param {string[]} args `--quick`, `--all`, or `--only jest,tsc`; with a single check, further arguments are its own
 */
export async function test(args) {
  const { chosen, rest, all } = choose(args)
  if (chosen.some(({ name }) => name === "preview" || name === "build")) await failIfRunning()
  if (all) process.env.MOSSLIGHT_TEST_ALL = "1"
  /** @type {{ name: string, passed: boolean, seconds: number }[]} */
  const results = []
  for (const { name, title, run, needs } of chosen) {
    const started = performance.now()
    const blocked = results.some((result) => result.name === needs && !result.passed)
    say(blocked ? `${title}: not run, because ${needs} failed` : `${title} …`)
    const passed = !blocked && (await succeeds(() => run(rest)))
    results.push({ name, passed, seconds: (performance.now() - started) / 1000 })
  }
  console.log("")
  for (const { name, passed, seconds } of results)
    console.log(`${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(0)} s)`)
  const failed = results.filter(({ passed }) => !passed).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

/** @param {string[]} args */
function choose(args) {
  const { values, tokens } = parseArgs({
    args,
    options: { only: { type: "string" }, quick: { type: "boolean" }, all: { type: "boolean" } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const names = typeof values.only === "string" ? values.only.split(",") : undefined
  const unknown = names?.find((name) => !checks.some((check) => check.name === name))
  if (unknown) {
    const known = checks.map(({ name }) => name).join(", ")
    throw new Failed(`There is no check "${unknown}". The checks are: ${known}.`, 2)
  }
  const chosen = checks.filter(({ name, quick, onlyAll }) => {
    if (names) return names.includes(name)
    return values.quick ? quick : values.all || !onlyAll
  })
  const ours = tokens.flatMap((token) => {
    if (token.kind !== "option" || !["only", "quick", "all"].includes(token.name)) return []
    return token.inlineValue === false ? [token.index, token.index + 1] : [token.index]
  })
  const rest = args.filter((_, index) => !ours.includes(index))
  if (rest.length > 0 && chosen.length !== 1)
    throw new Failed(`Name one check for "${rest.join(" ")}": --only jest`, 2)
  return { chosen, rest, all: values.all === true }
}

/** @param {() => Promise<number>} run */
async function succeeds(run) {
  try {
    return (await run()) === 0
  } catch (error) {
    if (error instanceof Interrupted) throw error
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

/** The tests build in this folder. */
async function failIfRunning() {
  // Only a process with tsx can import TypeScript.
  const code = await runNode(["--import", "tsx", file("src/tooling/lock.ts"), root])
  if (code !== 0) throw new Failed("The tests build the site: nothing else may run in this folder meanwhile.")
}

/** Build, and check that the committed types match the generated ones. @param {string[]} args */
async function build(args) {
  // Tests check that the build's environment is not in the output.
  process.env.MOSSLIGHT_CANARY = `canary-${randomUUID()}`
  process.env.MOSSLIGHT_QUERY_REPORT = file(".gatsby/query-report.json")
  const committed = readFileSync(file("src/gatsby-types.d.ts"), "utf8")
  const code = await runNode(["--import", "tsx", file("src/tooling/build.ts"), root, ...args])
  if (code !== 0 || readFileSync(file("src/gatsby-types.d.ts"), "utf8") === committed) return code
  console.error("src/gatsby-types.d.ts was out of date. The build has written it again: commit it.")
  return 1
}

/** @param {string[]} [args] */
export const lint = (args = []) =>
  runNode([toolScript("@biomejs/biome", "biome"), "check", "--error-on-warnings", ...args])

/** @param {string[]} [args] */
export const format = (args = []) =>
  runNode([toolScript("@biomejs/biome", "biome"), "check", "--write", ...args])

/** @param {string[]} [args] */
export const typecheck = (args = []) => runNode([toolScript("typescript", "tsc"), "--noEmit", ...args])

/**
 * @param {string[]} projects
 * @param {string[]} args
 */
const jest = (projects, args) =>
  runNode([toolScript("jest"), "--selectProjects", ...projects, ...args], { env: { NODE_ENV: "test" } })

/** @param {string[]} args */
async function playwright(args) {
  const env = await ensureTestPrograms()
  return runNode([toolScript("@playwright/test", "playwright"), "test", ...args], { env })
}

/** @param {string} name relative to the project */
const file = (name) => path.join(root, name)
