/** The header table, and what every host makes of the file that is written from it. */
import { headersFile } from "../../../src/publish/headers/headers-file"
import { nginxConfiguration } from "../../../src/publish/headers/nginx"
import { headersOf, headerTable, type TableInput } from "../../../src/publish/headers/table"
import { vercelConfiguration } from "../../../src/publish/headers/vercel"
import { PublishError } from "../../../src/publish/site"
import { asCloudflare, asNetlify, asVercel } from "../../support/hosts"

const plain: TableInput = {
  styleHashes: ["'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='"],
  imageOrigins: ["https://flagcdn.com"],
}
const configured: TableInput = {
  ...plain,
  analytics: true,
  formEndpoint: "https://forms.example",
  imageOptimiser: "https://pictures.example",
  preview: true,
}
const redirects = [
  { from: "/old-study/", to: "/case-studies/nimble/" },
  { from: "/straße/", to: "/company/" },
]
const scripts = ["/app-2873fb16da0e1bd7a00d.js", "/styles/2873fb16da0e1bd7.css"]
const plainScripts = ["/theme.js", "/pagefind/pagefind.js", "/pagefind/pagefind-ui.css"]
const files = [
  "/index.html",
  "/404.html",
  "/services/index.html",
  "/search/index.html",
  "/page-data/index/page-data.json",
  "/page-data/app-data.json",
  "/static/d9a7/cover.webp",
  "/static/outfit.woff2",
  "/static/chunk.js",
  "/pagefind/fragment/en_1234567.pf_fragment",
  "/pagefind/pagefind-entry.json",
  "/share/nimble.png",
  "/site.webmanifest",
  "/feed.xml",
  "/sitemap.xml",
  ...scripts,
  ...plainScripts,
]
const pages = ["/", "/services/", "/search/", "/nothing/", "/nothing.txt"]
const revalidated = "public, max-age=0, must-revalidate"
const immutable = "public, max-age=31536000, immutable"

test("every path has every security header", () => {
  const table = headerTable(plain)
  for (const path of [...pages, ...files]) {
    expect(headersOf(table, path)).toMatchObject({
      "Content-Security-Policy": expect.stringMatching(/^default-src 'none'; /),
      "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
      "X-Content-Type-Options": "nosniff",
      "X-Frame-Options": "DENY",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Permissions-Policy": expect.stringContaining("camera=()"),
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": path === "/share/nimble.png" ? "cross-origin" : "same-origin",
    })
  }
})

test("all pages have the same policy but the search, which may compile WebAssembly", () => {
  const table = headerTable(plain)
  const policy = (path: string) => headersOf(table, path)["Content-Security-Policy"] ?? ""
  const special = [...pages, ...files].filter((path) => policy(path) !== policy("/"))
  expect(special).toEqual(["/search/", "/search/index.html"])
  expect(new Set(special.map(policy)).size).toBe(1)
  expect(policy("/search/")).toContain("script-src 'self' 'wasm-unsafe-eval';")
})

test("only what has a name of its content stays in caches", () => {
  const table = headerTable(plain)
  const kept = files.filter((path) => headersOf(table, path)["Cache-Control"] === immutable)
  expect(kept).toEqual([
    "/static/d9a7/cover.webp",
    "/static/outfit.woff2",
    "/static/chunk.js",
    "/pagefind/fragment/en_1234567.pf_fragment",
    ...scripts,
  ])
  for (const path of [...pages, ...files.filter((file) => !kept.includes(file))]) {
    expect(headersOf(table, path)["Cache-Control"]).toBe(revalidated)
  }
})

test("a preview asks search engines to leave it alone, a published site does not", () => {
  expect(headersOf(headerTable({ ...plain, preview: true }), "/services/")["X-Robots-Tag"]).toBe("noindex")
  expect(headersOf(headerTable(plain), "/services/")).not.toHaveProperty("X-Robots-Tag")
})

