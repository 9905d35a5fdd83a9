/** The service worker of an earlier site at the same address is removed. */
import { once } from "node:events"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, test } from "@playwright/test"

const earlierWorker = `
  addEventListener("install", (event) => event.waitUntil(caches.open("site").then((cache) => cache.add("/"))))
  addEventListener("fetch", (event) => event.respondWith(caches.match(event.request).then((kept) => kept || fetch(event.request))))
`
const earlierPage = `<h1>Earlier site</h1><script>navigator.serviceWorker.register("/sw.js")</script>`

test("an earlier site's worker is removed, and its page replaced", async ({ page }) => {
  const files = { page: earlierPage, worker: earlierWorker }
  const server = createServer(({ url }, response) => {
    const isWorker = url === "/sw.js"
    response.setHeader("content-type", isWorker ? "text/javascript" : "text/html")
    response.end(isWorker ? files.worker : files.page)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)

  files.page = `<meta http-equiv="Content-Security-Policy" content="worker-src 'none'"><h1>New site</h1>`
  await page.goto(address)
  await expect(page.getByRole("heading")).toHaveText("Earlier site")

  files.worker = readFileSync("src/tooling/hosts/remove-worker.js", "utf8")
  await page.goto(address)
  await expect(page.getByRole("heading")).toHaveText("New site")
  const left = () => navigator.serviceWorker.getRegistrations().then((all) => all.length)
  await expect.poll(() => page.evaluate(left)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  server.closeAllConnections()
  server.close()
})
