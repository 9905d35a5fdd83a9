import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { escapeMarkup } from "../../util/markup"
import { siteLanguage } from "../../util/site-language"
import type { BuildFacts } from "./build-facts"
import type { BuiltSite } from "./built-site"
import { FinishError } from "./errors"

/**
 * Write redirects: `_redirects` for Netlify and Cloudflare, and an HTML page at each old path for other hosts. Not both:
 * Netlify would show the pages instead of redirecting.
 */
export const redirects = async ({ folder, fresh, facts, settings: { host, pathPrefix } }: BuiltSite) => {
  const list = facts.redirects
    .map(({ from, to }) => ({
      from: pathPrefix + (isFile(from) || from.endsWith("/") ? from : `${from}/`),
      to: pathPrefix + to,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  writeFileSync(path.join(folder, "_redirects"), redirectsFile(list))
  if (host === "netlify" || host === "cloudflare") return
  for (const { from, to } of list) {
    const old = from.slice(pathPrefix.length + 1)
    if (isFile(old) && !/\.html?$/.test(old)) continue
    const file = isFile(old) ? old : `${old}index.html`
    const target = path.join(folder, file)
    if (existsSync(target))
      throw new FinishError(`Cannot redirect ${from} to ${to}: a page already exists at ${from}.`)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(
      target,
      movedPage(escapeMarkup(to), escapeMarkup(facts.siteUrl + to.slice(pathPrefix.length))),
    )
    fresh.add(file)
  }
}

/** Two lines per address: Cloudflare distinguishes addresses with and without a trailing slash. */
const redirectsFile = (redirects: BuildFacts["redirects"]): string =>
  redirects
    .flatMap(({ from, to }) => {
      const [source, target] = [asAddress(from), asAddress(to)]
      const spellings = source.endsWith("/") && source !== "/" ? [source, source.slice(0, -1)] : [source]
      return spellings.map((spelling) => `${spelling} ${target} 301\n`)
    })
    .join("")

/** Percent-encode spaces and non-ASCII letters. */
const asAddress = (address: string): string => encodeURI(decodeURI(address))

const isFile = (address: string) => /\.[^/]+$/.test(address)

const movedPage = (to: string, address: string) =>
  `<!DOCTYPE html>
<html lang="${siteLanguage}" data-pagefind-ignore>
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${address}">
</head>
<body>
<h1>This page has moved</h1>
<p>It is now at <a href="${to}">${address}</a>.</p>
</body>
</html>
`
