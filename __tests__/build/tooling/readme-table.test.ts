import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { repository } from "../../support/content"

const readme = readFileSync(path.join(repository, "src/README.md"), "utf8")

/** The rows of the table of behaviours: their code and their tests. */
const rows = readme
  .slice(readme.indexOf("## What a visitor sets going"), readme.indexOf("## Queries for GraphiQL"))
  .split("\n")
  .filter((line) => /^\| (?!-|Behaviour)/.test(line))
  .map((line) => line.split("|").map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name)))
  .map(([, , code = [], tests = []]) => ({ code, tests }))

it("names for every behaviour code and tests", () => {
  expect(rows.length).toBeGreaterThan(8)
  for (const { code, tests } of rows) {
    expect(code.length).toBeGreaterThan(0)
    expect(tests.length).toBeGreaterThan(0)
  }
})

it.each(rows.flatMap(({ code }) => code.map((file) => `src/${file}`)))("leads to %s", (file) => {
  expect(existsSync(path.join(repository, file))).toBe(true)
})

it.each(rows.flatMap(({ tests }) => tests.map((file) => `__tests__/${file}`)))("leads to %s", (file) => {
  expect(existsSync(path.join(repository, file))).toBe(true)
})
