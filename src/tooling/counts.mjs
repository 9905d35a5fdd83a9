/** Reads the test runners' reports and adds them up. Pure: no files, no processes. */

/**
 * @typedef {{ passed: number, failed: number, skipped: number, note?: string, failures?: string[] }} Counts `failures`
 *   names what failed, with the reason
 */
/** @typedef {Counts & { name: string, seconds: number }} Result */

/**
 * A check without tests of its own (a compiler, a build) counts as one.
 * @param {number} exitCode
 * @returns {Counts}
 */
export function oneCheck(exitCode) {
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, note: `ended with exit code ${exitCode}` }
}

/**
 * Jest's `--json` report. A file that cannot even be loaded has no tests, but has failed.
 * @param {string | undefined} report the report's text, undefined where there is none
 * @param {number} exitCode
 * @returns {Counts}
 */
export function jestCounts(report, exitCode) {
  const read = parseReport(report)
  if (!read) return died(exitCode)
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = read
  return suspicious(
    {
      passed: numPassedTests,
      failed: numFailedTests + (read.numRuntimeErrorTestSuites ?? 0),
      skipped: numPendingTests + numTodoTests,
    },
    exitCode,
  )
}

/**
 * Playwright's json report. A test that passes when it is tried again has passed, and the note says so: retries are
 * for build machines, which may stall for seconds.
 * @param {string | undefined} report the report's text, undefined where there is none
 * @param {number} exitCode
 * @returns {Counts}
 */
export function playwrightCounts(report, exitCode) {
  const read = parseReport(report)
  if (!read?.stats) return died(exitCode)
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = read.stats
  const counts = { passed: expected + flaky, failed: unexpected, skipped }
  return suspicious(flaky > 0 ? { ...counts, note: `${flaky} passed when tried again` } : counts, exitCode)
}

/**
 * What failed, the table of all checks and, as its last line, the sum.
 * @param {Result[]} results
 */
export function summary(results) {
  const rows = results.map(({ name, passed, failed, skipped, seconds, note }) => [
    name,
    passed,
    failed,
    skipped,
    seconds.toFixed(1),
    note ? ` ${note}` : "",
  ])
  const table = [["check", "passed", "failed", "skipped", "seconds", ""], ...rows].map((cells) =>
    cells
      .map((cell, column) => align(String(cell), column))
      .join("")
      .trimEnd(),
  )
  const failures = results.flatMap(({ name, failures = [] }) => failures.map((text) => `${name}: ${text}\n`))
  return [...failures, ...table, "", total(results)].join("\n")
}

/**
 * `N passed, N failed`, and the skipped ones where there are any.
 * @param {Counts[]} results
 */
export function total(results) {
  const sum = (/** @type {"passed" | "failed" | "skipped"} */ key) =>
    results.reduce((count, result) => count + result[key], 0)
  const skipped = sum("skipped")
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`
}

/**
 * A runner that ran nothing, or that complains without naming a test, has not succeeded.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function suspicious(counts, exitCode) {
  if (counts.failed > 0) return counts
  if (exitCode !== 0) return { ...counts, failed: 1, note: `ended with exit code ${exitCode}` }
  if (counts.passed === 0) return { ...counts, failed: 1, note: "ran no test" }
  return counts
}

/**
 * @param {number} exitCode
 * @returns {Counts}
 */
function died(exitCode) {
  return { passed: 0, failed: 1, skipped: 0, note: `left no report (exit code ${exitCode})` }
}

/**
 * A report, or undefined where there is none to be read.
 * @param {string | undefined} report its text
 */
export function parseReport(report) {
  try {
    return JSON.parse(report ?? "")
  } catch {
    return undefined
  }
}

/**
 * @param {string} cell
 * @param {number} column
 */
function align(cell, column) {
  if (column === 0) return cell.padEnd(12)
  return column === 5 ? ` ${cell}` : cell.padStart(9)
}
