import path from "node:path"
import { bundlePage } from "../../../../src/studio/server/bundle"

const page = path.resolve(__dirname, "../../../../src/studio/page/main.tsx")

it("bundles the studio's page, which has no part of Gatsby", async () => {
  const script = Buffer.from((await bundlePage(page)).get("studio.js") ?? "").toString()
  expect(script).not.toContain("could not be bundled")
  // The loader of the frame is asked, not one of the studio's own.
  expect(script).not.toContain("window.___loader")
  expect(script.length).toBeGreaterThan(100_000)
})
