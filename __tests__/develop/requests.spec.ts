/** Which requests Gatsby's own server answers. The table of them is in guard-requests.test.ts. */
import { expect } from "@playwright/test"
import { test } from "./support/develop-site"

test("answers Gatsby's routes for programs, and not for other sites", async ({ site }) => {
  const other = { headers: { origin: "https://example.org" } }
  for (const path of ["/___graphql?query={site{id}}", "/commons.js", "/socket.io/?EIO=4&transport=polling"]) {
    expect((await fetch(site.address + path)).status).toBe(200)
    expect((await fetch(site.address + path, other)).status).toBe(403)
  }
  expect((await fetch(`${site.address}/_gatsby/file/a/b.txt`)).status).toBe(404)
})

for (const name of ["127.0.0.1", "localhost"])
  test(`opens GraphiQL and pages at ${name}, with the socket of live updates`, async ({ page, site }) => {
    const address = site.address.replace("127.0.0.1", name)
    await page.goto(`${address}/___graphql`)
    await page.getByRole("button", { name: "Show GraphiQL Explorer" }).click()
    await expect(page.getByText("allCaseStudy").first()).toBeVisible()
    const socket = page.waitForEvent("websocket")
    await page.goto(`${address}/case-studies/`)
    await (await socket).waitForEvent("framereceived")
  })
