/** Every check of `npm test`: how it is run, and how its result is counted. */
import { randomUUID } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { build } from "./build.mjs"
import { jestCounts, oneCheck, playwrightCounts } from "./counts.mjs"
import { jestFailures, playwrightFailures } from "./failures.mjs"
import { root, toolScript } from "./paths.mjs"
import { runNode } from "./process.mjs"
import { stagingFolder } from "./staging.mjs"
import { ensureTestPrograms } from "./test-programs.mjs"

/**
 * @typedef {import("./counts.mjs").Counts} Counts
 * @typedef {{
 *   name: string
 *   title: string
 *   needs?: string
 *   run: (extra: string[], reportFolder: string) => Promise<Counts>
 * }} Check `needs` names a check without whose success this one would test something old or broken
 */

/** The checks in their order: the quick ones first, and the build before the tests of what it built. */
export const checks = /** @type {Check[]} */ ([
  {
    name: "biome",
    title: "Checking format and style (biome check)",
    run: async (extra) => oneCheck(await lint(extra)),
  },
  {
    name: "tsc",
    title: "Checking types (tsc --noEmit)",
    run: async (extra) => oneCheck(await typecheck(extra)),
  },
  {
    name: "content",
    title: "Checking the content (content:check)",
    run: async (extra) => oneCheck(await checkContent(extra)),
  },
  { name: "jest", title: "Running unit and build tests (jest)", run: jest },
  {
    name: "preview",
    title: "Changing content under gatsby develop and looking at its pages (playwright)",
    run: preview,
  },
  {
    name: "build",
    title: "Building for production",
    run: buildAndTypes,
  },
  {
    name: "playwright",
    title: "Testing the built site in Chromium (playwright)",
    needs: "build",
    run: playwright,
  },
])

/** Adds up what the tests of all pages looked at; lies with them. */
const sweepReporter = path.join(root, "__tests__/e2e/support/sweep-reporter.ts")

const generatedTypes = path.join(root, "src/gatsby-types.d.ts")

/**
 * The build, and whether the committed types are those it generates. It also runs the queries of src/README.md.
 * @param {string[]} extra
 */
async function buildAndTypes(extra) {
  process.env.MOSSLIGHT_QUERY_REPORT = path.join(root, `${stagingFolder}/query-report.json`)
  // The tests of the output look for it: nothing of the build's environment may be published.
  process.env.MOSSLIGHT_CANARY = `canary-${randomUUID()}`
  const committed = readFileSync(generatedTypes, "utf8")
  const built = oneCheck(await build(extra))
  if (built.failed > 0) return built
  const fresh = readFileSync(generatedTypes, "utf8") === committed
  if (!fresh) console.error("src/gatsby-types.d.ts was stale. The build has written it anew: commit it.")
  return fresh ? { ...built, passed: built.passed + 1 } : { ...built, failed: built.failed + 1 }
}

/** @param {string[]} [extra] */
export const lint = (extra = []) =>
  runNode([toolScript("@biomejs/biome", "biome"), "check", "--error-on-warnings", ...extra])

/** @param {string[]} [extra] */
export const format = (extra = []) =>
  runNode([toolScript("@biomejs/biome", "biome"), "check", "--write", ...extra])

/** @param {string[]} [extra] */
export const typecheck = (extra = []) => runNode([toolScript("typescript", "tsc"), "--noEmit", ...extra])

/** @param {string[]} [extra] */
const checkContent = (extra = []) =>
  runNode(["--import", "tsx", path.join(root, "src/authoring/main.ts"), "check", ...extra])

/**
 * @param {string[]} extra
 * @param {string} reportFolder
 */
async function jest(extra, reportFolder) {
  const report = path.join(reportFolder, "jest.json")
  const code = await runNode(
    [toolScript("jest"), "--selectProjects", "unit", "build", "--json", `--outputFile=${report}`, ...extra],
    {
      env: { NODE_ENV: "test" },
    },
  )
  const text = readText(report)
  return { ...jestCounts(text, code), failures: jestFailures(text) }
}

/**
 * @param {string[]} extra
 * @param {string} reportFolder
 */
async function preview(extra, reportFolder) {
  const configuration = path.join(root, "__tests__/develop/playwright.config.ts")
  const report = path.join(reportFolder, "preview.json")
  return runPlaywright(["-c", configuration, ...extra], ["list", "json"], report, await ensureTestPrograms())
}

/**
 * @param {string[]} extra
 * @param {string} reportFolder
 */
async function playwright(extra, reportFolder) {
  const programs = await ensureTestPrograms()
  const reporters = ["list", "json", sweepReporter]
  const report = path.join(reportFolder, "playwright.json")
  const counts = await runPlaywright(extra, reporters, report, programs)
  return programs.NGINX_PATH || counts.note
    ? counts
    : { ...counts, note: "nginx is missing: its tests are skipped" }
}

/**
 * @param {string[]} args
 * @param {string[]} reporters
 * @param {string} report
 * @param {NodeJS.ProcessEnv} programs
 */
async function runPlaywright(args, reporters, report, programs) {
  const code = await runNode(
    [toolScript("@playwright/test", "playwright"), "test", `--reporter=${reporters.join()}`, ...args],
    { env: { ...programs, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  const text = readText(report)
  return { ...playwrightCounts(text, code), failures: playwrightFailures(text) }
}

/** @param {string} file */
function readText(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined
}
