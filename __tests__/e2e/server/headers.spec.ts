/** What nginx answers with the configuration of the build: headers of every class of paths, redirects, encodings. */
import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import type { APIRequestContext } from "@playwright/test"
import { filesOf } from "../../../src/publish/files-of"
import { asNetlify } from "../../support/hosts"
import { pages } from "../support/pages"
import { siteFolder } from "../support/site-folder"
import { textTable } from "../support/text-table"
import { expect, test } from "./support/test"

const html = "text/html; charset=utf-8"
const script = "text/javascript; charset=utf-8"
const json = "application/json; charset=utf-8"
const kept = "public, max-age=31536000, immutable"
const asked = "public, max-age=0, must-revalidate"

interface PathClass {
  name: string
  /** A path, or the way to find one among the site's files. */
  path: string | RegExp
  type: string
  cache: string
  status?: number
}

const hasSearch = pages.some(({ path: address }) => address === "/search/")

/** Every class of paths that the site has, with one path of each. */
const classes: readonly PathClass[] = [
  { name: "home page", path: "/", type: html, cache: asked },
  { name: "page", path: "/case-studies/nimble/", type: html, cache: asked },
  ...(hasSearch ? [{ name: "search page", path: "/search/", type: html, cache: asked }] : []),
  { name: "page for nothing", path: "/nothing/", type: html, cache: asked, status: 404 },
  { name: "data of a page", path: "/page-data/index/page-data.json", type: json, cache: asked },
  { name: "data of the app", path: "/page-data/app-data.json", type: json, cache: asked },
  { name: "data of a query", path: /^\/page-data\/sq\/d\/\d+\.json$/, type: json, cache: asked },
  { name: "list of countries", path: "/data/countries.json", type: json, cache: asked },
  { name: "script", path: /^\/app-[0-9a-f]+\.js$/, type: script, cache: kept },
  { name: "picture", path: /^\/static\/.*\.webp$/, type: "image/webp", cache: kept },
  { name: "font", path: /^\/static\/.*\.woff2$/, type: "font/woff2", cache: kept },
  { name: "style sheet", path: /^\/styles\/[0-9a-f]+\.css$/, type: "text/css; charset=utf-8", cache: kept },
  { name: "share image", path: /^\/share\/.*\.png$/, type: "image/png", cache: asked },
  { name: "icons", path: "/icons.svg", type: "image/svg+xml", cache: asked },
  { name: "favicon", path: "/favicon.png", type: "image/png", cache: asked },
]

let files: readonly string[] = []
test.beforeAll(async () => {
  files = await filesOf(siteFolder)
})

const pathOf = ({ path: wanted, name }: PathClass): string => {
  if (typeof wanted === "string") return wanted
  const found = files.find((file) => wanted.test(file))
  if (!found) throw new Error(`The site has no ${name}.`)
  return found
}

const answerTo = async (request: APIRequestContext, address: string, encoding = "identity") => {
  const response = await request.get(address, {
    headers: { "accept-encoding": encoding },
    maxRedirects: 0,
    ignoreHTTPSErrors: true,
  })
  return { status: response.status(), headers: response.headers(), text: () => response.text() }
}

const rows: string[][] = [["class", "path", "status", "type", "cache", "CORP"]]

for (const one of classes) {
  test(`${one.name}: every header of the table, and the right type`, async ({ request }) => {
    const address = pathOf(one)
    const { status, headers } = await answerTo(request, address)
    expect(status).toBe(one.status ?? 200)
    const expected = asNetlify(readFileSync(path.join(siteFolder, "_headers"), "utf8"), address)
    expect(Object.keys(expected).length).toBeGreaterThanOrEqual(9)
    for (const [name, value] of Object.entries(expected)) {
      expect(headers[name.toLowerCase()], name).toBe(value)
    }
    expect(headers["content-type"]).toBe(one.type)
    expect(headers["cache-control"]).toBe(one.cache)
    expect(headers.server).not.toMatch(/\d/)
    const corp = headers["cross-origin-resource-policy"] ?? ""
    rows.push([one.name, address, String(status), one.type, one.cache, corp])
  })
}

