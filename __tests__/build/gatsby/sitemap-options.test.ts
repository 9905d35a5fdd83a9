import { sitemapOptions } from "../../../src/gatsby/sitemap-options"

const data = {
  siteSettings: { url: "https://mosslight.example/studio" },
  allSitePage: { nodes: ["/", "/case-studies/page/2/", "/insights/"].map((path) => ({ path })) },
  allContentPage: {
    nodes: [
      { path: "/case-studies/a/", date: "2026-02-01", publish: null, updated: "2026-05-05" },
      { path: "/insights/meet-us/", date: "2999-01-01", publish: null, updated: null },
    ],
  },
}

// Which pages are listed, and the days of documents and lists, are in e2e/sitemap-and-feed.spec.ts.
it("says when the newest document of a list changed, also on its later pages, and nothing where nothing is known or the day is to come", () => {
  const pages = sitemapOptions.resolvePages(data)
  expect(pages.map(({ lastmod }) => lastmod)).toEqual([undefined, "2026-05-05", undefined])
  expect(pages.map((page) => sitemapOptions.serialize(page))).toEqual([
    { url: "/" },
    { url: "/case-studies/page/2/", lastmod: "2026-05-05" },
    { url: "/insights/" },
  ])
})

it("gives the plugin the host alone: it puts the folder behind it by itself", () => {
  expect(sitemapOptions.resolveSiteUrl(data)).toBe("https://mosslight.example")
})
