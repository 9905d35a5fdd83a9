/**
 * `npm run lighthouse [-- --runs N] [-- page …]`: run Lighthouse on one page of each kind, served by nginx, as a phone
 * on a slow connection. Print the median scores of N runs (default three) as a table.
 */
import { existsSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { launch } from "chrome-launcher"
import { root } from "../publish/paths.mjs"
import { Failed, runMain } from "../publish/process.mjs"
import { machine } from "./machine"
import { startNginx } from "./nginx-server"
import { findChromium } from "./programs"
import { ensureTestPrograms } from "./test-programs"

const pageOfEachKind = [
  "/",
  "/case-studies/",
  "/case-studies/istanbul-senin/",
  "/services/",
  "/services/mobile-application/",
  "/technologies/",
  "/technologies/react-native/",
  "/insights/",
  "/insights/estimate-range/",
  "/company/",
  "/company/clients/",
  "/company/why-mosslight/",
  "/contact-us/",
  "/estimate/",
]

type Result = NonNullable<Awaited<ReturnType<typeof import("lighthouse").default>>>["lhr"]

const categories = ["performance", "accessibility", "best-practices", "seo"]

const score = (category: string) => (result: Result) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

const metric = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? Number.NaN

const largestPaint = metric("largest-contentful-paint")

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Columns of the table: title, value of a run, text of the median. */
const columns: [title: string, value: (result: Result) => number, text: (median: number) => string][] = [
  ["Performance", score("performance"), String],
  ["Accessibility", score("accessibility"), String],
  ["Best practices", score("best-practices"), String],
  ["SEO", score("seo"), String],
  ["FCP", metric("first-contentful-paint"), seconds],
  ["LCP", largestPaint, seconds],
  ["TBT", metric("total-blocking-time"), (ms) => `${Math.round(ms)} ms`],
  ["CLS", metric("cumulative-layout-shift"), (shift) => shift.toFixed(3)],
]

async function main() {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "3" } },
    allowPositionals: true,
  })
  await ensureTestPrograms()
  const site = path.join(root, "dist")
  if (!existsSync(path.join(site, "index.html")))
    throw new Failed('Nothing is built: run "npm run build" first.')
  const nginx = await startNginx(site)
  if (!nginx)
    throw new Failed("nginx and openssl are needed: as root on Debian, apt-get install nginx openssl.")
  const browser = await launch({
    chromePath: findChromium(),
    chromeFlags: [
      "--headless=new",
      "--no-sandbox",
      "--ignore-certificate-errors",
      "--disable-background-networking",
    ],
  })
  try {
    const rows: string[] = []
    for (const page of positionals.length > 0 ? positionals : pageOfEachKind) {
      const runs: Result[] = []
      for (let run = 0; run < Number(values.runs); run += 1)
        runs.push(await audit(nginx.url + page, browser.port))
      rows.push(tableRow(page, runs))
      console.log(rows.at(-1))
    }
    console.log(
      `\n\`npm run lighthouse\` on ${machine()}, median of ${values.runs}\n\n${tableHead}\n${rows.join("\n")}`,
    )
    return 0
  } finally {
    browser.kill()
    await nginx.stop()
  }
}

/**
 * Run Lighthouse's default preset for phones: simulated slow 4G and a CPU four times as slow. Repeat if the browser painted
 * nothing, which happens sometimes.
 */
async function audit(url: string, port: number, retries = 2): Promise<Result> {
  const { default: lighthouse } = await import("lighthouse")
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: "error" })
  if (!result) throw new Failed(`Lighthouse has no result for ${url}.`)
  return Number.isNaN(largestPaint(result.lhr)) && retries > 0 ? audit(url, port, retries - 1) : result.lhr
}

/** Audits that lowered a score. */
const lostPoints = (result: Result) =>
  categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  )

const tableHead = `| Page | ${columns.map(([title]) => title).join(" | ")} | Lost points |
|---|${"--:|".repeat(columns.length)}---|`

function tableRow(page: string, runs: Result[]) {
  const cells = columns.map(([, value, text]) => text(median(runs.map(value))))
  return `| ${[page, ...cells, [...new Set(runs.flatMap(lostPoints))].join(", ")].join(" | ")} |`
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

void runMain(main)
