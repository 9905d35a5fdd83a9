import { cspHash } from "../../../../src/publish/finish/add-security-policy"
import { redirects } from "../../../../src/publish/finish/redirects"
import { robots } from "../../../../src/publish/finish/robots"
import { siteOf } from "../../../support/built-site"
import { removeFolders } from "../../../support/folders"

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation(() => undefined)
})
afterEach(removeFolders)

const files = {
  "index.html": '<html><head><title data-react-helmet="true">Home</title></head><body></body></html>',
  "404.html":
    '<html><head><title>Not found</title><meta data-react-helmet="true" name="robots" content="noindex"/></head></html>',
}

describe("robots", () => {
  const robotsIn = (html: string) => html.match(/<meta[^>]*name="robots"[^>]*>/g) ?? []

  it("keeps search engines from a preview, in robots.txt and on every page", async () => {
    const site = siteOf(files, { variables: { NETLIFY: "true", CONTEXT: "deploy-preview" } })
    await site.run(robots)
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining("MOSSLIGHT_PREVIEW=0"))
    expect(site.read("robots.txt")).toBe("User-agent: *\nDisallow: /\n")
    expect(robotsIn(site.read("index.html"))).toEqual(['<meta name="robots" content="noindex"/>'])
    expect(robotsIn(site.read("404.html"))).toHaveLength(1)
  })
})

describe("redirects", () => {
  const record = {
    siteUrl: "https://mosslight.example/studio",
    redirects: [
      { from: "/work/nimble", to: "/case-studies/nimble/" },
      { from: "/projects/fooq.html", to: "/case-studies/fooq/" },
      { from: "/about.php", to: "/company/", status: 302 },
      { from: "/shop/", to: "https://shop.example/a", status: 308 },
      { from: "/Ödette & co/", to: "/case-studies/e-commerce/" },
    ],
  }
  const variables = { SITE_PATH_PREFIX: "studio" }

  it("are one list for Netlify and Cloudflare, with the site's folder and both spellings", async () => {
    const site = siteOf(files, { record, variables: { ...variables, MOSSLIGHT_HOST: "netlify" } })
    await site.run(redirects)
    expect(site.read("_redirects")).toBe(`/studio/about.php /studio/company/ 302
/studio/projects/fooq.html /studio/case-studies/fooq/ 301
/studio/shop/ https://shop.example/a 308
/studio/shop https://shop.example/a 308
/studio/work/nimble/ /studio/case-studies/nimble/ 301
/studio/work/nimble /studio/case-studies/nimble/ 301
/studio/%C3%96dette%20&%20co/ /studio/case-studies/e-commerce/ 301
/studio/%C3%96dette%20&%20co /studio/case-studies/e-commerce/ 301
`)
    // Netlify would show a page instead of redirecting.
    expect(site.files()).not.toContain("work/nimble/index.html")
  })

  it.each([undefined, "github-pages", "nginx", "vercel"])(
    "are small pages on other hosts: %s",
    async (host) => {
      const site = siteOf(files, { record, variables: { ...variables, MOSSLIGHT_HOST: host ?? "" } })
      await site.run(redirects)
      const page = site.read("work/nimble/index.html")
      expect(page).toContain('<meta http-equiv="refresh" content="0; url=/studio/case-studies/nimble/">')
      expect(page).toContain(
        '<link rel="canonical" href="https://mosslight.example/studio/case-studies/nimble/">',
      )
      expect(page).toContain('<meta name="robots" content="noindex">')
      expect(site.read("projects/fooq.html")).toContain("url=/studio/case-studies/fooq/")
      expect(site.read("Ödette & co/index.html")).toContain("url=/studio/case-studies/e-commerce/")
      expect(site.read("shop/index.html")).toContain("url=https://shop.example/a")
      // A server would not send it as a page.
      expect(site.files().filter((name) => name.startsWith("about.php"))).toEqual([])
      expect(page).toContain("default-src 'self'; base-uri 'none'")
      // The query and the fragment are lost without the script, which the policy allows.
      const [, script = ""] = /<script>(.*)<\/script>/s.exec(page) ?? []
      const target = (href: string) => {
        const replace = jest.fn()
        const from = { search: "?utm_source=feed", hash: "#costs", replace }
        new Function("document", "location", script)({ links: [{ href }] }, from)
        return String(replace.mock.lastCall)
      }
      expect(target("https://a.org/b/")).toBe("https://a.org/b/?utm_source=feed#costs")
      expect(target("https://a.org/b/?c=1#d")).toBe("https://a.org/b/?c=1&utm_source=feed#d")
      expect(page).toContain(`script-src 'self' ${cspHash(script)};`)
    },
  )

  it.each(["", "netlify"])("stop the build if a page exists at the old address, also at %s", async (host) => {
    const built = { ...files, "work/nimble/index.html": "a page</html>" }
    const site = siteOf(built, { record, variables: { ...variables, MOSSLIGHT_HOST: host } })
    await expect(site.run(redirects)).rejects.toThrow(
      "Cannot redirect /studio/work/nimble/ to /studio/case-studies/nimble/: a page already exists at /studio/work/nimble/.",
    )
    expect(site.read("work/nimble/index.html")).toBe("a page</html>")
  })
  it.each(["", "netlify"])("stop the build if two redirect from one address, also at %s", async (host) => {
    const twice = [
      { from: "/old", to: "/a/" },
      { from: "/old/", to: "/b/" },
    ]
    const site = siteOf(files, { record: { redirects: twice }, variables: { MOSSLIGHT_HOST: host } })
    await expect(site.run(redirects)).rejects.toThrow(
      "Cannot redirect /old/ to /a/: /old/ already redirects to /b/.",
    )
  })

  it("from a pattern is named where small pages redirect", async () => {
    const site = siteOf(files, { record: { redirects: [{ from: "/blog/*", to: "/insights/" }] } })
    await site.run(redirects)
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining("/blog/* does not redirect"))
    expect(site.files().filter((name) => name.includes("*"))).toEqual([])
  })
})
