/** Tables and rows wider than the window: a shadow or a fade at each edge with more behind it. */

import sharp from "sharp"
import { openPage, setTheme } from "../support/open-page"
import { documents, firstOf, htmlOf } from "./support/pages"
import { expect, type Locator, type Page, test } from "./support/test"
import { patternOf, texts } from "./support/texts"

const columns = (address: string) => htmlOf(address).split("<th ").length

/** The document with the most columns. */
const address = documents.map(({ path }) => path).sort((a, b) => columns(b) - columns(a))[0] ?? ""

for (const theme of ["light", "dark"] as const)
  test(`a table shows a shadow where it continues in the ${theme} theme, and none where it ends`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, address)
    await setTheme(page, theme)
    const table = page.getByRole("group", { name: patternOf(texts.prose.table) }).first()
    await table.scrollIntoViewIfNeeded()
    const overflow = () => table.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(await overflow()).toBeGreaterThan(100)
    expect(await shadows(page, table)).toEqual({ left: false, right: true })
    await table.evaluate((box) => box.scrollTo({ left: 100 }))
    expect(await shadows(page, table)).toEqual({ left: true, right: true })
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
    expect(await shadows(page, table)).toEqual({ left: true, right: false })

    await page.setViewportSize({ width: 1440, height: 900 })
    await table.scrollIntoViewIfNeeded()
    expect(await overflow()).toBe(0)
    expect(await shadows(page, table)).toEqual({ left: false, right: false })
  })

test("the row of headings does not fade at its start until it is scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, firstOf("case-study").path)
  const row = page.getByRole("navigation", { name: texts.page.onThisPage }).getByRole("list")
  const mask = () => row.evaluate((list) => getComputedStyle(list).maskImage)
  const atStart = await mask()
  await row.evaluate((list) => list.scrollTo({ left: 100, behavior: "instant" }))
  await expect.poll(mask).not.toBe(atStart)
})

/** Compare the background at both edges with the middle, above the text of the first row. */
const shadows = async (page: Page, table: Locator) => {
  const box = await table.boundingBox()
  const row = await table.locator("tbody tr").first().boundingBox()
  if (!box || !row) throw new Error("The table is not visible.")
  const brightness = async (x: number) => {
    const clip = { x: Math.round(x), y: Math.ceil(row.y) + 3, width: 4, height: 6 }
    const { channels } = await sharp(await page.screenshot({ clip })).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
  }
  const middle = await brightness(box.x + box.width / 2)
  const hasShadow = async (x: number) => Math.abs((await brightness(x)) - middle) > 8
  return { left: await hasShadow(box.x + 4), right: await hasShadow(box.x + box.width - 8) }
}
