import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { writeGatsbyFacts } from "../../../src/publish/gatsby-facts"
import { redirectPages, redirectsOf } from "../../../src/publish/redirects"
import { searchEngines } from "../../../src/publish/search-engines"
import { searchIndex } from "../../../src/publish/search-index/search-index"
import type { Site } from "../../../src/publish/site"
import { publishSteps } from "../../../src/publish/steps"
import { stagingPlaces } from "../../../src/tooling/staging.mjs"

const mockIndexed: string[] = []
jest.mock(
  "pagefind",
  () => ({
    createIndex: async () => ({
      errors: [],
      index: {
        addHTMLFile: async ({ url }: { url: string }) => {
          mockIndexed.push(url)
          return { errors: [] }
        },
        getFiles: async () => ({ files: [{ path: "pagefind.js", content: "" }] }),
      },
    }),
    close: async () => {},
  }),
  { virtual: true },
)

const variables = { ...process.env }
let project: string
let site: Site

beforeEach(async () => {
  jest.spyOn(console, "log").mockImplementation(() => undefined)
  for (const name of ["MOSSLIGHT_PREVIEW", "MOSSLIGHT_HOST", "NETLIFY", "CONTEXT", "VERCEL", "CF_PAGES"])
    delete process.env[name]
  project = mkdtempSync(path.join(tmpdir(), "mosslight-publish-"))
  site = {
    folder: path.join(project, "public"),
    pages: [],
    memory: path.join(project, "memory"),
    project,
    pathPrefix: "/studio",
    styleHashes: new Set(),
  }
  const { cache } = stagingPlaces(project)
  for (const folder of [cache, site.folder]) mkdirSync(folder, { recursive: true })
  await writeGatsbyFacts(cache, {
    siteUrl: "https://mosslight.example/studio",
    redirects: [
      { from: "/work/nimble", to: "/case-studies/nimble/" },
      { from: "/projects/fooq.html", to: "/case-studies/fooq/" },
      { from: "/about.php", to: "/company/" },
      { from: "/Ödette & co/", to: "/case-studies/e-commerce/" },
    ],
    shareColours: {},
  })
  write("index.html", '<html><head><title data-react-helmet="true">Home</title></head><body></body></html>')
  write(
    "404.html",
    '<html><head><title>Not found</title><meta data-react-helmet="true" name="robots" content="noindex"/></head></html>',
  )
})
afterEach(() => {
  process.env = { ...variables }
  rmSync(project, { recursive: true, force: true })
})

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(site.folder, file)), { recursive: true })
  writeFileSync(path.join(site.folder, file), text)
}
const read = (file: string) => readFileSync(path.join(site.folder, file), "utf8")
const robotsIn = (file: string) => read(file).match(/<meta[^>]*name="robots"[^>]*>/g) ?? []

describe("robots.txt", () => {
  it("names the sitemap and leaves pages as they are", async () => {
    const before = read("index.html")
    await searchEngines.run(site)
    expect(read("robots.txt")).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://mosslight.example/studio/sitemap-index.xml\n",
    )
    expect(read("index.html")).toBe(before)
  })

  it.each([
    ["said so", { MOSSLIGHT_PREVIEW: "1" }],
    ["Netlify", { NETLIFY: "true", CONTEXT: "deploy-preview" }],
    ["Vercel", { VERCEL: "1", VERCEL_ENV: "preview" }],
    ["Cloudflare", { CF_PAGES: "1", CF_PAGES_BRANCH: "try-this" }],
  ])("keeps search engines from a preview, and says so: %s", async (_, given) => {
    Object.assign(process.env, given)
    await searchEngines.run(site)
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining("MOSSLIGHT_PREVIEW=0"))
    expect(read("robots.txt")).toBe("User-agent: *\nDisallow: /\n")
    expect(robotsIn("index.html")).toHaveLength(1)
    expect(robotsIn("index.html")[0]).toContain("noindex")
    expect(robotsIn("404.html")).toHaveLength(1)
  })

  it.each([
    ["Netlify", { NETLIFY: "true", CONTEXT: "production" }],
    ["Vercel", { VERCEL: "1", VERCEL_ENV: "production" }],
    ["Cloudflare", { CF_PAGES: "1", CF_PAGES_BRANCH: "main" }],
  ])("lets them into the published site: %s", async (_, given) => {
    Object.assign(process.env, given)
    await searchEngines.run(site)
    expect(read("robots.txt")).toContain("Allow: /")
    expect(robotsIn("index.html")).toEqual([])
  })
})

it("a preview can be searched like the site", async () => {
  process.env.MOSSLIGHT_PREVIEW = "1"
  writeFileSync(path.join(project, "package.json"), '{ "dependencies": { "pagefind": "1" } }')
  const head = '<title>Nimble</title><meta property="og:title" content="Nimble">'
  write("nimble/index.html", `<html><head>${head}</head><body><main><h1>Nimble</h1></main></body></html>`)
  const searched = { ...site, pages: [{ file: "nimble/index.html", address: "/nimble/", kind: "page" }] }
  for (const step of publishSteps) if ([searchEngines, searchIndex].includes(step)) await step.run(searched)
  expect(robotsIn("nimble/index.html")).toHaveLength(1)
  expect(mockIndexed).toEqual(["/nimble/"])
})

describe("redirects", () => {
  it("are one list with the site's folder, and a slash behind all but files", async () => {
    expect(await redirectsOf(site)).toEqual([
      { from: "/studio/about.php", to: "/studio/company/" },
      { from: "/studio/projects/fooq.html", to: "/studio/case-studies/fooq/" },
      { from: "/studio/work/nimble/", to: "/studio/case-studies/nimble/" },
      { from: "/studio/Ödette & co/", to: "/studio/case-studies/e-commerce/" },
    ])
  })

  it.each([undefined, "github-pages"])("become pages where the host has none: %s", async (host) => {
    if (host) process.env.MOSSLIGHT_HOST = host
    await redirectPages.run(site)
    const page = read("work/nimble/index.html")
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/studio/case-studies/nimble/">')
    expect(page).toContain(
      '<link rel="canonical" href="https://mosslight.example/studio/case-studies/nimble/">',
    )
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toMatch(/<script|style/)
    expect(read("projects/fooq.html")).toContain("url=/studio/case-studies/fooq/")
    expect(read("Ödette & co/index.html")).toContain("url=/studio/case-studies/e-commerce/")
    // A server would not send it as a page.
    expect(() => read("about.php")).toThrow()
    expect(() => read("about.php/index.html")).toThrow()
  })

  it.each(["netlify", "cloudflare", "vercel", "nginx"])(
    "become no pages on %s, which reads the list",
    async (host) => {
      process.env.MOSSLIGHT_HOST = host
      await redirectPages.run(site)
      expect(() => read("work/nimble/index.html")).toThrow()
    },
  )

  it("stop the publishing where they would replace a page", async () => {
    write("work/nimble/index.html", "a page")
    await expect(redirectPages.run(site)).rejects.toThrow("/studio/work/nimble/ shall lead to")
    expect(read("work/nimble/index.html")).toBe("a page")
  })
})
