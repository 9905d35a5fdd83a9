import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { filesOf } from "./files-of"
import { readGatsbyFacts } from "./gatsby-facts"
import { readHead } from "./page-head"
import { buildVariables, settingsOf } from "./settings"
import type { PublishStep } from "./site"

/**
 * `robots.txt`, which names the sitemap; in previews it keeps search engines from everything, and every page says the
 * same, for those that come by a link.
 */
export const searchEngines: PublishStep = {
  name: "robots.txt",
  run: async (site) => {
    const { preview } = settingsOf(buildVariables(site.project))
    const { siteUrl } = await readGatsbyFacts(site)
    await writeFile(path.join(site.folder, "robots.txt"), preview ? nothing : everything(siteUrl))
    if (!preview) return
    console.log(
      "  Taken for a preview: search engines are asked to leave it alone. MOSSLIGHT_PREVIEW=0 says that it is the site.",
    )
    for (const file of await filesOf(site.folder)) {
      if (!file.endsWith(".html")) continue
      const html = await readFile(path.join(site.folder, file), "utf8")
      await writeFile(path.join(site.folder, file), unlisted(html))
    }
  },
}

const nothing = "User-agent: *\nDisallow: /\n"

const everything = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`

/** A page that says that it is not to be listed. */
const unlisted = (html: string) =>
  readHead(html).metas.has("robots")
    ? html
    : html.replace("</title>", '</title><meta name="robots" content="noindex"/>')
