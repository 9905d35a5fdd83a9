import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { fencedQueries } from "../../src/gatsby/fenced-queries"

interface Answer {
  name: string
  data: Record<string, unknown> | null
  errors: string[]
}

/** What the build answered to each query: see src/gatsby/on-post-build.ts. */
const answers: Answer[] = JSON.parse(readFileSync(".gatsby/query-report.json", "utf8"))
const queries = fencedQueries(readFileSync("src/README.md", "utf8"))

test("the report covers every query of src/README.md, each by its own name", () => {
  expect(queries.length).toBeGreaterThan(9)
  expect(answers.map(({ name }) => name)).toEqual(queries.map(({ name }) => name))
  expect(new Set(queries.map(({ name }) => name)).size).toBe(queries.length)
})

for (const { name } of queries) {
  test(`${name} answers without an error and with data`, () => {
    const answer = answers.find((candidate) => candidate.name === name)
    expect(answer?.errors).toEqual([])
    const values = Object.values(answer?.data ?? {})
    expect(values.length).toBeGreaterThan(0)
    for (const value of values) {
      expect(value).toBeTruthy()
      if (value && typeof value === "object" && "nodes" in value) expect(value.nodes).not.toEqual([])
    }
  })
}

test("the counts are those of the specification", () => {
  expect(answers.find(({ name }) => name === "Counts")?.data).toEqual({
    caseStudies: { totalCount: 14 },
    services: { totalCount: 6 },
    technologies: { totalCount: 8 },
    insights: { totalCount: 4 },
  })
})
