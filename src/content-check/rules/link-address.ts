import { decoded } from "../../mdx/address"
import { defineRule, type Problem } from "../rule"

/** Links to addresses that are not possible. Paths in fields are checked by the field's definition. */
export const linkAddress = defineRule({
  id: "link-address",
  about: "Links lead to a path of this site, a heading (#costs), or a https://, mailto: or tel: address.",
  examples: { in: "body", wrong: ["[a](http://a.org)", "[a](/services)"], right: ["[a](/services/)"] },
  node: ({ node }) =>
    node.type === "link" || node.type === "definition" ? linkProblem(node.url) : undefined,
})

/** What is wrong with the address of a link, if anything. */
export const linkProblem = (url: string): Problem | undefined => {
  if (url === "") return ["this link has no address", "Write it between the parentheses"]
  if (/^mailto:/i.test(url) && !isMailLink(url))
    return ["is not a mail address", "Write e.g. mailto:hello@example.com"]
  if (/^(https:\/\/.|mailto:|tel:.|#.)/i.test(url)) return undefined
  if (/^\/(?![/\\])/.test(url)) return pathProblem(url)
  if (/^http:\/\//i.test(url)) return ["is not encrypted", "Write https://"]
  if (/^[a-z][a-z0-9+.-]*:/i.test(url.replace(/[\s\p{Cc}\uFFFD]/gu, "")))
    return [
      "this kind of address is not possible",
      "Write https://, mailto:, tel:, a path of this site or #heading",
    ]
  return [
    "is neither a path of this site nor an address",
    "Write e.g. /services/web-development/ or https://…",
  ]
}

/** Several addresses are separated by commas; none is needed if there is a subject or text. */
function isMailLink(url: string) {
  const [, addresses = "", rest] = /^mailto:([^?]*)(\?.+)?$/is.exec(decoded(url)) ?? []
  if (rest && !addresses) return true
  return addresses.split(",").every((address) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(address.trim()))
}

/** Paths of pages end in a slash, those of files (with a dot in their name) do not. */
function pathProblem(url: string): Problem | undefined {
  const [path = ""] = url.split(/[?#]/)
  if (path.endsWith("/") || /\.[^/]*$/.test(path)) return undefined
  return ["the path of a page ends in a slash", `Write ${path}/${url.slice(path.length)}`]
}
