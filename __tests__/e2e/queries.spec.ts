import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { queriesFromMarkdown } from "../../src/gatsby/queries-from-markdown"

interface Answer {
  name: string
  data: Record<string, unknown> | null
  errors: string[]
}

test("every query of src/README.md returns data and no errors", () => {
  // Written by src/gatsby/on-post-build.ts.
  const answers: Answer[] = JSON.parse(readFileSync(".gatsby/query-report.json", "utf8"))
  const queries = queriesFromMarkdown(readFileSync("src/README.md", "utf8"))
  const names = queries.map(({ name }) => name)
  // The content may not have the document that a query names.
  const queriesByName = new Set(queries.flatMap(({ name, query }) => (/eq: /.test(query) ? [name] : [])))
  expect(names.length).toBeGreaterThan(0)
  expect(answers.map(({ name }) => name)).toEqual(names)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, data, errors } of answers) {
    expect(errors, name).toEqual([])
    const values = Object.values(data ?? {})
    expect(values.length, name).toBeGreaterThan(0)
    if (queriesByName.has(name)) continue
    for (const value of values) {
      expect(value, name).toBeTruthy()
      if (value && typeof value === "object" && "nodes" in value) expect(value.nodes, name).not.toEqual([])
    }
  }
})
