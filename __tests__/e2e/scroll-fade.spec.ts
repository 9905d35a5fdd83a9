/** Tables and rows wider than the window: a fade at each edge with more behind it. */

import { openPage } from "../support/open-page"
import { documents, firstOf, htmlOf } from "./support/pages"
import { expect, type Locator, test } from "./support/test"
import { patternOf, texts } from "./support/texts"

const columns = (address: string) => htmlOf(address).split("<th ").length

/** The document with the most columns. */
const address = documents.map(({ path }) => path).sort((a, b) => columns(b) - columns(a))[0] ?? ""

test("a table fades where it continues, and not where it ends", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openPage(page, address)
  const table = page.getByRole("group", { name: patternOf(texts.prose.table) }).first()
  await table.scrollIntoViewIfNeeded()
  const overflow = () => table.evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(await overflow()).toBeGreaterThan(100)
  await expect.poll(() => fades(table)).toEqual({ left: false, right: true })
  await table.evaluate((box) => box.scrollTo({ left: 100 }))
  await expect.poll(() => fades(table)).toEqual({ left: true, right: true })
  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  await expect.poll(() => fades(table)).toEqual({ left: true, right: false })

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await table.scrollIntoViewIfNeeded()
  expect(await overflow()).toBe(0)
  await expect.poll(() => fades(table)).toEqual({ left: false, right: false })
})

test("the row of headings does not fade at its start until it is scrolled", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, firstOf("case-study").path)
  const row = page.getByRole("navigation", { name: texts.page.onThisPage }).getByRole("list")
  await expect.poll(() => fades(row)).toEqual({ left: false, right: true })
  await row.evaluate((list) => list.scrollTo({ left: 100, behavior: "instant" }))
  await expect.poll(() => fades(row)).toMatchObject({ left: true })
})

/** Whether the mask of a row or table begins and ends with no colour. */
const fades = async (row: Locator) => {
  const mask = await row.evaluate((one) => getComputedStyle(one).maskImage)
  const none = "rgba(0, 0, 0, 0)"
  return { left: mask.includes(`90deg, ${none}`), right: mask.endsWith(`${none})`) }
}
