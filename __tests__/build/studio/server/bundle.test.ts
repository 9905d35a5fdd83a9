import path from "node:path"
import { bundlePage } from "../../../../src/studio/server/bundle"

const page = path.resolve(__dirname, "../../../../src/studio/page/main.tsx")

it("bundles the studio's page, which has no part of Gatsby", async () => {
  const script = Buffer.from((await bundlePage(page)).get("studio.js") ?? "").toString()
  expect(script).not.toContain("could not be bundled")
  // Of its Link. The name of its loader is there, to ask that of the frame.
  expect(script).not.toContain("___navigate")
  expect(script.length).toBeGreaterThan(100_000)
})
