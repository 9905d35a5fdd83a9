/** Moved pages on hosts that serve a small page at the old address, with the headers of nginx. */
import { chmodSync } from "node:fs"
import { redirects } from "../../../src/publish/finish/redirects"
import { siteOf } from "../../support/built-site"
import { removeFolders } from "../../support/folders"
import { type Nginx, startNginx } from "./support/nginx-server"
import { expect, test } from "./support/test"

let server: Nginx | undefined

test.beforeAll(async () => {
  const page = "<!doctype html><html><head><title>New</title></head><body></body></html>"
  const site = siteOf(
    { "new/index.html": page },
    { record: { redirects: [{ from: "/old", to: "/new/" }] }, variables: { MOSSLIGHT_HOST: "nginx" } },
  )
  await site.run(redirects)
  chmodSync(site.project, 0o755)
  server = await startNginx(site.folder)
})

test.afterAll(async () => {
  await server?.stop()
  removeFolders()
})

for (const address of ["/old", "/old/#part", "/old/?utm_source=mail&a=%C3%B6#part"])
  test(`${address} leads to the new page, which gets what follows the path`, async ({ page }) => {
    test.skip(!server, "nginx is not installed")
    await page.goto(`${server?.url}${address}`)
    await expect(page).toHaveURL(`${server?.url}${address.replace(/old\/?/, "new/")}`)
    await expect(page).toHaveTitle("New")
  })

test("the old address leads to the new page without scripts", async ({ browser }) => {
  test.skip(!server, "nginx is not installed")
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${server?.url}/old/`)
  await expect(page).toHaveURL(`${server?.url}/new/`)
})
