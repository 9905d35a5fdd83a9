import { existsSync } from "node:fs"
import path from "node:path"
import { escapeMarkup } from "../../util/markup"
import { siteLanguage } from "../../util/site-language"
import { cspHash } from "./add-security-policy"
import type { Step } from "./built-site"
import { contentSecurityPolicy } from "./content-security-policy"
import { FinishError } from "./errors"
import type { SiteRecord } from "./site-record"

/**
 * Write redirects: `_redirects` for Netlify and Cloudflare, which keep the query, and an HTML page at each old path for
 * other hosts. Not both: Netlify would show the pages instead of redirecting.
 */
export const redirects: Step = {
  site: async ({ folder, siteUrl, imageOrigins, settings, write, ...site }) => {
    const { host, pathPrefix } = settings
    const list = site.redirects
      .map(({ from, to, status }) => ({
        from: pathPrefix + (isFile(from) || /[/*]$/.test(from) ? from : `${from}/`),
        to: to.startsWith("/") ? pathPrefix + to : to,
        status,
      }))
      .sort((a, b) => (a.from < b.from ? -1 : 1))
    if (list.length === 0) return
    for (const [index, { from, to }] of list.entries()) {
      const taken = existsSync(path.join(folder, pageFile(from.slice(pathPrefix.length + 1))))
        ? `a page already exists at ${from}`
        : list[index + 1]?.from === from && `${from} already redirects to ${list[index + 1]?.to}`
      if (taken) throw new FinishError(`Cannot redirect ${from} to ${to}: ${taken}.`)
    }
    write("_redirects", redirectsFile(list))
    if (host === "netlify" || host === "cloudflare") return
    const policy = contentSecurityPolicy(
      { ...settings, imageOrigins, frameOrigins: [] },
      { scripts: [cspHash(keepRest)], styles: [] },
    )
    for (const { from, to } of list) {
      const old = from.slice(pathPrefix.length + 1)
      if (/[*:]/.test(old) || (isFile(old) && !/\.html?$/.test(old))) {
        console.log(
          `  ${from} does not redirect: only Netlify and Cloudflare redirect from files and patterns`,
        )
        continue
      }
      const address = to.startsWith("/") ? siteUrl + to.slice(pathPrefix.length) : to
      write(pageFile(old), movedPage(escapeMarkup(to), escapeMarkup(address), policy))
    }
  },
}

/** Two lines per address: Cloudflare distinguishes addresses with and without a trailing slash. */
const redirectsFile = (redirects: SiteRecord["redirects"]): string =>
  redirects
    .flatMap(({ from, to, status = 301 }) => {
      const [source, target] = [asAddress(from), asAddress(to)]
      const spellings = source.endsWith("/") && source !== "/" ? [source, source.slice(0, -1)] : [source]
      return spellings.map((spelling) => `${spelling} ${target} ${status}\n`)
    })
    .join("")

/** Percent-encode spaces and non-ASCII letters. */
const asAddress = (address: string): string => encodeURI(decodeURI(address))

/** The file of a page, or a file itself. */
const pageFile = (address: string) => (isFile(address) ? address : `${address}index.html`)

const isFile = (address: string) => /\.[^/]+$/.test(address)

/** A refresh would lose what follows the path of the old address, such as the source of a campaign. */
const keepRest = `const to = new URL(document.links[0].href)
to.search = [to, location].map(({ search }) => search.slice(1)).filter(Boolean).join("&")
to.hash ||= location.hash
location.replace(to)`

const movedPage = (to: string, address: string, policy: string) =>
  `<!DOCTYPE html>
<html lang="${siteLanguage}" data-pagefind-ignore>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>This page has moved</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<link rel="canonical" href="${address}">
</head>
<body>
<h1>This page has moved</h1>
<p>It is now at <a href="${to}">${address}</a>.</p>
<script>${keepRest}</script>
</body>
</html>
`
