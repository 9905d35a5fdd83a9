/** Files that elements publish, with the headers of nginx: their types, and a video on the whole screen. */
import { readFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"
import { type Nginx, startNginx } from "./support/nginx-server"
import { expect, test } from "./support/test"

const office = "application/vnd.openxmlformats-officedocument"

const types = {
  pdf: "application/pdf",
  zip: "application/zip",
  csv: "text/csv; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: "text/vtt; charset=utf-8",
}

let server: Nginx | undefined
const folder = temporaryFolder()

test.beforeAll(async () => {
  writeFiles(folder, { "index.html": "<!doctype html><title>Files</title>", "404.html": "nothing here" })
  for (const extension of Object.keys(types)) writeFiles(folder, { [`static/1/file.${extension}`]: "a" })
  server = await startNginx(folder)
})

test.afterAll(async () => {
  await server?.stop()
  removeFolders()
})

test("each kind of file that elements accept has its type", async ({ request }) => {
  test.skip(!server, "nginx is not installed")
  for (const [extension, type] of Object.entries(types)) {
    const response = await request.get(`${server?.url}/static/1/file.${extension}`)
    expect(response.headers()).toMatchObject({ "content-type": type, "x-content-type-options": "nosniff" })
  }
})

test("elements accept no other kinds of files", () => {
  const accepted = ["video", "download"].flatMap((name) =>
    [
      ...readFileSync(path.join("src/site/sections", name, "section.ts"), "utf8").matchAll(
        /extensions: \[(.*)\]/g,
      ),
    ].flatMap(([, list = ""]) => list.match(/\w+/g) ?? []),
  )
  expect(accepted.sort()).toEqual(Object.keys(types).sort())
})

test("an SVG file runs and loads nothing when it is opened, and is shown in a page", async ({ page }) => {
  test.skip(!server, "nginx is not installed")
  const html = "http://www.w3.org/1999/xhtml"
  const hostile = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="document.title='run'"><style>@import "/loaded.css"; rect { fill: #00ff00 }</style><rect width="40" height="20"/><image href="/loaded.png"/><h:script xmlns:h="${html}" src="/loaded.js"/><script>document.title = "run"</script></svg>`
  writeFiles(folder, {
    "static/1/logo.svg": hostile,
    "svg/index.html": `<!doctype html><title>SVG</title><body style="margin:0"><img src="/static/1/logo.svg"><div style="width:40px;height:20px;background:red;mask:url(/static/1/logo.svg)"></div>`,
  })
  const loaded: string[] = []
  page.on("response", (response) => loaded.push(new URL(response.url()).pathname))
  await page.goto(`${server?.url}/static/1/logo.svg`)
  await expect.poll(() => page.title()).toBe("")
  expect(loaded.filter((address) => address.includes("loaded"))).toEqual([])
  await page.goto(`${server?.url}/svg/`)
  const pixels = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  const { width = 0 } = page.viewportSize() ?? {}
  const colourAt = (x: number, y: number) => [...pixels.subarray((y * width + x) * 3).subarray(0, 3)]
  expect([colourAt(20, 10), colourAt(20, 34)]).toEqual([
    [0, 255, 0],
    [255, 0, 0],
  ])
})

test("a video fills the screen when its button is pressed, and may leave the page", async ({ page }) => {
  test.skip(!server, "nginx is not installed")
  await page.goto(`${server?.url}/`)
  const recorded = await page.evaluate(recordVideo)
  writeFiles(folder, {
    "static/1/board.webm": Buffer.from(recorded, "base64"),
    "video/index.html": `<!doctype html><title>Video</title><video controls src="/static/1/board.webm" width="640" height="360"></video>`,
  })
  await page.goto(`${server?.url}/video/`)
  await page.waitForFunction(() => (document.querySelector("video")?.readyState ?? 0) > 0)
  // The button is in a closed shadow tree of the browser.
  const client = await page.context().newCDPSession(page)
  await client.send("DOM.enable")
  const { nodes } = await client.send("DOM.getFlattenedDocument", { depth: -1, pierce: true })
  const button = nodes.find(({ attributes = [] }) =>
    attributes.includes("-webkit-media-controls-fullscreen-button"),
  )
  const { model } = await client.send("DOM.getBoxModel", { nodeId: button?.nodeId })
  const [left = 0, top = 0] = model.content
  await page.mouse.click(left + model.width / 2, top + model.height / 2)
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe("VIDEO")
  expect(await page.evaluate(() => document.pictureInPictureEnabled)).toBe(true)
})

/** Record a video in the browser, as Base64. */
async function recordVideo() {
  const canvas = document.createElement("canvas")
  const context = canvas.getContext("2d")
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: "video/webm" })
  const data = new Promise<Blob>((resolve) => {
    recorder.addEventListener("dataavailable", (event) => resolve(event.data))
  })
  recorder.start()
  for (let frame = 0; frame < 10; frame += 1) {
    context?.fillRect(frame, frame, 9, 9)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  recorder.stop()
  const bytes = new Uint8Array(await (await data).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
}
