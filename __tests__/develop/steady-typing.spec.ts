/** Steady typing in the studio. `npm run bench -- studio` types longer, also with three typists. */
import { setTimeout } from "node:timers/promises"
import { type Browser, expect, type Page } from "@playwright/test"
import { type DevelopSite, test } from "./support/develop-site"

const bench = Number(process.env.MOSSLIGHT_TYPING_SECONDS ?? 0)
const seconds = bench || 45
const keyMs = 260
const files = ["case-studies/harbour-ledger", "insights/old-boats", "technologies/go"]

test.describe.configure({ mode: "serial" })

/** Open a document, with the cursor at the end of its first text. */
const openDocument = async (browser: Browser, site: DevelopSite, file: string) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.address}/studio/#content/${file}/index.mdx`)
  await page.getByRole("textbox", { name: "Text", exact: true }).first().click()
  await page.keyboard.press("Control+End")
  await page.keyboard.press("Enter")
  await page.keyboard.press("Enter")
  return page
}

/** Type a key each 0.26 s, in words with numbers. Return the last of them. */
const type = async (page: Page, end: number) => {
  const shown = page.frameLocator("iframe[data-page]")
  for (let number = 1; ; number += 1) {
    const word = `tea${number}`
    const pause = number % 20 === 0 ? "Enter" : "Space"
    for (const key of [...word, pause]) {
      await page.keyboard.press(key)
      await setTimeout(keyMs)
    }
    // The page shows it before Gatsby does.
    if (number % 8 === 0) await expect(shown.getByText(word)).toBeAttached({ timeout: 5000 })
    if (Date.now() > end) return word
  }
}

for (const typists of bench ? [1, 3] : [1])
  test(`${typists} can type for ${seconds} seconds, and every page has the text then`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(seconds * 1000 + 200_000)
    site.restore()
    const places = files.slice(0, typists)
    const pages = await Promise.all(places.map((file) => openDocument(browser, site, file)))
    const end = Date.now() + seconds * 1000
    const words = await Promise.all(pages.map((page) => type(page, end)))
    for (const [index, word] of words.entries()) {
      const data = `${site.address}/page-data/${places[index]}/page-data.json`
      await expect.poll(async () => (await fetch(data)).text()).toContain(word)
    }
    expect(site.log()).not.toContain("Panicking")
    for (const page of pages) await page.close({ runBeforeUnload: false })
  })
