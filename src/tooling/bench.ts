/**
 * `npm run bench [-- N …]` measures builds of the present content with N synthetic case studies added (none
 * without a number): cold, with nothing changed, and with one paragraph changed. It builds in a temporary copy.
 */
import { closeSync, openSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { type Copy, changeParagraph, createCopy } from "./bench-copy"
import { type BenchRow, type BenchScripts, benchReport } from "./bench-report"
import { buildSteps } from "./build.mjs"
import { measure } from "./measure"
import { scriptWeight } from "./page-scripts"
import { root } from "./paths.mjs"
import { Failed, Interrupted, say, stopChildrenOnSignals } from "./process.mjs"
import { writeSyntheticCaseStudies } from "./synthetic-case-studies"

/** The numbers of synthetic case studies that the arguments ask for. */
export function parseCounts(args: string[]): number[] {
  const wrong = args.find((arg) => !/^\d{1,4}$/.test(arg))
  if (wrong !== undefined) {
    throw new Failed(
      `"${wrong}" is no number of case studies to add. Example: npm run bench -- 28 200 1000`,
      2,
    )
  }
  return args.length > 0 ? args.map(Number) : [0]
}

async function main() {
  const args = process.argv.slice(2)
  const rows: BenchRow[] = []
  const scripts: BenchScripts[] = []
  for (const added of parseCounts(args)) {
    const copy = createCopy(root)
    const remove = () => copy.remove()
    process.once("exit", remove)
    try {
      await benchOne(copy, added, rows, scripts)
    } finally {
      copy.remove()
      process.off("exit", remove)
    }
  }
  const command = ["npm run bench", ...(args.length > 0 ? ["--", ...args] : [])].join(" ")
  console.log(`\n${benchReport(command, presentDocuments(), rows, scripts)}`)
}

async function benchOne(copy: Copy, added: number, rows: BenchRow[], scripts: BenchScripts[]) {
  const [slug] = documentsOf("case-studies")
  if (!slug) throw new Failed("There is no case study to measure with.")
  writeSyntheticCaseStudies(copy.folder, added)
  rows.push(...(await benchBuild(copy, added, "cold")))
  await settle()
  rows.push(...(await benchBuild(copy, added, "nothing changed")))
  await settle()
  changeParagraph(path.join(copy.folder, "content", "case-studies", slug, "index.mdx"))
  rows.push(...(await benchBuild(copy, added, "one paragraph changed")))
  const page = `/case-studies/${slug}/`
  scripts.push({ added, page, ...scriptWeight(path.join(copy.folder, "public"), page) })
}

/**
 * ext4 goes looking for other inodes than those of files deleted less than 35 seconds ago, which a build leaves
 * thousands of: a file more would cost up to a millisecond, and nobody builds twice in a minute.
 */
const settle = () => setTimeout(40_000)

/** Runs the steps of `npm run build` in the copy and weighs each. */
async function benchBuild(copy: Copy, added: number, kind: string): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const { name, args, cwd } of buildSteps(copy.folder)) {
    say(`N = ${added}, ${kind}: ${name} …`)
    const log = path.join(copy.temporary, "build.log")
    const output = openSync(log, "w")
    const measured = await measure(args, {
      cwd,
      // Without a terminal and said to be, so that no progress display is measured.
      env: { CI: "true", TMPDIR: copy.temporary },
      output,
    }).finally(() => closeSync(output))
    if (measured.exitCode !== 0) {
      const tail = readFileSync(log, "utf8").split("\n").slice(-40).join("\n")
      throw new Failed(`${tail}\n${name} failed with exit code ${measured.exitCode}.`, measured.exitCode)
    }
    rows.push({ added, kind, step: name, ...measured })
  }
  return rows
}

function presentDocuments() {
  return ["case-studies", "services", "technologies", "insights"].flatMap(documentsOf).length
}

function documentsOf(collection: string) {
  const folder = path.join(root, "content", collection)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

if (process.argv[1] && path.basename(process.argv[1]) === "bench.ts") {
  // Shorter than the patience of the process that started this one: the copy is still to be removed.
  stopChildrenOnSignals({ graceMs: 3_000 })
  main().catch((error: unknown) => {
    if (!(error instanceof Failed || error instanceof Interrupted)) throw error
    // An interruption is reported by the process that started this one.
    if (error instanceof Failed) console.error(error.message)
    process.exitCode = error.exitCode
  })
}
