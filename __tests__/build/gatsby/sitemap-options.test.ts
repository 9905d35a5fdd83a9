import { sitemapOptions } from "../../../src/gatsby/sitemap-options"

const document = (path: string, date: string | null, updated: string | null = null) => ({
  path,
  date,
  publish: null,
  updated,
})

const data = {
  siteSettings: { url: "https://mosslight.example/studio" },
  allSitePage: {
    nodes: [
      "/",
      "/404/",
      "/404.html",
      "/case-studies/",
      "/case-studies/nimble/",
      "/case-studies/page/2/",
      "/company/why-mosslight/",
      "/contact-us/",
      "/dev-404-page/",
      "/estimate/completed/",
      "/insights/",
      "/insights/fair/",
      "/insights/meet-us/",
      "/payment/callback/failure/",
      "/services/",
      "/services/web-development/",
      "/technologies/",
    ].map((path) => ({ path })),
  },
  allContentPage: {
    nodes: [
      document("/case-studies/nimble/", "2026-03-01"),
      document("/case-studies/fooq/", "2026-02-01", "2026-05-05"),
      document("/services/web-development/", "2026-05-22", "2026-09-02"),
      document("/technologies/go/", null),
      document("/insights/meet-us/", "2999-01-01"),
      { ...document("/insights/fair/", "2999-01-01"), publish: "2026-04-01" },
    ],
  },
}

const pages = sitemapOptions.resolvePages(data)
const days = Object.fromEntries(pages.map(({ path, lastmod }) => [path, lastmod]))

it("lists the pages that search engines may list, and no others", () => {
  expect(pages.map(({ path }) => path)).toEqual([
    "/",
    "/case-studies/",
    "/case-studies/nimble/",
    "/case-studies/page/2/",
    "/company/why-mosslight/",
    "/contact-us/",
    "/insights/",
    "/insights/fair/",
    "/insights/meet-us/",
    "/services/",
    "/services/web-development/",
    "/technologies/",
  ])
})

it("says when a document changed: its update, or else its day", () => {
  expect(days["/case-studies/nimble/"]).toBe("2026-03-01")
  expect(days["/services/web-development/"]).toBe("2026-09-02")
})

it("takes a day in the future for no change", () => {
  expect(days["/insights/fair/"]).toBe("2026-04-01")
  expect(days["/insights/meet-us/"]).toBeUndefined()
  expect(days["/insights/"]).toBe("2026-04-01")
})

it("takes a list for as new as the newest of its documents", () => {
  expect(days["/case-studies/"]).toBe("2026-05-05")
  expect(days["/case-studies/page/2/"]).toBe("2026-05-05")
  expect(days["/services/"]).toBe("2026-09-02")
})

it("says nothing where nothing is known", () => {
  for (const path of ["/", "/contact-us/", "/technologies/", "/company/why-mosslight/"]) {
    expect(days[path]).toBeUndefined()
    expect(sitemapOptions.serialize({ path })).toEqual({ url: path })
  }
  expect(sitemapOptions.serialize({ path: "/a/", lastmod: "2026-01-01" })).toEqual({
    url: "/a/",
    lastmod: "2026-01-01",
  })
})

it("gives the plugin the host alone: it puts the folder behind it by itself", () => {
  expect(sitemapOptions.resolveSiteUrl(data)).toBe("https://mosslight.example")
})
