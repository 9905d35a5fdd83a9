import { readFile, writeFile } from "node:fs/promises"
import type { BuildArgs, GatsbyNode } from "gatsby"
import { writeBuildFacts } from "./build-facts"
import { writeFeed } from "./feed"
import { fencedQueries } from "./fenced-queries"
import { writeStudyIndex } from "./study-index"

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args: BuildArgs) => {
  await writeStudyIndex(args)
  await writeFeed(args)
  // Last: it lists what the others have written.
  await writeBuildFacts(args)
  await reportQueries(args)
}

/**
 * Runs the example queries of src/README.md on the built site's data and writes what they answered to the file that
 * `MOSSLIGHT_QUERY_REPORT` names; the tests read it. Without the variable nothing is run.
 */
async function reportQueries({ graphql }: BuildArgs) {
  const report = process.env.MOSSLIGHT_QUERY_REPORT
  if (!report) return
  const queries = fencedQueries(await readFile("src/README.md", "utf8"))
  const answers = await Promise.all(
    queries.map(async ({ name, query }) => {
      const { data, errors } = await graphql(query)
      return { name, data, errors: (errors ?? []).map((error: { message: string }) => error.message) }
    }),
  )
  await writeFile(report, JSON.stringify(answers))
}
