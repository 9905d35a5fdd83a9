import type { CreatePagesArgs, Reporter } from "gatsby"

/** The data of a query. An error ends the build. */
export const getDataOrPanic = async <Data>(
  graphql: CreatePagesArgs["graphql"],
  query: string,
  reporter: Reporter,
): Promise<Data> => {
  const { data, errors } = await graphql<Data>(query)
  if (errors || !data) {
    reporter.panicOnBuild("A query of gatsby-node failed", errors)
    throw new Error("A query of gatsby-node failed")
  }
  return data
}
