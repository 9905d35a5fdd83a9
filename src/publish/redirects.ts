import { existsSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { escapeMarkup } from "../lib/escape-markup"
import { siteLanguage } from "../lib/site-language"
import { readGatsbyFacts } from "./gatsby-facts"
import type { Redirect } from "./headers/redirects-file"
import { buildVariables, settingsOf } from "./settings"
import { PublishError, type PublishStep, type Site } from "./site"

/** Every address that has moved: `redirectFrom` of the documents, in the order of the old paths. */
export const redirectsOf = async (site: Site): Promise<Redirect[]> => {
  const { redirects } = await readGatsbyFacts(site)
  return redirects
    .map(({ from, to }) => ({
      from: site.pathPrefix + (isFile(from) || from.endsWith("/") ? from : `${from}/`),
      to: site.pathPrefix + to,
    }))
    .sort((a, b) => (a.from < b.from ? -1 : 1))
}

const isFile = (address: string) => /\.[^/]+$/.test(address)

/**
 * Where the host leads nobody from an old address to the new one (GitHub Pages, plain file servers), a small page at
 * the old address does. Hosts that read our list of redirects get none: Netlify would show the page instead.
 */
export const redirectPages: PublishStep = {
  name: "pages at old addresses",
  run: async (site) => {
    const { host } = settingsOf(buildVariables(site.project))
    if (host && host !== "github-pages") return
    const { siteUrl } = await readGatsbyFacts(site)
    for (const { from, to } of await redirectsOf(site)) {
      const old = from.slice(site.pathPrefix.length)
      if (isFile(old) && !/\.html?$/.test(old)) continue
      const file = path.join(site.folder, old, isFile(old) ? "" : "index.html")
      if (existsSync(file)) throw new PublishError(`${from} shall lead to ${to}, but there is a page.`)
      await mkdir(path.dirname(file), { recursive: true })
      const address = siteUrl + to.slice(site.pathPrefix.length)
      await writeFile(file, movedPage(escapeMarkup(to), escapeMarkup(address)))
    }
  },
}

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
