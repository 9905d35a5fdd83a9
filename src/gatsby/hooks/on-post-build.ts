import { readFile, writeFile } from "node:fs/promises"
import type { BuildArgs, GatsbyNode } from "gatsby"
import { getIntrospectionQuery } from "graphql"
import { writeFilteredLists } from "../outputs/filtered-lists"
import { queriesFromMarkdown } from "../outputs/queries-from-markdown"
import { writeSiteRecord } from "../outputs/write-site-record"

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args: BuildArgs) => {
  writeFilteredLists(process.cwd())
  // Last, since it lists the files that the others have written.
  await writeSiteRecord(args)
  await reportQueries(args)
}

/** For tests: write Gatsby's schema and the results of the queries of src/gatsby/queries.md to `MOSSLIGHT_QUERY_REPORT`. */
async function reportQueries({ graphql }: BuildArgs) {
  const report = process.env.MOSSLIGHT_QUERY_REPORT
  if (!report) return
  const queries = queriesFromMarkdown(await readFile("src/gatsby/queries.md", "utf8"))
  const answers = await Promise.all(
    queries.map(async ({ name, query }) => {
      const { data, errors } = await graphql(query)
      return { name, data, errors: (errors ?? []).map((error: { message: string }) => error.message) }
    }),
  )
  const { data: schema } = await graphql(getIntrospectionQuery())
  await writeFile(report, JSON.stringify({ answers, schema }))
}
