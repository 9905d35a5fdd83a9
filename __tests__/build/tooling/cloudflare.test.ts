/** The Worker for addresses without a file, on Cloudflare. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { root } from "../../../src/publish/paths"
import worker from "../../../src/tooling/hosts/cloudflare.mjs"

it("answers 404 with the page “Not found” and the headers of that page, which must not be cached", async () => {
  const asked: string[] = []
  const fetchAsset = async (address: URL | RequestInfo) => {
    asked.push(String(address))
    return new Response("nothing here", {
      headers: { "cache-control": "max-age=0", "content-type": "text/html" },
    })
  }
  const request = new Request("https://a.example/app-0123456789.js?a=b")
  const response = await worker.fetch(request, { ASSETS: { fetch: fetchAsset } })
  expect(asked).toEqual(["https://a.example/404/"])
  expect([response.status, await response.text()]).toEqual([404, "nothing here"])
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "cache-control": "max-age=0",
    "content-type": "text/html",
  })
})

it("runs only where there is no file", () => {
  const settings = readFileSync(path.join(root, "wrangler.toml"), "utf8")
  expect(settings).toContain('\nmain = "src/tooling/hosts/cloudflare.mjs"\n')
  // Without `run_worker_first`.
  expect(settings.split("[assets]\n")[1]?.split("\n").filter(Boolean)).toEqual([
    'directory = "./dist"',
    'binding = "ASSETS"',
    'html_handling = "force-trailing-slash"',
  ])
})
