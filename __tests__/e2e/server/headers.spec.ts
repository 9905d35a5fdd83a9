/** Responses of nginx with src/tooling/hosts/nginx.conf: headers, redirects, errors, compressed files. */
import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import type { APIRequestContext } from "@playwright/test"
import { filesBelow } from "../../../src/content/files"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"
import { siteFolder } from "../support/site-folder"
import { type Nginx, startNginx } from "./support/nginx-server"
import { expect, test } from "./support/test"

const html = "text/html; charset=utf-8"
const json = "application/json; charset=utf-8"
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const immutable = "public, max-age=31536000, immutable"
const revalidate = "public, max-age=0, must-revalidate"

/** Headers of all responses, unless the table below changes them. */
const constant = {
  "content-security-policy": "frame-ancestors 'none'; upgrade-insecure-requests",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": revalidate,
  link: '</llms.txt>; rel="describedby"',
  "speculation-rules": '"/speculation-rules.json"',
}

const files = filesBelow(siteFolder)

const answerTo = async (request: APIRequestContext, address: string, encoding = "identity") => {
  const response = await request.get(address, { headers: { "accept-encoding": encoding }, maxRedirects: 0 })
  return { status: response.status(), headers: response.headers(), text: () => response.text() }
}

for (const [name, pattern, type, changed] of [
  ["the home page", /^index\.html$/, html, {}],
  ["a page", /^services\/[^/]+\/index\.html$/, html, {}],
  ["page data", /^page-data\/index\/page-data\.json$/, json, {}],
  ["the list of countries", /^data\/countries\.json$/, json, {}],
  ["a script", /^app-[0-9a-f]+\.js$/, "text/javascript; charset=utf-8", { "cache-control": immutable }],
  ["the search script", /^pagefind\/pagefind\.js$/, "text/javascript; charset=utf-8", {}],
  ["an image", /^static\/.*\.webp$/, "image/webp", { "cache-control": immutable }],
  ["a font", /^static\/.*\.woff2$/, "font/woff2", { "cache-control": immutable }],
  ["a share image", /^share\/.*\.png$/, "image/png", { "cross-origin-resource-policy": "cross-origin" }],
  ["the icon sprite", /^icons\.svg$/, "image/svg+xml", { "content-security-policy": svgPolicy }],
  [
    "a logo",
    /^static\/.*\.svg$/,
    "image/svg+xml",
    { "content-security-policy": svgPolicy, "cache-control": immutable },
  ],
  [
    "the speculation rules",
    /^speculation-rules\.json$/,
    "application/speculationrules+json; charset=utf-8",
    {},
  ],
  ["the manifest", /\.webmanifest$/, "application/manifest+json; charset=utf-8", {}],
  [
    "a document's Markdown",
    /^services\/.*\.md$/,
    "text/markdown; charset=utf-8",
    { "x-robots-tag": "noindex" },
  ],
  ["the Atom feed", /^feed\.xml$/, "application/atom+xml; charset=utf-8", {}],
  ["the JSON feed", /^feed\.json$/, "application/feed+json; charset=utf-8", {}],
] as const) {
  test(`${name} has all headers and its content type`, async ({ request }) => {
    const file = files.find((one) => pattern.test(one)) ?? ""
    const { status, headers } = await answerTo(request, `/${file.replace(/index\.html$/, "")}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ ...constant, ...changed, "content-type": type })
    expect(headers["permissions-policy"]).toMatch(
      /camera=\(\).* fullscreen=\(self\).* local-network=\(\), loopback-network=\(\).* picture-in-picture=\(self\)/,
    )
    expect(headers.server).not.toMatch(/\d/)
  })
}

test.describe("a page is sent in the type that the client prefers", () => {
  let server: Nginx | undefined
  test.beforeAll(async () => {
    const folder = temporaryFolder()
    const texts = { "index.md": "text", "a.md": "text" }
    writeFiles(folder, { "index.html": "page", "a/index.html": "page", "list/index.html": "page", ...texts })
    server = await startNginx(folder)
  })
  test.afterAll(async () => {
    await server?.stop()
    removeFolders()
  })

  const answer = async (request: APIRequestContext, method: string, address: string, accept: string) => {
    const response = await request.fetch(`${server?.url}${address}`, { method, headers: { accept } })
    const { vary, "content-type": type = "" } = response.headers()
    expect([response.status(), vary]).toEqual([200, "Accept"])
    if (method === "GET") expect(await response.text()).toBe(type.startsWith("text/html") ? "page" : "text")
    return type.split(";")[0]
  }

  for (const [accept, type] of [
    ["text/markdown", "text/markdown"],
    ["text/html, text/markdown", "text/markdown"],
    ["Text/Markdown ; Q=1.0", "text/markdown"],
    ["text/markdown;q=0.8, text/html;q=0.8", "text/markdown"],
    ["text/markdown;q=0.5, text/html;q=0.45", "text/markdown"],
    ["text/markdown;variant=GFM;q=0.9, text/html;level=1;q=0.89", "text/markdown"],
    ["text/markdown;q=0.1, application/xhtml+xml, */*;q=0.8", "text/markdown"],
    ["text/html, text/markdown;q=0.9", "text/html"],
    ["text/markdown;q=0.009, text/html;q=0.01", "text/html"],
    ["text/markdown;q=0", "text/html"],
    ["text/markdown-like, x-text/markdown", "text/html"],
    ["text/html, application/xhtml+xml, */*;q=0.8", "text/html"],
    ["*/*", "text/html"],
  ] as const)
    test(`${type} for “${accept}”`, async ({ request }) => {
      test.skip(!server, "nginx is not installed")
      for (const address of ["/", "/a/"])
        for (const method of ["GET", "HEAD"])
          expect(await answer(request, method, address, accept)).toBe(type)
    })

  test("HTML if it has no Markdown", async ({ request }) => {
    test.skip(!server, "nginx is not installed")
    expect(await answer(request, "GET", "/list/", "text/markdown")).toBe("text/html")
  })
})

test("an address without a trailing slash redirects, with its query and all headers", async ({ request }) => {
  const { status, headers } = await answerTo(request, "/services?from=mail")
  expect(status).toBe(301)
  expect(headers.location).toBe("/services/?from=mail")
  expect(headers).toMatchObject(constant)
})

test("an unknown address returns 404 with the Not found page, and is not logged", async ({
  nginx,
  request,
}) => {
  // Also folders without a page, files for other hosts and the build, and a script of an older build.
  for (const address of [
    "/nothing",
    "/nothing/at/all/",
    "/static/",
    "/404.html",
    "/_headers",
    "/_redirects",
    "/.build-id",
    "/app-0123456789.js",
  ]) {
    const { status, headers, text } = await answerTo(request, address)
    expect([address, status]).toEqual([address, 404])
    expect(await text()).toMatch(/<title[^>]*>[^<]*Not found<\/title>/)
    expect(headers).toMatchObject(constant)
  }
  expect(nginx.log()).toBe("")
})

test("a missing file of a name that never changes is not cached", async ({ request }) => {
  for (const address of [
    "/static/missing.webp",
    "/static/missing.svg",
    "/static/",
    "/pagefind/index/a",
    "/a-0123456789.css",
  ]) {
    const { status, headers } = await answerTo(request, address)
    expect([address, status]).toEqual([address, 404])
    expect(headers).toMatchObject(constant)
  }
})

test("no response has a header twice", async ({ request }) => {
  for (const [address, name, value, expected] of [
    ["/icons.svg", "range", "bytes=9999999-", 416],
    ["/icons.svg", "range", "bytes=0-9", 206],
    ["/icons.svg", "if-match", '"other"', 412],
    ["/icons.svg", "if-modified-since", new Date(Date.now() + 1e9).toUTCString(), 200],
    ["/missing", "accept", "*/*", 404],
    ["/services", "accept", "*/*", 301],
  ] as const) {
    const headers = { "accept-encoding": "identity", [name]: value }
    const response = await request.get(address, { headers, maxRedirects: 0 })
    expect([address, response.status()]).toEqual([address, expected])
    const names = response.headersArray().map((header) => header.name.toLowerCase())
    expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([])
    expect(response.headers()).toMatchObject({ "x-content-type-options": "nosniff" })
  }
})

test("plain HTTP redirects to HTTPS", async ({ nginx, request }) => {
  const { status, headers } = await answerTo(request, `${nginx.plainUrl}/services/?a=b`)
  expect([status, headers.location]).toEqual([301, `${nginx.url}/services/?a=b`])
  // Whatever the request names as the host.
  const other = await request.get(nginx.plainUrl, { headers: { host: "a.example" }, maxRedirects: 0 })
  expect(other.headers().location).toBe(`${nginx.url}/`)
})

test("POST, PUT and DELETE are not allowed", async ({ request }) => {
  for (const method of ["POST", "PUT", "DELETE"]) {
    const response = await request.fetch("/", { method })
    expect(response.status()).toBe(405)
    expect(response.headers()).toMatchObject(constant)
  }
})

test("compressed files of the build are served unchanged", async ({ nginx, request }) => {
  for (const [encoding, extension] of [["gzip", ".gz"], ...(nginx.brotli ? [["br", ".br"]] : [])] as const) {
    const compressed = files.filter((file) => file.endsWith(extension))
    expect(compressed.length, extension).toBeGreaterThan(100)
    // A sample of all kinds of files.
    for (const file of compressed.filter((_, index) => index % 7 === 0)) {
      const plain = file.slice(0, -extension.length)
      if (["404.html", "_headers"].includes(plain)) continue
      const { status, headers } = await answerTo(request, `/${plain.replace(/index\.html$/, "")}`, encoding)
      expect([plain, status, headers["content-encoding"]]).toEqual([plain, 200, encoding])
      expect(Number(headers["content-length"])).toBe(statSync(path.join(siteFolder, file)).size)
      const isPage = plain.endsWith("index.html")
      expect(headers.vary).toBe(isPage ? "Accept-Encoding, Accept" : "Accept-Encoding")
    }
  }
})

test.describe("a site under a path prefix", () => {
  let server: Nginx | undefined
  test.beforeAll(async () => {
    const folder = temporaryFolder()
    writeFiles(folder, {
      "studio/index.html": "home",
      "studio/404.html": "nothing here",
      "studio/static/a.webp": "image",
      "studio/share/a.png": "image",
      "studio/app-0123456789.js": "1",
    })
    server = await startNginx(folder, "/studio")
  })
  test.afterAll(async () => {
    await server?.stop()
    removeFolders()
  })

  test("has the same headers", async ({ request }) => {
    test.skip(!server, "nginx is not installed")
    for (const [address, changed] of [
      ["/studio/", {}],
      ["/studio/static/a.webp", { "cache-control": immutable }],
      ["/studio/app-0123456789.js", { "cache-control": immutable }],
      ["/studio/share/a.png", { "cross-origin-resource-policy": "cross-origin" }],
    ] as const) {
      const { status, headers } = await answerTo(request, `${server?.url}${address}`)
      expect([address, status]).toEqual([address, 200])
      expect(headers).toMatchObject({
        ...constant,
        link: '</studio/llms.txt>; rel="describedby"',
        "speculation-rules": '"/studio/speculation-rules.json"',
        ...changed,
      })
    }
    const unknown = await answerTo(request, `${server?.url}/studio/nothing/`)
    expect([unknown.status, await unknown.text()]).toEqual([404, "nothing here"])
  })
})

test("Netlify, Cloudflare and Vercel send the same constant headers", () => {
  const named = Object.entries(constant)
  const netlify = readFileSync("static/_headers", "utf8")
    .split("\n\n")
    .find((block) => block.startsWith("/*\n"))
  const vercel: { headers: { headers: { key: string; value: string }[] }[] } = JSON.parse(
    readFileSync("vercel.json", "utf8"),
  )
  const first = new Map(vercel.headers[0]?.headers.map(({ key, value }) => [key.toLowerCase(), value]))
  const nginx = readFileSync("src/tooling/hosts/nginx.conf", "utf8")
  const [, permissions = ""] = /add_header Permissions-Policy "(.*)" always;/.exec(nginx) ?? []
  expect(permissions).toContain("fullscreen=(self)")
  named.push(["permissions-policy", permissions])
  const ofSvg = [{ key: "Content-Security-Policy", value: svgPolicy }]
  expect(vercel.headers).toContainEqual({ source: "/(.*\\.svg)", headers: ofSvg })
  expect(readFileSync("static/_headers", "utf8")).toContain(
    `/*.svg\n  ! Content-Security-Policy\n  Content-Security-Policy: ${svgPolicy}\n`,
  )
  for (const [name, value] of named) {
    expect(netlify?.toLowerCase().split("\n")).toContain(`  ${name}: ${value.toLowerCase()}`)
    expect(first.get(name)).toBe(value)
  }
})
