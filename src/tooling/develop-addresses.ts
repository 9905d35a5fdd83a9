import { parseArgs } from "node:util"

/** The addresses of the site and of GraphiQL for the arguments of `gatsby develop`. */
export function developAddresses(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: "string", short: "p" },
      host: { type: "string", short: "H" },
      https: { type: "boolean", short: "S" },
    },
    strict: false,
  })
  const { port = process.env.PORT ?? "8000", host = "localhost" } = values
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host
  const site = `${values.https ? "https" : "http"}://${name}:${port}/`
  return { site, graphiql: `${site}___graphql` }
}
