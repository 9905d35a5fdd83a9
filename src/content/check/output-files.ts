/**
 * Whether the build writes a file or a folder of this name at the top of the site, next to pages and `static/`.
 * `finish.test.ts` compares it with the files of the finishing steps, `e2e/output.spec.ts` with the built site.
 */
export const outputKind = (name: string): "file" | "folder" | undefined => {
  if (folders.includes(name)) return "folder"
  return files.includes(name) || severalFiles.test(name) ? "file" : undefined
}

/** Parts of the sitemap, and pages as Markdown. */
const severalFiles = /^sitemap-\d+\.xml$|^[a-z0-9-]+\.md$/

const folders = ["404", "data", "drafts", "page-data", "pagefind", "share", "static"]

const files = [
  ...["404.html", "index.html", "feed.xml", "feed.json", "robots.txt", "sitemap-index.xml"],
  ...["llms.txt", "llms-full.txt"],
  ...["icons.svg", "manifest.webmanifest", "search-pages.json"],
  ...["_headers", "_redirects", ".build-id"],
]
