/** Which tests failed, and why, from the runners' reports: told again at the end, where they are found. Pure. */
import { stripVTControlCharacters } from "node:util"
import { parseReport } from "./counts.mjs"

/**
 * Jest's `--json` report: failed tests, and files that cannot even be loaded.
 * @param {string | undefined} report the report's text, undefined where there is none
 * @returns {string[]} a text for each
 */
export function jestFailures(report) {
  /** @type {JestFile[]} */
  const files = parseReport(report)?.testResults ?? []
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === "failed")
    if (failed.length === 0) return status === "failed" ? [failure(name, message)] : []
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${name}: ${fullName}`, failureMessages.join("\n")),
    )
  })
}

/**
 * Playwright's json report: tests that failed, and those that passed when they were tried again.
 * @param {string | undefined} report the report's text, undefined where there is none
 * @returns {string[]} a text for each
 */
export function playwrightFailures(report) {
  return testsOf(parseReport(report)?.suites ?? [])
}

/**
 * @param {PlaywrightSuite[]} suites
 * @returns {string[]}
 */
function testsOf(suites) {
  return suites.flatMap(({ suites = [], specs = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ results, status }) =>
          failure(
            `${file}:${line}: ${title}${status === "flaky" ? " (passed when tried again)" : ""}`,
            firstError(results),
          ),
        ),
    ),
    ...testsOf(suites),
  ])
}

/** @param {PlaywrightResult[]} results */
const firstError = (results) =>
  results.flatMap(({ errors = [] }) => errors.map(({ message = "" }) => message)).find(Boolean) ?? ""

/** As much as says what it is about; the whole of it stands where the test ran. */
const mostLines = 12

/**
 * @param {string} title
 * @param {string} message
 */
function failure(title, message) {
  const lines = stripVTControlCharacters(message).trim().split("\n").slice(0, mostLines)
  return [title, ...lines].join("\n  ").trimEnd()
}

/**
 * @typedef {{
 *   name: string
 *   message: string
 *   status: string
 *   assertionResults: { status: string, fullName: string, failureMessages: string[] }[]
 * }} JestFile
 * @typedef {{ errors?: { message?: string }[] }} PlaywrightResult
 * @typedef {{
 *   suites?: PlaywrightSuite[]
 *   specs?: {
 *     file: string
 *     line: number
 *     title: string
 *     tests: { status: string, results: PlaywrightResult[] }[]
 *   }[]
 * }} PlaywrightSuite
 */
