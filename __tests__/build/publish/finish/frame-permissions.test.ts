import { framePermissions } from "../../../../src/publish/finish/frame-permissions"
import { siteOf } from "../../../support/built-site"
import { removeFolders, writeFiles } from "../../../support/folders"

afterEach(removeFolders)

const headers = "/*\n  Permissions-Policy: autoplay=(), camera=(), fullscreen=(self)\n"

/** The site's `_headers`, if the step writes them. */
const written = async (frameOrigins: string[]) => {
  const site = siteOf({ "robots.txt": "" }, { record: { frameOrigins } })
  writeFiles(site.project, { "static/_headers": headers })
  await site.run(framePermissions)
  return site.files().includes("_headers") ? site.read("_headers") : undefined
}

it("allows full screen and playing for embedded pages", async () => {
  expect(await written(["https://a.example", "https://b.example"])).toBe(
    '/*\n  Permissions-Policy: autoplay=("https://a.example" "https://b.example"), camera=(), fullscreen=(self "https://a.example" "https://b.example")\n',
  )
})

it("leaves the headers of a site without embeds as they are", async () => {
  expect(await written([])).toBeUndefined()
})
