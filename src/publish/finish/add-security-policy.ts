import { createHash } from "node:crypto"
import type { BuiltSite } from "./built-site"
import { changePages } from "./change-pages"
import { contentSecurityPolicy, type PolicySources } from "./content-security-policy"
import { DamagedOutput, FinishError } from "./errors"

/**
 * Add each page's policy after the charset element: a policy only affects what follows it.
 *
 * @throws FinishError if the policy would block content of a page
 */
export const addSecurityPolicy = async (site: BuiltSite) => {
  const sources = { ...site.settings, ...site.facts }
  changePages(site, (html, file) => {
    const blocked = findBlocked(html)
    if (blocked) throw new FinishError(`${file}: the content security policy would block ${blocked}`)
    return withPolicy(html, sources, file === "search/index.html")
  })
}

/** A page with its policy. */
export const withPolicy = (html: string, sources: PolicySources, webAssembly = false): string => {
  const value = contentSecurityPolicy(sources, {
    scripts: hashesOf(html, inlineScript),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
    webAssembly,
  })
  const start = /<head(?:\s[^>]*)?>(?:\s*<meta charset="[^"]*"\s*\/?>)?/i.exec(html)
  if (!start) throw new DamagedOutput("A page has no <head>.")
  const end = start.index + start[0].length
  const element = `<meta http-equiv="Content-Security-Policy" content="${value}"/>`
  return html.slice(0, end) + element + html.slice(end)
}

/** Inline scripts. JSON-LD is data. */
const inlineScript = /<script(?![^>]*(?:\ssrc=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

const hashesOf = (html: string, elements: RegExp): string[] =>
  [...html.matchAll(elements)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  )

/** The first markup that no hash can allow: style and event attributes, `javascript:` and `data:` URLs. */
export const findBlocked = (html: string): string | undefined => {
  const found = blockedMarkup.map((pattern) => pattern.exec(html)?.[0]).find((place) => place !== undefined)
  return found && (found.length > 200 ? `${found.slice(0, 200)}…` : found)
}

const blockedMarkup = [
  // React escapes < and > in attributes, so a tag ends at the first >.
  /<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/,
  /<[a-z][^>]*\s(?:href|src)="(?:javascript|data):[^>]*>/,
]
