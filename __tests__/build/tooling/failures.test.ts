import { summary } from "../../../src/tooling/counts.mjs"
import { jestFailures, playwrightFailures } from "../../../src/tooling/failures.mjs"

const jestReport = JSON.stringify({
  testResults: [
    { name: "/site/good.test.ts", status: "passed", message: "", assertionResults: [{ status: "passed" }] },
    {
      name: "/site/bad.test.ts",
      status: "failed",
      message: "all of it once more",
      assertionResults: [
        { status: "passed", fullName: "adds", failureMessages: [] },
        { status: "failed", fullName: "subtracts", failureMessages: ["Expected: \u001b[32m1\u001b[39m"] },
      ],
    },
    { name: "/site/torn.test.ts", status: "failed", message: "SyntaxError: }", assertionResults: [] },
  ],
})

const playwrightTest = (title: string, status: string, ...messages: string[]) => ({
  file: "e2e/header.spec.ts",
  line: 7,
  title,
  tests: [{ status, results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) }],
})
const playwrightReport = JSON.stringify({
  suites: [
    {
      specs: [playwrightTest("opens", "expected", "")],
      suites: [
        {
          specs: [
            playwrightTest("closes", "unexpected", "Error: not closed"),
            playwrightTest("waits", "flaky", "Error: too soon", ""),
            playwrightTest("is for touch", "skipped"),
          ],
        },
      ],
    },
  ],
})

it("names Jest's failed tests, and files that cannot be loaded", () => {
  expect(jestFailures(jestReport)).toEqual([
    "/site/bad.test.ts: subtracts\n  Expected: 1",
    "/site/torn.test.ts\n  SyntaxError: }",
  ])
})

it("names Playwright's failed tests, and those that passed when tried again", () => {
  expect(playwrightFailures(playwrightReport)).toEqual([
    "e2e/header.spec.ts:7: closes\n  Error: not closed",
    "e2e/header.spec.ts:7: waits (passed when tried again)\n  Error: too soon",
  ])
})

it("has nothing to name where there is no report, and cuts long messages", () => {
  expect(jestFailures(undefined)).toEqual([])
  expect(playwrightFailures("{ cut o")).toEqual([])
  const long = JSON.stringify({
    suites: [{ specs: [playwrightTest("ends", "unexpected", "line\n".repeat(40))] }],
  })
  expect(playwrightFailures(long)[0]?.split("\n")).toHaveLength(13)
})

it("stands above the table", () => {
  const jest = { name: "jest", passed: 1, failed: 1, skipped: 0, seconds: 3, failures: ["adds\n  no"] }
  expect(summary([jest])).toMatch(/^jest: adds\n {2}no\n\ncheck .*\n.*\n\n1 passed, 1 failed$/)
})
