/** Folders with a file all.ts, whose tests run in it in `npm test`: to load the modules takes longer than most tests. */
const { readdirSync, readFileSync } = require("node:fs")
const path = require("node:path")

/**
 * The tests of a folder, without those that have an environment, mocked modules or snapshots of their own.
 * @param {string} folder
 */
const testsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !/@jest-environment|jest\.mock\(|Snapshot\(/.test(readFileSync(file, "utf8")))

/**
 * Define the tests of a folder.
 * @param {string} folder
 */
const runTests = (folder) => {
  for (const file of testsIn(folder))
    describe(path.basename(file), () => {
      afterAll(() => jest.restoreAllMocks())
      require(file)
    })
}

const tests = path.resolve(__dirname, "..")

/** The tests of all such folders. */
const groupedTests = () =>
  readdirSync(tests, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "all.ts")
    .flatMap((file) => testsIn(path.join(tests, path.dirname(file))))

module.exports = { groupedTests, runTests }
