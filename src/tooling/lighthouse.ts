/**
 * `npm run lighthouse [-- --runs N] [-- page …]`: run Lighthouse on one page of each kind, served by nginx, as a phone
 * on a slow connection. Print the median scores of N runs (default three) as a table.
 */
import { existsSync } from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { launch } from "chrome-launcher"
import { machine } from "./machine"
import { startNginx } from "./nginx-server"
import { root } from "./paths.mjs"
import { findChromium } from "./programs.cjs"

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

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

interface Judgement {
  scores: number[]
  /** First and largest contentful paint, total blocking time (milliseconds), layout shift. */
  metrics: { fcp: number; lcp: number; tbt: number; cls: number }
  /** Audits that lowered the score. */
  lost: string[]
}

async function main() {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "3" } },
    allowPositionals: true,
  })
  const site = path.join(root, "dist")
  if (!existsSync(path.join(site, "index.html")))
    throw new Error('Nothing is built: run "npm run build" first.')
  const nginx = await startNginx(site)
  if (!nginx)
    throw new Error("nginx and openssl are needed: as root on Debian, apt-get install nginx openssl.")
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
      const runs: Judgement[] = []
      for (let run = 0; run < Number(values.runs); run += 1)
        runs.push(await judgeAgain(nginx.url + page, browser.port))
      rows.push(tableRow(page, runs))
      console.log(rows.at(-1))
    }
    console.log(
      `\n\`npm run lighthouse\` on ${machine()}, median of ${values.runs}\n\n${tableHead}\n${rows.join("\n")}`,
    )
  } finally {
    browser.kill()
    await nginx.stop()
  }
}

/** Judge a page, and retry if the browser painted nothing, which happens sometimes. */
async function judgeAgain(url: string, port: number, retries = 2): Promise<Judgement> {
  const judgement = await judge(url, port)
  return Number.isNaN(judgement.metrics.lcp) && retries > 0 ? judgeAgain(url, port, retries - 1) : judgement
}

/** Use Lighthouse's default preset for phones: simulated slow 4G and a CPU four times as slow. */
async function judge(url: string, port: number): Promise<Judgement> {
  const { default: lighthouse } = await import("lighthouse")
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: "error" })
  if (!result) throw new Error(`Lighthouse has judged nothing at ${url}.`)
  const { lhr } = result
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  const lost = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  )
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    metrics: {
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    },
    lost,
  }
}

const tableHead = `| Page | Performance | Accessibility | Best practices | SEO | FCP | LCP | TBT | CLS | Lost points |
|---|--:|--:|--:|--:|--:|--:|--:|--:|---|`

function tableRow(page: string, runs: Judgement[]) {
  const middle = (value: (run: Judgement) => number) => median(runs.map(value))
  const scores = categories.map((_, index) => middle(({ scores }) => scores[index] ?? 0))
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const cells = [
    page,
    ...scores,
    seconds(middle(({ metrics }) => metrics.fcp)),
    seconds(middle(({ metrics }) => metrics.lcp)),
    `${Math.round(middle(({ metrics }) => metrics.tbt))} ms`,
    middle(({ metrics }) => metrics.cls).toFixed(3),
    [...new Set(runs.flatMap(({ lost }) => lost))].join(", "),
  ]
  return `| ${cells.join(" | ")} |`
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
