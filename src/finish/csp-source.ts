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
  const forbidden = /[^\x21-\x7e]|[;,"'\\<>^`{|}]/.exec(value)
  if (forbidden) return fail(`it contains ${named(forbidden[0])}, which is not allowed in a security policy.`)
  if (value.startsWith("/") && !value.startsWith("//")) return "'self'"
  const url = URL.canParse(value) ? new URL(value) : fail("that is not an address.")
  if (url.username || url.password)
    return fail("it contains a user name or password, which would be published.")
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url.hostname))) {
    return fail("it does not begin with https:// or with one slash.")
  }
  // A wildcard would allow all subdomains, and CSP has no syntax for IPv6 addresses.
  if (!/^[a-z0-9.-]+$/.test(url.hostname)) return fail("its host is not a plain name.")
  return url.origin
}

const isLoopback = (host: string) => host === "localhost" || host.startsWith("127.")

const named = (character: string) => {
  if (character === " ") return "a space"
  if (character === "\n" || character === "\r") return "a line break"
  return JSON.stringify(character)
}
