/** The publishing steps that write for hosts, run over a small site. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { writeGatsbyFacts } from "../../../src/publish/gatsby-facts"
import { redirectsFile } from "../../../src/publish/headers/redirects-file"
import { hostFiles, pagePolicies } from "../../../src/publish/host-files"
import type { Site } from "../../../src/publish/site"
import { stagingPlaces } from "../../../src/tooling/staging.mjs"
import { htmlPages } from "../../support/built-site"

const names = [
  ...["MOSSLIGHT_HOST", "MOSSLIGHT_PREVIEW", "NETLIFY", "VERCEL", "CF_PAGES", "WORKERS_CI"],
  ...["GATSBY_FORM_ENDPOINT", "GATSBY_GA_MEASUREMENT_ID", "GATSBY_IMAGE_OPTIMISER"],
]
const before = { ...process.env }
let project = ""
let site: Site

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charSet="utf-8"/><title>x</title></head><body>${body}</body></html>`
const put = (file: string, text: string) => {
  const place = path.join(site.folder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}
const read = (file: string) => readFileSync(path.join(project, file), "utf8")

beforeEach(async () => {
  for (const name of names) delete process.env[name]
  project = mkdtempSync(path.join(tmpdir(), "mosslight-hosts-"))
  const { cache } = stagingPlaces(project)
  mkdirSync(cache, { recursive: true })
  await writeGatsbyFacts(cache, {
    siteUrl: "https://mosslight.example",
    redirects: [{ from: "/work/nimble", to: "/case-studies/nimble/" }],
    shareColours: {},
  })
  site = {
    folder: path.join(project, "public"),
    get pages() {
      return htmlPages(this.folder)
    },
    memory: path.join(project, "memory"),
    project,
    pathPrefix: "",
    styleHashes: new Set(["'sha256-sheet='"]),
  }
  put("index.html", page('<img src="/static/a.webp" alt=""/><a href="https://elsewhere.example/">x</a>'))
  put(
    "insights/a/index.html",
    page(
      '<picture><source srcSet="x" srcset="https://one.example/a.webp 640w, https://two.example/b.webp 828w"/><img alt="" src="http://three.example/c.png?x=1&amp;y=2"/></picture>',
    ),
  )
  put("search/index.html", page(""))
  put("404.html", page(""))
  // Gatsby's data of that page stand in a folder of its name.
  put("page-data/404.html/page-data.json", "{}")
  put("theme.js", "")
  put("theme.js.br", "")
  put("app-2873fb16da0e1bd7a00d.js", "")
  put("data/countries.json", '[{"cca2":"AF","flagUrl":"https://flags.example/w40/af.png"}]')
})

afterEach(() => rmSync(project, { recursive: true }))
afterAll(() => Object.assign(process.env, before))

test("the policy names the hosts of pictures in the pages and of flags, and no other", async () => {
  await hostFiles.run(site)
  const pictures = /img-src ([^;]*);/.exec(read("public/_headers"))?.[1]
  expect(pictures).toBe(
    "'self' https://flags.example https://one.example https://three.example https://two.example",
  )
  expect(read("public/_headers")).toContain("'sha256-sheet='")
})

test("nginx's configuration stands beside the published folder, not in it", async () => {
  await hostFiles.run(site)
  expect(read(".hosting/nginx.conf")).toContain("location / {")
  expect(existsSync(path.join(project, "public", "nginx.conf"))).toBe(false)
  expect(existsSync(path.join(project, ".vercel"))).toBe(false)
})

test("old addresses of documents lead to the new ones, on every host", async () => {
  process.env.VERCEL = "1"
  await hostFiles.run(site)
  expect(read("public/_redirects")).toBe(
    "/work/nimble/ /case-studies/nimble/ 301\n/work/nimble /case-studies/nimble/ 301\n",
  )
  for (const file of [".hosting/nginx.conf", ".vercel/output/config.json"]) {
    expect(read(file)).toContain("/work/nimble")
    expect(read(file)).toContain("/case-studies/nimble/")
  }
})

test("variables widen all files alike", async () => {
  process.env.GATSBY_FORM_ENDPOINT = "https://forms.example/f/1"
  process.env.GATSBY_GA_MEASUREMENT_ID = "G-TEST123"
  await hostFiles.run(site)
  for (const file of ["public/_headers", ".hosting/nginx.conf"]) {
    expect(read(file)).toContain("form-action 'self' https://forms.example;")
    expect(read(file)).toContain("script-src 'self' https://www.googletagmanager.com;")
    expect(read(file)).not.toContain("/f/1")
  }
})

test("a variable with more than an address in it stops the publishing", async () => {
  process.env.GATSBY_FORM_ENDPOINT = "https://forms.example/\n/*\n  X-Frame-Options: ALLOWALL"
  await expect(hostFiles.run(site)).rejects.toThrow("GATSBY_FORM_ENDPOINT")
  expect(existsSync(path.join(site.folder, "_headers"))).toBe(false)
})

test("on Vercel the site is there as it wants it", async () => {
  process.env.VERCEL = "1"
  put(
    "insights/b/index.html",
    page('<img src="/_vercel/image?url=https%3A%2F%2Ffour.example%2Fd.png&amp;w=640&amp;q=75"/>'),
  )
  await hostFiles.run(site)
  const { version, routes, cache, images } = JSON.parse(read(".vercel/output/config.json"))
  expect(version).toBe(3)
  expect(cache).toEqual([".staging/site/.cache/**", ".staging/site/public/**", ".staging/memory/**"])
  expect(images.domains).toEqual(["four.example"])
  expect(routes.at(-1)).toEqual(expect.objectContaining({ src: "^/.*$", status: 404, dest: "/404.html" }))
  expect(read(".vercel/output/static/insights/a/index.html")).toBe(read("public/insights/a/index.html"))
  for (const file of ["theme.js.br", "_headers"]) {
    expect(existsSync(path.join(project, ".vercel/output/static", file))).toBe(false)
  }
  // A second build replaces the first.
  put("index.html", page("new"))
  await hostFiles.run(site)
  expect(read(".vercel/output/static/index.html")).toContain("new")
})

test("for GitHub Pages every page has its policy, right after the charset", async () => {
  process.env.MOSSLIGHT_HOST = "github-pages"
  await pagePolicies.run(site)
  for (const file of ["index.html", "insights/a/index.html", "404.html"]) {
    const html = read(`public/${file}`)
    expect(html).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"<>]*"\/><meta name="referrer" content="strict-origin-when-cross-origin"\/><title>/,
    )
    expect(html).not.toMatch(/frame-ancestors|wasm-unsafe-eval/)
  }
  expect(read("public/search/index.html")).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

test("the charset stays among the first bytes of a page with line breaks, too", async () => {
  process.env.MOSSLIGHT_HOST = "github-pages"
  put(
    "old/index.html",
    '<!DOCTYPE html>\n<html lang="en-GB">\n<head>\n<meta charset="utf-8">\n<title>x</title></head></html>',
  )
  await pagePolicies.run(site)
  expect(read("public/old/index.html")).toContain('<head>\n<meta charset="utf-8"><meta http-equiv=')
})

test("for other hosts pages are left as they are", async () => {
  const html = read("public/index.html")
  await pagePolicies.run(site)
  expect(read("public/index.html")).toBe(html)
})

test("redirects are written with and without the slash, escaped, and counted", () => {
  expect(
    redirectsFile([
      { from: "/old-study/", to: "/case-studies/nimble/" },
      { from: "/straße a/", to: "/company/#team" },
    ]),
  ).toBe(
    [
      "/old-study/ /case-studies/nimble/ 301",
      "/old-study /case-studies/nimble/ 301",
      "/stra%C3%9Fe%20a/ /company/#team 301",
      "/stra%C3%9Fe%20a /company/#team 301",
      "",
    ].join("\n"),
  )
  const many = Array.from({ length: 1001 }, (_, index) => ({ from: `/old-${index}/`, to: "/" }))
  expect(() => redirectsFile(many, "cloudflare")).toThrow("Cloudflare takes 2000")
})

test("Netlify is told the hosts of pictures that it makes smaller", async () => {
  process.env.MOSSLIGHT_HOST = "netlify"
  const file = ".netlify/deploy/v1/config.json"
  put(
    "insights/b/index.html",
    page('<img src="/.netlify/images?url=https%3A%2F%2Ffour.example%2Fd.png&amp;w=640"/>'),
  )
  await hostFiles.run(site)
  const { images } = JSON.parse(read(file))
  expect(images.remote_images).toEqual([String.raw`https?://four\.example/.*`])
  put("insights/b/index.html", page(""))
  await hostFiles.run(site)
  expect(existsSync(path.join(project, file))).toBe(false)
})
