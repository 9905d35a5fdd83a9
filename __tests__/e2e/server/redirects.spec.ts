/** Redirects, and a site in a folder: a small site of its own, since the real one may have neither. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { nginxConfiguration } from "../../../src/publish/headers/nginx"
import { headersOf, headerTable } from "../../../src/publish/headers/table"
import { type Nginx, startNginx } from "../../../src/tooling/nginx-server"
import { expect, test } from "./support/test"

const pathPrefix = "/studio"
const table = headerTable({ styleHashes: [], pathPrefix, preview: true })
const redirects = [
  { from: "/studio/old-study/", to: "/studio/case-studies/nimble/" },
  { from: "/studio/straße und hof/", to: "/studio/company/#team" },
  { from: '/studio/with-"quotes"/', to: "/studio/" },
]
const files = {
  "index.html": "home",
  "404.html": "nothing here",
  "search/index.html": "search",
  "share/a.png": "picture",
  "static/a.webp": "picture",
  "feed.xml": "<feed/>",
  "site.webmanifest": "{}",
  "app-0123456789abcdef0123.js": "1",
}

let project = ""
let server: Nginx | undefined

test.beforeAll(async () => {
  project = mkdtempSync(path.join(tmpdir(), "mosslight-redirects-"))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(project, "public", pathPrefix, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const hosting = path.join(project, ".hosting")
  mkdirSync(hosting)
  writeFileSync(path.join(hosting, "nginx.conf"), nginxConfiguration({ table, redirects, pathPrefix }))
  server = await startNginx(path.join(project, "public"))
})

test.afterAll(async () => {
  await server?.stop()
  rmSync(project, { recursive: true, force: true })
})

test("an address that has moved leads to the new one, with and without its slash, by every header", async ({
  request,
}) => {
  test.skip(!server, "There is no nginx")
  const moved = [
    ["/studio/old-study/", "/studio/case-studies/nimble/"],
    ["/studio/old-study", "/studio/case-studies/nimble/"],
    ["/studio/stra%C3%9Fe%20und%20hof/", "/studio/company/#team"],
    ["/studio/with-%22quotes%22/", "/studio/"],
  ] as const
  for (const [from, to] of moved) {
    const response = await request.get(`${server?.url}${from}`, { maxRedirects: 0 })
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to])
    expect(response.headers()["x-robots-tag"]).toBe("noindex")
  }
})

test("a site in a folder has the headers of the table, path by path", async ({ request }) => {
  test.skip(!server, "There is no nginx")
  for (const [name, text] of Object.entries(files)) {
    if (name === "404.html") continue
    const address = `${pathPrefix}/${name.replace(/index\.html$/, "")}`
    const response = await request.get(`${server?.url}${address}`)
    expect([address, response.status(), await response.text()]).toEqual([address, 200, text])
    for (const [header, value] of Object.entries(headersOf(table, address))) {
      expect([address, header, response.headers()[header.toLowerCase()]]).toEqual([address, header, value])
    }
  }
  const nothing = await request.get(`${server?.url}${pathPrefix}/nothing/`)
  expect([nothing.status(), await nothing.text()]).toEqual([404, "nothing here"])
})
