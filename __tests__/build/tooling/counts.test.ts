import { jestCounts, oneCheck, playwrightCounts, summary, total } from "../../../src/tooling/counts.mjs"

const jestReport = (counts: object) => JSON.stringify({ numPassedTests: 0, numFailedTests: 0, ...counts })
const playwrightReport = (stats: object) => JSON.stringify({ stats })

it("counts a compiler or a build as one", () => {
  expect(oneCheck(0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(oneCheck(2)).toEqual({ passed: 0, failed: 1, skipped: 0, note: "ended with exit code 2" })
})

describe("Jest's report", () => {
  it("is counted with what is skipped or still to be written", () => {
    const report = jestReport({ numPassedTests: 7, numPendingTests: 2, numTodoTests: 1 })
    expect(jestCounts(report, 0)).toEqual({ passed: 7, failed: 0, skipped: 3 })
  })

  it("counts a test file that cannot be loaded as a failure", () => {
    const report = jestReport({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })
    expect(jestCounts(report, 1)).toEqual({ passed: 3, failed: 3, skipped: 0 })
  })

  it("counts a runner that died, ran nothing or complains as a failure", () => {
    expect(jestCounts(undefined, 137)).toMatchObject({ failed: 1, note: "left no report (exit code 137)" })
    expect(jestCounts("{ cut o", 1)).toMatchObject({ failed: 1 })
    expect(jestCounts(jestReport({}), 0)).toMatchObject({ failed: 1, note: "ran no test" })
    expect(jestCounts(jestReport({ numPendingTests: 4 }), 0)).toMatchObject({ failed: 1, skipped: 4 })
    expect(jestCounts(jestReport({ numPassedTests: 5 }), 1)).toMatchObject({ passed: 5, failed: 1 })
  })
})

describe("Playwright's report", () => {
  it("is counted, and says of tests that passed when tried again that they did", () => {
    const report = playwrightReport({ expected: 9, unexpected: 1, flaky: 1, skipped: 2 })
    const note = "1 passed when tried again"
    expect(playwrightCounts(report, 1)).toEqual({ passed: 10, failed: 1, skipped: 2, note })
    expect(playwrightCounts(playwrightReport({ expected: 9 }), 0)).toEqual({
      passed: 9,
      failed: 0,
      skipped: 0,
    })
  })

  it("counts a runner that died, ran nothing or complains as a failure", () => {
    expect(playwrightCounts(undefined, 1)).toMatchObject({ failed: 1, note: "left no report (exit code 1)" })
    expect(playwrightCounts("{}", 1)).toMatchObject({ failed: 1 })
    expect(playwrightCounts(playwrightReport({ expected: 0 }), 1)).toMatchObject({ failed: 1 })
    expect(playwrightCounts(playwrightReport({ expected: 4 }), 1)).toMatchObject({ passed: 4, failed: 1 })
  })
})

it("ends with the sum, skipped ones only where there are any", () => {
  const biome = { name: "biome", passed: 1, failed: 0, skipped: 0, seconds: 0.42 }
  const jest = { name: "jest", passed: 120, failed: 2, skipped: 0, seconds: 31, note: "ended badly" }
  expect(summary([biome, jest])).toBe(
    [
      "check          passed   failed  skipped  seconds",
      "biome               1        0        0      0.4",
      "jest              120        2        0     31.0  ended badly",
      "",
      "121 passed, 2 failed",
    ].join("\n"),
  )
  expect(total([{ passed: 3, failed: 0, skipped: 2 }])).toBe("3 passed, 0 failed, 2 skipped")
})
