/** Why a URL must not be written into pages and their security policy; undefined for a safe one. */
export const addressProblem = (value: string): string | undefined => {
  const [forbidden] = /[^\x21-\x7e]|[;,"'\\<>^`{|}]/.exec(value) ?? []
  if (forbidden) return `it contains ${named(forbidden)}, which is not allowed in a security policy`
  if (!URL.canParse(value)) return "that is not an address"
  const { username, password, hostname } = new URL(value)
  if (username || password) return "it contains a user name or password, which would be published"
  // A wildcard would allow all subdomains, and CSP has no syntax for IPv6 addresses.
  return /^[a-z0-9.-]+$/.test(hostname) ? undefined : "its host is not a plain name"
}

const named = (character: string) => {
  if (character === " ") return "a space"
  if (character === "\n" || character === "\r") return "a line break"
  return JSON.stringify(character)
}
