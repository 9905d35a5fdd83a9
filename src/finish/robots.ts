import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Site } from "./site"

/** Write `robots.txt` with the sitemap. In previews disallow everything, and add `noindex` to every page. */
export const robots = async ({ folder, fresh, facts, settings: { preview } }: Site) => {
  writeFileSync(path.join(folder, "robots.txt"), preview ? disallowAll : allowAll(facts.siteUrl))
  if (!preview) return
  console.log(
    "  This build is a preview, which search engines must not list. To build the public site, set MOSSLIGHT_PREVIEW=0.",
  )
  for (const file of fresh) {
    if (!file.endsWith(".html")) continue
    const target = path.join(folder, file)
    const html = readFileSync(target, "utf8")
    const head = html.slice(0, html.indexOf("</head>"))
    if (/<meta\s[^>]*name="robots"/.test(head)) continue
    writeFileSync(target, html.replace("</title>", '</title><meta name="robots" content="noindex"/>'))
  }
}

const disallowAll = "User-agent: *\nDisallow: /\n"

const allowAll = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
