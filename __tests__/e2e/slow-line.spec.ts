/** A page whose HTML arrives in pieces, as over a slow line: what is painted early must not be pushed about later. */
import { readFileSync } from "node:fs"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "@playwright/test"
import { answerTo, contentTypes } from "../../src/tooling/static-server.mjs"
import { openPage } from "../support/open-page"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { siteFolder } from "./support/site-folder"

const examples = [
  "/",
  "/case-studies/",
  "/case-studies/travel-agency/",
  "/services/mobile-application/",
  "/technologies/react/",
  "/insights/design-tokens/",
  "/company/",
  "/contact-us/",
  "/estimate/",
  "/payment/callback/successful/",
]

const pieceSize = 1500

let server: Server
let origin = ""

test.beforeAll(async () => {
  server = createServer(async (request, response) => {
    const answer = answerTo(siteFolder, request.url ?? "/")
    if (!("file" in answer) || !answer.file) return response.writeHead(404).end()
    const { file } = answer
    const content = readFileSync(file)
    const extension = file.slice(file.lastIndexOf("."))
    response.writeHead(200, { "content-type": contentTypes[extension] ?? "application/octet-stream" })
    if (extension !== ".html") return response.end(content)
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

for (const path of examples) {
  for (const width of [1440, 390]) {
    test(`${path} stands still while it arrives at ${width}`, async ({ page }) => {
      await recordShifts(page)
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, origin + path)
      const { sum, moved } = await layoutShift(page)
      expect(sum, moved.join("\n")).toBeLessThan(0.01)
    })
  }
}
