import { queryTypes } from "../../../../src/content/commands/query-types"
import { model } from "../../../../src/site/collections/model"

const types = (query: string) =>
  queryTypes([["src/pages/page.tsx", `const query = graphql\`\n${query}\n\``]], model)

it("writes the types of queries and fragments", () => {
  const written = types(`
    query Example {
      newest: allInsight(sort: { date: DESC }, limit: 1) {
        totalCount
        nodes { ...ExampleImage __typename readingTime }
      }
      file(relativePath: { eq: "a.jpg" }) { publicURL childImageSharp { gatsbyImageData(width: 64) } }
    }
    fragment ExampleImage on Insight { name path mdx { id } }
    fragment ExampleChoice on CaseStudy { date hero { platforms { items } } research { unit chart } }`)
  const [head, ...lines] = written.split("\n")
  expect(head).toMatch(/^\/\/ Written by/)
  expect(lines.join("\n")).toMatchInlineSnapshot(`
"declare namespace Queries {
  type GatsbyImageData = import("gatsby-plugin-image").IGatsbyImageData
  type ExampleChoiceFragment = {
    readonly date: string
    readonly hero: {
      readonly platforms: { readonly items: ReadonlyArray<"Desktop" | "Android" | "B2C" | "B2B"> }
    }
    readonly research: ReadonlyArray<{
      readonly unit: string | null
      readonly chart: "donut" | "bars" | "columns" | "line"
    }>
  }
  type ExampleImageFragment = {
    readonly name: string
    readonly path: string
    readonly mdx: { readonly id: string }
  }
  type ExampleQuery = {
    readonly newest: {
      readonly totalCount: number
      readonly nodes: ReadonlyArray<ExampleImageFragment & { readonly __typename: string; readonly readingTime: number }>
    }
    readonly file: {
      readonly publicURL: string | null
      readonly childImageSharp: { readonly gatsbyImageData: GatsbyImageData } | null
    } | null
  }
}
"
`)
})

it("writes a field that a query repeats once, with all that it selects", () => {
  const written = types(`
    fragment Image on Insight { path }
    fragment Example on Insight { name mdx { id } ...Image name mdx { id excerpt } ...Image title: name }`)
  expect(written).toContain(`  type ExampleFragment = ImageFragment & {
    readonly name: string
    readonly mdx: { readonly id: string; readonly excerpt: string | null }
    readonly title: string
  }
`)
})

it("reads queries with a type, and none in comments and texts", () => {
  const code = `
    // const old = graphql\`fragment Old on Insight { naem }\`
    const text = "graphql\`fragment Text on Insight { naem }\`"
    const data = useStaticQuery<Queries.NewQuery>(graphql<Queries.NewQuery>\`query New { __typename }\`)`
  expect(queryTypes([["src/new.ts", code]], model).match(/type \w+(?:Query|Fragment)/g)).toEqual([
    "type NewQuery",
  ])
  expect(() => queryTypes([["src/new.ts", "const a = ; graphql"]], model)).toThrow(
    /^src\/new\.ts has a syntax error/,
  )
})

it("makes optional what a query may leave out", () => {
  const written = types(`
    fragment Image on Insight { path }
    query Example($short: Boolean!) {
      insight { name @skip(if: $short) slug @include(if: $short) slug ...Image @include(if: $short) }
    }`)
  expect(written).toContain(
    "insight: Partial<ImageFragment> & { readonly name?: string; readonly slug: string } | null",
  )
})

it.each([
  [
    "an unknown field of the model",
    "query Example { allInsight { nodes { naem } } }",
    /^Cannot query field "naem" on type "Insight"\. Did you mean "name"\?\s+src\/pages\/page\.tsx:2:38$/m,
  ],
  ["an unknown type", "query Example { allInsihgt { totalCount } }", /^Cannot query field "allInsihgt"/],
  ["an unknown field of a file", "fragment Example on File { publicUrl }", /Did you mean "publicURL"/],
  [
    "a missing fragment",
    "query Example { allInsight { nodes { ...Missing } } }",
    /^Unknown fragment "Missing"/,
  ],
  [
    "an object without fields",
    "query Example { allInsight { nodes } }",
    /must have a selection of subfields/,
  ],
  ["a syntax error", "query Example { allInsight {", /^Syntax Error: .*\s+src\/pages\/page\.tsx:3:1/],
  [
    "a fragment without a name",
    "query Example { contentPage { ... on Insight { date } } }",
    /^Fragments without a name have no type here/,
  ],
])("reports %s with its place", (_, query, message) => {
  let report = ""
  try {
    types(query)
  } catch (error) {
    report = String(error)
  }
  expect(report).toMatch(message)
  expect(report).toContain("src/pages/page.tsx:")
})

it("reports all errors of a file at once", () => {
  expect(() => types("fragment A on Insight { one }\nfragment B on Insight { two }")).toThrow(/one[\s\S]*two/)
})