describe.each([
  ["nothing configured", plain, ""],
  ["everything configured", configured, ""],
  ["a folder", plain, "/studio"],
])("with %s", (_, input, pathPrefix) => {
  const table = headerTable({ ...input, pathPrefix })
  const all = [...pages, ...files].map((path) => `${pathPrefix}${path}`)
  const present = files.map((path) => `${pathPrefix}${path}`)

  test("Netlify and Cloudflare send what the table says", () => {
    const file = headersFile({ table, files: present })
    for (const path of all) {
      expect([path, asCloudflare(file, path)]).toEqual([path, headersOf(table, path)])
      expect([path, asNetlify(file, path)]).toEqual([path, headersOf(table, path)])
    }
  })

  test("Vercel sends what the table says", () => {
    const { routes } = vercelConfiguration({ table, redirects: [], pathPrefix })
    for (const path of all) {
      expect([path, asVercel(routes, present, path).headers]).toEqual([path, headersOf(table, path)])
    }
  })

  test("the files for hosts", () => {
    expect(headersFile({ table, files: present })).toMatchSnapshot("_headers")
    expect(nginxConfiguration({ table, redirects, pathPrefix })).toMatchSnapshot("nginx.conf")
    expect(vercelConfiguration({ table, redirects, pathPrefix })).toMatchSnapshot("config.json")
  })
})

test("Vercel serves pages, adds slashes, follows redirects and knows what is not there", () => {
  const { routes } = vercelConfiguration({ table: headerTable(plain), redirects })
  const answer = (path: string) => {
    const { status, file, headers } = asVercel(routes, files, path)
    return { status, file, location: headers.Location }
  }
  expect(answer("/services/")).toEqual({ status: 200, file: "/services/index.html" })
  expect(answer("/services")).toEqual({ status: 308, location: "/services/" })
  expect(answer("/theme.js")).toEqual({ status: 200, file: "/theme.js" })
  expect(answer("/old-study/")).toEqual({ status: 301, location: "/case-studies/nimble/" })
  expect(answer("/old-study")).toEqual({ status: 301, location: "/case-studies/nimble/" })
  expect(answer("/stra%C3%9Fe/")).toEqual({ status: 301, location: "/company/" })
  expect(answer("/nothing/")).toEqual({ status: 404, file: "/404.html" })
  // What others look for has no slash, and no address leads out of the site.
  expect(answer("/.well-known/security")).toEqual({ status: 404, file: "/404.html" })
  expect(answer("//elsewhere.example/x").location).toBeUndefined()
})

test("Vercel does not have browsers keep that a script is missing", () => {
  const { routes } = vercelConfiguration({ table: headerTable(plain), redirects })
  const [script = ""] = scripts
  expect(asVercel(routes, files, script).headers["Cache-Control"]).toBe(immutable)
  const { status, headers } = asVercel(routes, [], script)
  expect([status, headers["Cache-Control"]]).toEqual([404, revalidated])
})

test("Vercel's optimiser is switched on for the hosts that pictures come from, and only then", () => {
  const table = headerTable(plain)
  expect(vercelConfiguration({ table, redirects })).not.toHaveProperty("images")
  expect(
    vercelConfiguration({ table, redirects, optimisedHosts: ["pictures.example"] }).images,
  ).toMatchObject({
    domains: ["pictures.example"],
    qualities: [75],
    sizes: expect.arrayContaining([16, 3840]),
  })
})

test("what Cloudflare would not read is refused for it, and told for others", () => {
  const many = Array.from({ length: 120 }, (_, index) => `/plain-${index}.js`)
  const host = "cloudflare"
  expect(() => headersFile({ table: headerTable(plain), files: many, host })).toThrow(PublishError)
  const origins = Array.from({ length: 90 }, (_, index) => `https://pictures-${index}.example`)
  const long = headerTable({ ...plain, imageOrigins: origins })
  expect(() => headersFile({ table: long, files, host })).toThrow(
    "Cloudflare takes no line of over 2000 characters",
  )
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined)
  expect(headersFile({ table: long, files, host: "netlify" })).toContain("pictures-89.example")
  expect(log).toHaveBeenCalledWith(expect.stringContaining("On Cloudflare this build would fail."))
  log.mockRestore()
})

test("nginx keeps the query of an address that has moved", () => {
  const configuration = nginxConfiguration({
    table: headerTable(plain),
    redirects: [{ from: "/people/", to: "/company/#team" }],
  })
  expect(configuration).toContain('return 301 "/company/$is_args$args#team";')
})

test("nginx is never given what it would read as a variable", () => {
  expect(() =>
    nginxConfiguration({ table: headerTable(plain), redirects: [{ from: "/a/", to: "/$host/" }] }),
  ).toThrow("nginx cannot be told")
})
