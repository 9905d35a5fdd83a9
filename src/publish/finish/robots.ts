import { writeFileSync } from "node:fs"
import path from "node:path"
import type { BuiltSite } from "./built-site"
import { changePages } from "./change-pages"

/** Write `robots.txt` with the sitemap. In previews disallow everything, and add `noindex` to every page. */
export const robots = async (site: BuiltSite) => {
  const { folder, facts, settings } = site
  writeFileSync(path.join(folder, "robots.txt"), settings.preview ? disallowAll : allowAll(facts.siteUrl))
  if (!settings.preview) return
  console.log(
    "  This build is a preview, which search engines must not list. To build the public site, set MOSSLIGHT_PREVIEW=0.",
  )
  changePages(site, (html) => {
    const head = html.slice(0, html.indexOf("</head>"))
    if (/<meta\s[^>]*name="robots"/.test(head)) return html
    return html.replace("</title>", '</title><meta name="robots" content="noindex"/>')
  })
}

const disallowAll = "User-agent: *\nDisallow: /\n"

const allowAll = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`
