/** `npm test`: run the checks, and continue if one fails. */
import { randomUUID } from "node:crypto"
import { rmSync } from "node:fs"
import { busyMessage, runningCommand } from "../publish/lock"
import { command, root, source } from "../publish/paths"
import { Failed, Interrupted, logStep, runNode } from "../publish/process"
import { lineBudgets } from "./line-budgets"
import { ensurePrograms } from "./programs"
import { reportOf, writeTimes } from "./times"

interface Check {
  name: string
  title: string
  run: (args: string[], quietly: boolean) => Promise<number>
  /** Part of `--quick`. */
  quick?: boolean
  /** Only part of `--all`. */
  onlyAll?: boolean
  /** A check that must pass first. */
  needs?: string
  /** Run at the same time as the other checks: prints its output only if it fails. */
  alongside?: boolean
}

/** Gatsby reads exported GraphQL fragments, which no module imports. */
const fragmentFilter = ["--preprocessor", "./src/tooling/ignore-fragments.mjs"]

/** In this order: quick checks first, the build before the tests of its output. */
const checks: Check[] = [
  {
    name: "biome",
    title: "Format and style (biome)",
    quick: true,
    run: (args) => runNode(command("biome", "check", "--error-on-warnings", ...args)),
  },
  {
    name: "tsc",
    title: "Types (tsc)",
    quick: true,
    run: (args) => runNode(command("tsc", "--noEmit", ...args)),
  },
  {
    name: "knip",
    title: "Unused files, exports and packages (knip)",
    quick: true,
    run: (args) => runNode(command("knip", "--no-config-hints", ...fragmentFilter, ...args)),
  },
  { name: "lines", title: "Lines of each folder (src/budgets.json)", quick: true, run: lineBudgets },
  {
    name: "content",
    title: "Content (content:check)",
    quick: true,
    run: (args) => runNode(source("tooling/content-commands.ts", "check", ...args)),
  },
  {
    name: "jest",
    title: "Unit and build tests (jest)",
    quick: true,
    run: (args) => jest("jest", ["unit", "build"], args),
  },
  {
    name: "preview",
    title: "Develop with changing content (playwright)",
    // It mostly uses one core, and its own copy of the project.
    alongside: true,
    run: (args, quietly) =>
      playwright("preview", ["-c", "__tests__/develop/playwright.config.ts", ...args], quietly),
  },
  { name: "build", title: "Production build", run: build },
  {
    name: "playwright",
    title: "The built site in Chromium (playwright)",
    needs: "build",
    run: (args) => playwright("playwright", args),
  },
  {
    name: "browsers",
    title: "The built site in Firefox and WebKit (playwright)",
    needs: "build",
    onlyAll: true,
    run: async (args) => {
      await ensurePrograms("firefox", "webkit")
      return playwright("browsers", ["-c", "__tests__/browsers/playwright.config.ts", ...args])
    },
  },
  {
    name: "faults",
    title: "Failing and interrupted builds (jest)",
    onlyAll: true,
    run: (args) => jest("faults", ["faults"], ["--runInBand", ...args]),
  },
]

/**
 * Run the checks, and print a line for each at the end.
 *
 * @param args `--quick`, `--all`, or `--only jest,tsc`; further arguments are passed to the check, if there is only one
 * @returns the exit code
 */
export async function test(args: string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    console.log(usage())
    return 0
  }
  const { chosen, rest, all } = choose(args)
  if (chosen.some(({ name }) => name === "preview" || name === "build")) await failIfRunning()
  if (all) process.env.MOSSLIGHT_TEST_ALL = "1"
  for (const { name } of chosen) rmSync(reportOf(name), { force: true })
  const series = [chosen.filter(({ alongside }) => !alongside), chosen.filter(({ alongside }) => alongside)]
  const results = (await Promise.all(series.map((one) => runInOrder(one, rest, chosen.length > 1)))).flat()
  console.log("")
  writeTimes(results)
  for (const { name, passed, seconds } of results)
    console.log(`${passed ? "passed" : "FAILED"}  ${name} (${seconds.toFixed(0)} s)`)
  const failed = results.filter(({ passed }) => !passed).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  return failed > 0 ? 1 : 0
}

const usage = () => `npm test -- [options]

  --quick             what needs no build
  --all               everything: all pages and widths, other browsers, failing builds
  --only <checks>     some of the checks, e.g. --only jest,tsc

With one check, further options are passed to it: npm test -- --only jest charts

The checks:
${checks.map(({ name, title, onlyAll }) => `  ${name.padEnd(12)}${title}${onlyAll ? ", only with --all" : ""}`).join("\n")}`

async function runInOrder(series: Check[], args: string[], isOneOfMany: boolean) {
  const results: { name: string; passed: boolean; seconds: number }[] = []
  for (const { name, title, run, needs, alongside = false } of series) {
    const started = performance.now()
    const blocked = results.some((result) => result.name === needs && !result.passed)
    logStep(blocked ? `${title}: not run, because ${needs} failed` : `${title} …`)
    const passed = !blocked && (await succeeds(() => run(args, alongside && isOneOfMany)))
    results.push({ name, passed, seconds: (performance.now() - started) / 1000 })
  }
  return results
}

/** The checks that the arguments choose, and the arguments that are passed to the only one. */
function choose(args: string[]) {
  const rest = args.flatMap((arg) => (arg.startsWith("--only=") ? arg.split("=", 2) : [arg]))
  const take = (option: string, count: number) => {
    const index = rest.indexOf(option)
    return index < 0 ? undefined : rest.splice(index, count)
  }
  const names = take("--only", 2)?.[1]?.split(",")
  const quick = take("--quick", 1) !== undefined
  const all = take("--all", 1) !== undefined
  const unknown = names?.find((name) => !checks.some((check) => check.name === name))
  if (unknown !== undefined) {
    const known = checks.map(({ name }) => name).join(", ")
    throw new Failed(`There is no check "${unknown}". The checks are: ${known}.`, 2)
  }
  const chosen = checks.filter((check) => {
    if (names) return names.includes(check.name)
    return quick ? check.quick : all || !check.onlyAll
  })
  if (rest.length > 0 && chosen.length !== 1)
    throw new Failed(
      `"${rest.join(" ")}" can only be passed to one check. Name it, for example: --only jest`,
      2,
    )
  return { chosen, rest, all }
}

async function succeeds(run: () => Promise<number>) {
  try {
    return (await run()) === 0
  } catch (error) {
    if (error instanceof Interrupted) throw error
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

async function failIfRunning() {
  const running = await runningCommand(root)
  if (!running) return
  throw new Failed(
    `${busyMessage(running)}\nThe tests build the site, so no other command may run in this folder.`,
  )
}

function build(args: string[]) {
  // Tests check that no environment variable of the build is in the output.
  process.env.MOSSLIGHT_CANARY = `canary-${randomUUID()}`
  process.env.MOSSLIGHT_QUERY_REPORT = ".gatsby/query-report.json"
  return runNode(source("tooling/tasks.ts", "build", ...args))
}

/** The projects are last: jest takes everything after the option as their names. */
function jest(name: string, projects: string[], args: string[]) {
  const options = ["--json", `--outputFile=${reportOf(name)}`, ...args, "--selectProjects", ...projects]
  return runNode(command("jest", ...options), { env: { NODE_ENV: "test" } })
}

async function playwright(name: string, args: string[], quietly = false) {
  await ensurePrograms("chromium", "nginx")
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) }
  return runNode(command("playwright", "test", "--reporter=list,json", ...args), { quietly, env })
}
