/** Which requests Gatsby's own server answers. The table of them is in guard-requests.test.ts. */
import { expect } from "@playwright/test"
import { test } from "./support/develop-site"

const routes = ["/___graphql?query={site{id}}", "/page-data/case-studies/page-data.json", "/commons.js"]

for (const path of [...routes, "/socket.io/?EIO=4&transport=polling", "/__open-stack-frame-in-editor"])
  test(`answers ${path} for programs, and not for other sites`, async ({ site }) => {
    const statusOf = async (headers: HeadersInit) => (await fetch(site.address + path, { headers })).status
    expect(await statusOf({})).toBe(200)
    expect(await statusOf({ origin: "https://example.org" })).toBe(403)
  })

test("has no files of other servers", async ({ site }) => {
  for (const path of ["/_gatsby/file/a/b.txt", "/_gatsby/image/a/b/c.png"])
    expect((await fetch(site.address + path)).status).toBe(404)
})

for (const name of ["127.0.0.1", "localhost"])
  test(`opens GraphiQL and pages at ${name}, with the socket of live updates`, async ({ page, site }) => {
    const address = site.address.replace("127.0.0.1", name)
    await page.goto(`${address}/___graphql`)
    await expect(page.getByText("allCaseStudy").first()).toBeVisible()
    const socket = page.waitForEvent("websocket")
    await page.goto(`${address}/case-studies/`)
    await (await socket).waitForEvent("framereceived")
  })
