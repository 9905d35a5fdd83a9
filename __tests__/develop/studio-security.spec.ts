/** What pages of other sites can do to the studio in a real browser, while the editor has it open. */
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { type Browser, expect, type Page, test } from "@playwright/test"
import { read, siteWith } from "../support/fixture-site"
import { removeFolders } from "../support/folders"
import { type StudioServer, startStudio } from "../support/studio-server"

const study = "case-studies/harbour-ledger/index.mdx"

let root = ""
let before = ""
let studio: StudioServer
let hostile: Server
let browser: Browser
let address = ""
let save = ""

test.describe.configure({ mode: "serial" })

test.beforeAll(async ({ playwright }, { project }) => {
  root = await siteWith()
  before = read(root, study)
  studio = await startStudio(root)
  address = `http://localhost:${studio.port}/studio/`
  const { version } = (await studio.api(`file?file=content/${study}`)).json
  save = JSON.stringify({ file: `content/${study}`, text: "changed", version })
  hostile = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end("<h1>Hostile</h1>"),
  )
  await new Promise<void>((resolve) => hostile.listen(0, "127.0.0.1", resolve))
  // The hostile pages have host names of their own.
  const { launchOptions } = project.use
  const args = [...(launchOptions?.args ?? []), "--host-resolver-rules=MAP *.test 127.0.0.1"]
  browser = await playwright.chromium.launch({ ...launchOptions, args })
})

test.afterAll(async () => {
  await browser?.close()
  hostile?.close()
  studio?.stop()
  removeFolders()
})

test.afterEach(() => expect(read(root, study)).toBe(before))

const open = async (url: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.goto(url)
  return page
}

const hostilePort = () => (hostile.address() as AddressInfo).port

/** Pages of another site, and of another program on this machine. */
const origins = { "another site": "evil.test", "another port of this machine": "localhost" }

for (const [name, host] of Object.entries(origins)) {
  const openHostile = () => open(`http://${host}:${hostilePort()}/`)

  test(`${name} can neither read the page, nor save with the right token`, async () => {
    const page = await openHostile()
    const results = await page.evaluate(
      async ([url = "", body = "", token = ""]) => {
        const read = (input: string, init: RequestInit = {}) =>
          fetch(input, init).then(
            async (response) => `${response.status} ${await response.text()}`,
            () => "failed",
          )
        const headers = { "content-type": "application/json", "x-studio-token": token }
        return [
          await read(url),
          await read(url, { mode: "no-cors", credentials: "include" }),
          await read(`${url}api/model`, { headers }),
          await read(`${url}api/save`, { method: "POST", headers, body }),
          await read(`${url}api/save`, { method: "POST", mode: "no-cors", body }),
          String(navigator.sendBeacon(`${url}api/save`, body)),
        ]
      },
      [address, save, studio.token],
    )
    expect(results.slice(0, 5)).toEqual([
      "failed",
      expect.stringMatching(/^failed$|^0 $/),
      "failed",
      "failed",
      expect.stringMatching(/^failed$|^0 $/),
    ])
  })

  test(`${name} cannot save with a form`, async () => {
    const page = await openHostile()
    await page.evaluate(
      ([url = "", body = ""]) => {
        const form = document.createElement("form")
        Object.assign(form, { method: "post", action: `${url}api/save`, enctype: "text/plain" })
        const input = document.createElement("input")
        Object.assign(input, { name: body.slice(0, -1), value: "}" })
        form.append(input)
        document.body.append(form)
        form.submit()
      },
      [address, save],
    )
    await page.waitForURL("**/api/save")
    await expect(page.getByText("another site has sent this request")).toBeVisible()
  })

  test(`${name} cannot show the studio in a frame`, async () => {
    const page = await openHostile()
    const loaded = page.waitForResponse(address)
    await page.evaluate((url) => {
      const frame = document.createElement("iframe")
      frame.src = url
      document.body.append(frame)
    }, address)
    expect((await loaded).status()).toBe(403)
    for (const frame of page.frames()) expect(await frame.content()).not.toContain(studio.token)
  })

  test(`${name} cannot reach into a window that it opens`, async () => {
    const page = await openHostile()
    const opened = page.context().waitForEvent("page")
    await page.evaluate((url) => {
      Object.assign(window, { opened: window.open(url) })
    }, address)
    const studioPage = await opened
    await expect(studioPage).toHaveTitle("A page")
    expect(await studioPage.evaluate(() => window.opener)).toBeNull()
    const reached = await page.evaluate(() => {
      const { opened: other } = window as unknown as { opened: Window }
      try {
        return other.closed || other.document.title
      } catch {
        return "refused"
      }
    })
    expect([true, "refused"]).toContain(reached)
  })
}

test("the studio's own page can read", async () => {
  const page = await open(address)
  const status = await page.evaluate(async () => {
    const token = document.querySelector<HTMLMetaElement>("meta[name=studio-token]")?.content ?? ""
    return (await fetch("/studio/api/model", { headers: { "x-studio-token": token } })).status
  })
  expect(status).toBe(200)
  expect(await page.evaluate(async () => (await fetch("/studio/api/model")).status)).toBe(403)
})
