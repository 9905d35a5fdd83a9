import { addressProblem } from "../../content"
import { FinishError } from "./errors"

/**
 * The CSP source for a URL in a variable: `'self'` for a path of this site, otherwise the origin.
 *
 * @throws FinishError for URLs that could inject directives or headers, or that browsers block on a secure page
 */
export const cspSourceOf = (variable: string, value: string): string => {
  const fail = (reason: string): never => {
    throw new FinishError(
      `${variable} is ${JSON.stringify(value)}: ${reason} Write an address such as https://service.example/abc, or a path of this site such as /abc/.`,
    )
  }
  const isPath = value.startsWith("/") && !value.startsWith("//")
  const problem = addressProblem(isPath ? `https://a.example${value}` : value)
  if (problem) return fail(`${problem}.`)
  if (isPath) return "'self'"
  const url = new URL(value)
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname)))
    return fail("it does not begin with https:// or with one slash.")
  return url.origin
}

const isLoopback = (host: string) => host === "localhost" || host.startsWith("127.")
