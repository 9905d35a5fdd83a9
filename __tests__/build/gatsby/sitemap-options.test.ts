import { resolve } from "node:path"
import { sitemapOptions } from "../../../src/gatsby/outputs/sitemap-options"

const data = {
  site: { siteMetadata: { siteUrl: "https://mosslight.example/studio" } },
  allSitePage: {
    nodes: [
      "/",
      "/case-studies/industry/ports/page/2/",
      "/case-studies/page/2/",
      "/contact-us/ada-byron/",
      "/drafts/",
      "/insights/",
      "/search/",
    ].map((path) => ({ path, component: resolve("src/site/collections/list.tsx"), matchPath: null })),
  },
  allContentPage: {
    nodes: [
      { path: "/", date: null, publish: null, updated: null, noindex: null },
      { path: "/search/", date: null, publish: null, updated: null, noindex: true },
      { path: "/case-studies/a/", date: "2026-02-01", publish: null, updated: "2026-05-05", noindex: null },
      { path: "/insights/meet-us/", date: "2999-01-01", publish: null, updated: null, noindex: false },
    ],
  },
}

// The days of documents and lists, are in e2e/sitemap-and-feed.spec.ts.
it("lists documents without noindex, and lists with the day of their newest document", () => {
  const pages = sitemapOptions.resolvePages(data)
  expect(pages.map(({ lastmod }) => lastmod)).toEqual([undefined, "2026-05-05", "2026-05-05", undefined])
  expect(pages.map((page) => sitemapOptions.serialize(page))).toEqual([
    { url: "/" },
    { url: "/case-studies/industry/ports/page/2/", lastmod: "2026-05-05" },
    { url: "/case-studies/page/2/", lastmod: "2026-05-05" },
    { url: "/insights/" },
  ])
})

it("lists pages of other code, but not those for many addresses", () => {
  const component = resolve("src/pages/about.tsx")
  const nodes = [null, "/account/*"].map((matchPath, index) => ({ path: `/${index}/`, component, matchPath }))
  const pages = sitemapOptions.resolvePages({ ...data, allSitePage: { nodes } })
  expect(pages).toEqual([{ path: "/0/", lastmod: undefined }])
})

it("passes the plugin only the origin: it adds the path prefix", () => {
  expect(sitemapOptions.resolveSiteUrl(data)).toBe("https://mosslight.example")
})
