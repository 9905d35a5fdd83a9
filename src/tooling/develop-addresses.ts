import { parseArgs } from "node:util"
import { isStudioOn } from "../lib/is-studio-on"

/** The addresses of the site, of GraphiQL and of the studio (unless it is off) for the arguments of `gatsby develop`. */
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
  const { port = process.env.PORT ?? "8000", host = process.env.GATSBY_HOST ?? "localhost" } = values
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host
  const site = `${values.https ? "https" : "http"}://${name}:${port}/`
  return {
    site,
    graphiql: `${site}___graphql`,
    ...(isStudioOn(String(host)) && { studio: `${site}studio/` }),
  }
}
