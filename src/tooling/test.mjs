/** `npm test`: every check one after another, all of them even when one fails, and their sum at the end. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { checks } from "./checks.mjs"
import { oneCheck, summary } from "./counts.mjs"
import { Failed, Interrupted, say } from "./process.mjs"

/** @typedef {import("./checks.mjs").Check} Check */

/**
 * Runs the checks and prints what came of them.
 * @param {string[]} args `--only jest,tsc` picks checks; with one check, other arguments are passed on to it
 */
export async function test(args) {
  const { chosen, extra } = chooseChecks(args)
  const reports = mkdtempSync(path.join(tmpdir(), "mosslight-test-"))
  /** @type {import("./counts.mjs").Result[]} */
  const results = []
  try {
    for (const check of chosen) results.push(await perform(check, extra, reports, results))
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  console.log(`\n${summary(results)}`)
  return results.some(({ failed }) => failed > 0) ? 1 : 0
}

/**
 * Which checks the arguments ask for, and what is left for the check itself.
 * @param {string[]} args
 * @param {Check[]} [all]
 */
export function chooseChecks(args, all = checks) {
  const { tokens } = parseArgs({
    args,
    options: { only: { type: "string", multiple: true } },
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  /** @type {string[]} */
  const names = []
  const used = new Set()
  for (const token of tokens) {
    if (token.kind !== "option" || token.name !== "only") continue
    used.add(token.index)
    if (!token.inlineValue) used.add(token.index + 1)
    names.push(...(token.value ?? "").split(","))
  }
  const known = all.map(({ name }) => name)
  const unknown = names.find((name) => !known.includes(name))
  if (unknown !== undefined) {
    throw new Failed(`There is no check "${unknown}". The checks are: ${known.join(", ")}.`, 2)
  }
  const chosen = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all
  const extra = args.filter((_, index) => !used.has(index))
  if (extra.length > 0 && chosen.length !== 1) {
    throw new Failed(`Name the one check that "${extra.join(" ")}" is for: --only ${known.join(" | ")}.`, 2)
  }
  return { chosen, extra }
}

/**
 * @param {Check} check
 * @param {string[]} extra
 * @param {string} reports
 * @param {import("./counts.mjs").Result[]} earlier
 */
async function perform(check, extra, reports, earlier) {
  const started = performance.now()
  const counts = await counted(check, extra, reports, earlier)
  return { name: check.name, ...counts, seconds: (performance.now() - started) / 1000 }
}

/**
 * @param {Check} check
 * @param {string[]} extra
 * @param {string} reports
 * @param {import("./counts.mjs").Result[]} earlier
 */
async function counted(check, extra, reports, earlier) {
  if (earlier.some(({ name, failed }) => name === check.needs && failed > 0)) {
    return { ...oneCheck(1), note: `not run, because ${check.needs} failed` }
  }
  say(`${check.title} …`)
  try {
    return await check.run(extra, reports)
  } catch (error) {
    if (error instanceof Interrupted) throw error
    const note = error instanceof Error ? error.message : String(error)
    return { ...oneCheck(1), note }
  }
}
