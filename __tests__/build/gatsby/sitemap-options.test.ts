import { resolve } from "node:path"
import { sitemapOptions } from "../../../src/gatsby/outputs/sitemap-options"

const site = { siteMetadata: { siteUrl: "https://mosslight.example/studio" } }

// Documents, lists and their days are tested in e2e/sitemap-and-feed.spec.ts.
it("lists pages of other code, but not those for many addresses", () => {
  const component = resolve("src/pages/about.tsx")
  const nodes = [null, "/account/*"].map((matchPath, index) => ({ path: `/${index}/`, component, matchPath }))
  const pages = sitemapOptions.resolvePages({ site, allSitePage: { nodes }, allContentPage: { nodes: [] } })
  expect(pages).toEqual([{ path: "/0/", lastmod: undefined }])
})

it("passes the plugin only the origin: it adds the path prefix", () => {
  expect(
    sitemapOptions.resolveSiteUrl({ site, allSitePage: { nodes: [] }, allContentPage: { nodes: [] } }),
  ).toBe("https://mosslight.example")
})
