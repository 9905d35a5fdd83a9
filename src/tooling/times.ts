/** test-results/times.json: the seconds of each check, of jest's files and of browser tests. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { JSONReportSuite } from "@playwright/test/reporter"
import { root } from "../publish/paths"

interface Timed {
  name: string
  seconds: number
}

const results = path.join(root, "test-results")

/** Where jest or Playwright writes the JSON report of a check. */
export const reportOf = (check: string) => path.join(results, `${check}.json`)

/** Write the times, and print the ten slowest tests. */
export function writeTimes(checks: Timed[]) {
  const tests = checks.flatMap(({ name }) => timesIn(reportOf(name)))
  tests.sort((one, other) => other.seconds - one.seconds)
  mkdirSync(results, { recursive: true })
  writeFileSync(path.join(results, "times.json"), JSON.stringify({ checks, tests }, undefined, 2))
  for (const { name, seconds } of tests.slice(0, 10))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
}

function timesIn(report: string): Timed[] {
  if (!existsSync(report)) return []
  const { testResults = [], suites = [] } = JSON.parse(readFileSync(report, "utf8"))
  const files = testResults.map((file: { name: string; startTime: number; endTime: number }) => ({
    name: path.relative(root, file.name),
    seconds: (file.endTime - file.startTime) / 1000,
  }))
  return [...files, ...suites.flatMap(timesOf)]
}

const timesOf = ({ specs, suites = [] }: JSONReportSuite): Timed[] => [
  ...specs.map(({ title, file, tests }) => ({
    name: `${file} › ${title}`,
    seconds: tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  })),
  ...suites.flatMap(timesOf),
]
