/** A page whose HTML arrives in pieces, as over a slow connection. */
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { openPage } from "../support/open-page"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { samples } from "./support/pages"
import { expect, test } from "./support/test"

const pieceSize = 3000

let server: Server
let origin = ""

test.beforeAll(async ({ baseURL }) => {
  server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? "/", baseURL))
    const content = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get("content-type") ?? ""
    response.writeHead(answer.status, { "content-type": type })
    if (!type.startsWith("text/html")) return response.end(content)
    for (let at = 0; at < content.length; at += pieceSize) {
      response.write(content.subarray(at, at + pieceSize))
      await sleep(16)
    }
    return response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.closeAllConnections()
  server.close()
})

for (const path of samples) {
  for (const [width, tag] of [
    [390, ""],
    [1440, " @all"],
  ] as const) {
    test(`${path} has no layout shift while it loads at ${width} px${tag}`, async ({ page }) => {
      await recordShifts(page)
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, origin + path)
      const { sum, moved } = await layoutShift(page)
      expect(sum, moved.join("\n")).toBeLessThan(0.01)
    })
  }
}
