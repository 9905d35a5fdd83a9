import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"
import { buildClientSchema, type IntrospectionQuery, isInterfaceType, isObjectType } from "graphql"
import { parse } from "yaml"
import { querySchema } from "../../src/content/commands/query-schema"
import { queriesFromMarkdown } from "../../src/gatsby/outputs/queries-from-markdown"
import { collections, model } from "../../src/site/collections/model"

interface Answer {
  name: string
  data: Record<string, unknown> | null
  errors: string[]
}

/** Written by src/gatsby/hooks/on-post-build.ts. */
const readReport = (): { answers: Answer[]; schema: IntrospectionQuery } =>
  JSON.parse(readFileSync(".gatsby/query-report.json", "utf8"))

test("Gatsby's schema has every type and field of the schema for types of queries", () => {
  const gatsby = buildClientSchema(readReport().schema)
  for (const type of Object.values(querySchema(model).getTypeMap())) {
    if (type.name.startsWith("__") || !(isObjectType(type) || isInterfaceType(type))) continue
    const actual = gatsby.getType(type.name)
    const fields = isObjectType(actual) || isInterfaceType(actual) ? actual.getFields() : {}
    for (const { name, type: expected } of Object.values(type.getFields()))
      expect.soft(String(fields[name]?.type), `${type.name}.${name}`).toBe(String(expected))
  }
})

test("every root field has a description of its own", () => {
  const fields = Object.values(buildClientSchema(readReport().schema).getQueryType()?.getFields() ?? {})
  expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  expect(new Set(fields.map(({ description }) => description)).size).toBe(fields.length)
})

test("every type of nodes, and what Gatsby makes of it, has a description", () => {
  const schema = buildClientSchema(readReport().schema)
  const nodes = Object.values(querySchema(model).getTypeMap()).filter(
    (type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node"),
  )
  const names = nodes.flatMap(({ name }) =>
    ["", "Connection", "Edge", "GroupConnection", "FilterInput", "SortInput"].map((part) => name + part),
  )
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !schema.getType(name)?.description)).toEqual([])
})

test("every query of src/gatsby/queries.md returns data and no errors", () => {
  const { answers } = readReport()
  const queries = queriesFromMarkdown(readFileSync("src/gatsby/queries.md", "utf8"))
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

interface DocumentsAnswer {
  site: { siteMetadata: object }
  allMdx: { nodes: { frontmatter: { name: string; date: string } }[] }
  allContentPage: { nodes: { collection: string; path: string }[] }
}

test("standard queries of Gatsby return the site's metadata, dates in a format, and collections", () => {
  const { data } = readReport().answers.find(({ name }) => name === "Documents") ?? {}
  const { site, allMdx, allContentPage } = data as unknown as DocumentsAnswer
  const settings = parse(readFileSync("content/data/site.yaml", "utf8"))
  const { productName: title, description } = settings
  const siteUrl = (process.env.GATSBY_SITE_URL ?? settings.url) + (process.env.SITE_PATH_PREFIX ?? "")
  expect(site.siteMetadata).toEqual({ title, description, siteUrl })

  for (const { frontmatter } of allMdx.nodes) {
    expect(frontmatter.name).toBeTruthy()
    expect(frontmatter.date).toMatch(/^\d{4}$/)
  }
  const listed = collections.filter(({ standalone }) => !standalone).map(({ directory }) => directory)
  for (const { collection, path } of allContentPage.nodes)
    expect(path.startsWith(listed.includes(collection) ? `/${collection}/` : "/")).toBe(true)
})