test("the headers of a page are exactly these", async ({ request }) => {
  const { headers } = await answerTo(request, "/")
  const { "content-security-policy": policy = "", ...others } = headers
  const styles = /; style-src ([^;]*);/.exec(policy)?.[1] ?? ""
  expect(styles).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/]{43}=')+$/)
  expect(policy.replace(styles, "…").split("; ")).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'none'",
    "script-src 'self'",
    "style-src …",
    "img-src 'self' https://flagcdn.com",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
    "upgrade-insecure-requests",
  ])
  expect(others).toMatchObject({
    "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  })
  console.log(`\nHeaders of a page\n${textTable([["header", "value"], ...Object.entries(headers).sort()])}\n`)
})

test("all pages have one and the same policy, but the search", async ({ request }) => {
  expect(pages.length).toBeGreaterThan(40)
  const others = new Map<string, string[]>()
  for (const { path: page } of pages) {
    const { status, headers } = await answerTo(request, page)
    expect(status).toBe(200)
    const policy = headers["content-security-policy"] ?? ""
    others.set(policy, [...(others.get(policy) ?? []), page])
  }
  const [, special] = [...others.values()].sort((a, b) => b.length - a.length)
  expect(others.size).toBe(hasSearch ? 2 : 1)
  expect(special).toEqual(hasSearch ? ["/search/"] : undefined)
})

test("an address without its slash is led to the one with it, by every header, with its query", async ({
  request,
}) => {
  const { status, headers } = await answerTo(request, "/services?from=mail")
  expect(status).toBe(301)
  expect(headers.location).toBe("/services/?from=mail")
  expect(headers["content-security-policy"]).toContain("default-src 'none'")
})

test("what is not there answers 404 with the site's own page", async ({ request }) => {
  // A folder without a page, the page itself, what other hosts read, and a script of an older build.
  for (const address of [
    "/nothing",
    "/nothing/at/all/",
    "/static/",
    "/404.html",
    "/_headers",
    "/_redirects",
    "/app-0123456789abcdef0123.js",
  ]) {
    const { status, headers, text } = await answerTo(request, address)
    expect([address, status]).toEqual([address, 404])
    expect(await text()).toMatch(/<title[^>]*>Mosslight \| Not found<\/title>/)
    expect(headers["cache-control"]).toBe(asked)
    expect(headers["content-security-policy"]).toContain("default-src 'none'")
  }
})

test("every redirect of the site leads where it says", async ({ request }) => {
  const lines = readFileSync(path.join(siteFolder, "_redirects"), "utf8").split("\n").filter(Boolean)
  for (const line of lines) {
    const [from = "", to] = line.split(" ")
    const { status, headers } = await answerTo(request, from)
    expect([from, status, headers.location]).toEqual([from, 301, to])
    expect(headers["strict-transport-security"]).toContain("preload")
  }
})

test("without TLS everything is led to the site with it", async ({ nginx, request }) => {
  const { status, headers } = await answerTo(request, `${nginx.plainUrl}/services/?a=b`)
  expect([status, headers.location]).toEqual([301, `${nginx.url}/services/?a=b`])
})

test("methods that change something are refused", async ({ request }) => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const response = await request.fetch("/", { method, ignoreHTTPSErrors: true })
    expect(response.status()).toBe(405)
    expect(response.headers()["x-content-type-options"]).toBe("nosniff")
  }
})

test("files that the build has compressed are served as they are", async ({ nginx, request }) => {
  for (const [encoding, extension] of [["gzip", ".gz"], ...(nginx.brotli ? [["br", ".br"]] : [])] as const) {
    const compressed = files.filter((file) => file.endsWith(extension))
    expect(compressed.length, extension).toBeGreaterThan(100)
    for (const file of compressed) {
      const plain = file.slice(0, -extension.length)
      // A page that only leads elsewhere: nginx redirects before it looks for a file.
      if (readFileSync(path.join(siteFolder, plain), "utf8").includes('http-equiv="refresh"')) continue
      const { status, headers } = await answerTo(request, plain.replace(/(\/|^)index\.html$/, "$1"), encoding)
      const expected = plain === "/404.html" ? 404 : 200
      expect([plain, status, headers["content-encoding"]]).toEqual([plain, expected, encoding])
      expect(Number(headers["content-length"])).toBe(statSync(path.join(siteFolder, file)).size)
      expect(headers.vary).toBe("Accept-Encoding")
    }
  }
  const { headers } = await answerTo(request, "/")
  expect(headers).not.toHaveProperty("content-encoding")
})

test.afterAll(() => {
  if (rows.length > 1) console.log(`\nAnswers by class of paths\n${textTable(rows)}\n`)
})
