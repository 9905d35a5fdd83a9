import type { Step } from "./built-site"
import { endOf } from "./html-nodes"

/** Write `robots.txt` with the sitemap. In previews disallow everything, and add `noindex` to every page. */
export const robots: Step = {
  page: ({ elements, insert }, { settings }) => {
    const title = elements.find(({ name }) => name === "title")
    const hasOwn = elements.some(({ name, attribs }) => name === "meta" && attribs.name === "robots")
    if (settings.preview && title && !hasOwn) insert(endOf(title), '<meta name="robots" content="noindex"/>')
  },
  records: async ({ settings: { preview }, siteUrl, write }) => {
    if (preview)
      console.log(
        "  This build is a preview, which search engines must not list. To build the public site, set MOSSLIGHT_PREVIEW=0.",
      )
    write(
      "robots.txt",
      preview
        ? "User-agent: *\nDisallow: /\n"
        : `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
    )
  },
}
