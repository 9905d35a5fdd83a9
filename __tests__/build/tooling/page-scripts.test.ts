import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { scriptAddresses, scriptWeight } from "../../../src/tooling/page-scripts"

const html = `<!doctype html><html><head>
  <link as="script" rel="preload" href="/app-1a2b.js"/>
  <link rel=modulepreload href='/lazy.js'>
  <link rel="preload" as="font" href="/outfit.woff2"><link rel="stylesheet" href="/x.css">
  <script>window.inline = "<b src=no>"</script>
  <script src="/polyfill.js" nomodule></script>
</head><body>
  <script src="/app-1a2b.js?v=1#x" async></script>
  <script src="/app-1a2b.js" async></script>
  <script src="https://analytics.example/tag.js" async></script>
</body></html>`

it("finds every script once, preloaded or not, and none for browsers of the past", () => {
  expect(scriptAddresses(html)).toEqual([
    "/app-1a2b.js",
    "/lazy.js",
    "/app-1a2b.js?v=1#x",
    "https://analytics.example/tag.js",
  ])
})

it("weighs the files and names what is not of this site", () => {
  const site = mkdtempSync(path.join(tmpdir(), "scripts-"))
  mkdirSync(path.join(site, "case-studies/nimble"), { recursive: true })
  writeFileSync(
    path.join(site, "case-studies/nimble/index.html"),
    html.replace("?v=1#x", "").replace("/lazy.js", "/lazy%20one.js"),
  )
  writeFileSync(path.join(site, "app-1a2b.js"), "a".repeat(5_000))
  writeFileSync(path.join(site, "lazy one.js"), "b".repeat(100))
  const weight = scriptWeight(site, "/case-studies/nimble/")
  expect(weight).toMatchObject({ files: 2, bytes: 5_100, elsewhere: ["https://analytics.example/tag.js"] })
  expect(weight.gzippedBytes).toBeLessThan(120)
  rmSync(site, { recursive: true })
})

it("weighs the chunks of the page's template, which the start script lists", () => {
  const site = mkdtempSync(path.join(tmpdir(), "scripts-"))
  const mapping = { "component---a": ["/a-1.js", "/b-2.js"], "component---b": ["/c-3.js"] }
  const files = {
    "index.html": '<script src="/start-0a1b.js"></script>',
    "start-0a1b.js": `first();\nwindow.___chunkMapping=${JSON.stringify(mapping)};\nlast()`,
    "page-data/page-data.json": JSON.stringify({ componentChunkName: "component---a" }),
    "a-1.js": "a",
    "b-2.js": "b",
    "c-3.js": "c",
  }
  mkdirSync(path.join(site, "page-data"))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(site, name), text)
  expect(scriptWeight(site, "/")).toMatchObject({ files: 3, elsewhere: [] })
  rmSync(site, { recursive: true })
})
