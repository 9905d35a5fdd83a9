/** The studio's page with a document of any text. Its server runs without Gatsby, and saves into memory. */
import path from "node:path"
import { type Browser, expect } from "@playwright/test"
import { siteWith } from "../../support/fixture-site"
import { removeFolders } from "../../support/folders"
import { startStudio } from "../../support/studio-server"

const file = "content/case-studies/harbour-ledger/index.mdx"

export const openStudioPage = async (browser: Browser) => {
  const script = path.resolve(__dirname, "../../../src/studio/page/main.tsx")
  const studio = await startStudio(await siteWith(), undefined, script)
  const page = await browser.newPage({ viewport: { width: 1440, height: 2000 } })
  /** The file as it is, and what the page has saved. */
  let disk = { text: "", version: 0 }
  const opened = () => ({ file, text: disk.text, version: String(disk.version), assets: [] })
  await page.route("**/api/file?*", (route) => route.fulfill({ json: opened() }))
  await page.route("**/api/check", (route) => route.fulfill({ json: { diagnostics: [], isShown: false } }))
  await page.route("**/api/save", (route) => {
    disk = { text: route.request().postDataJSON().text, version: disk.version + 1 }
    return route.fulfill({ json: opened() })
  })
  await page.goto(`http://127.0.0.1:${studio.port}/studio/`)
  return {
    page,
    disk: () => disk,
    /** Close the document that is open, and open another text. The page is not loaded again, which bundles it. */
    open: async (text: string) => {
      await page.evaluate(() => {
        location.hash = ""
      })
      await expect(page.getByRole("heading", { level: 1, name: "Studio" })).toBeVisible()
      disk = { text, version: 1 }
      await page.evaluate((hash) => {
        location.hash = hash
      }, file)
      await expect(page.getByRole("region", { name: "Body" })).toBeVisible()
    },
    /** Save, if something has changed. Return the text of the file. */
    save: async () => {
      await page.keyboard.press("Control+s")
      await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled()
      return disk.text
    },
    stop: () => {
      studio.stop()
      removeFolders()
    },
  }
}
