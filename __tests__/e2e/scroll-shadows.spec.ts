/** Tables wider than a phone: a shade at the edge behind which there are more columns, and none at their end. */

import sharp from "sharp"
import { openPage, setTheme } from "../support/open-page"
import { documents, htmlOf } from "./support/pages"
import { expect, type Locator, type Page, test } from "./support/test"

const headCells = (address: string) => htmlOf(address).split("<th ").length

/** The document with the most columns. */
const address = documents.map((page) => page.path).sort((a, b) => headCells(b) - headCells(a))[0] ?? ""

for (const theme of ["light", "dark"] as const)
  test(`a table that goes on is shaded there in the ${theme} theme, and one that fits is not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const table = await showTable(page, theme)
    const room = () => table.evaluate((box) => box.scrollWidth - box.clientWidth)
    expect(await room()).toBeGreaterThan(100)
    expect(await shadedEdges(page, table)).toEqual({ left: false, right: true })
    await table.evaluate((box) => box.scrollTo({ left: 100 }))
    expect(await shadedEdges(page, table)).toEqual({ left: true, right: true })
    await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
    expect(await shadedEdges(page, table)).toEqual({ left: true, right: false })

    await page.setViewportSize({ width: 1440, height: 900 })
    await table.scrollIntoViewIfNeeded()
    expect(await room()).toBe(0)
    expect(await shadedEdges(page, table)).toEqual({ left: false, right: false })
  })

const showTable = async (page: Page, theme: "light" | "dark") => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openPage(page, address)
  await setTheme(page, theme)
  const table = page.getByRole("region", { name: "Table: " }).first()
  await table.scrollIntoViewIfNeeded()
  return table
}

/** At which edges the ground differs from that in the middle, in the air above the text of the first row. */
const shadedEdges = async (page: Page, table: Locator) => {
  const box = await table.boundingBox()
  const row = await table.locator("tbody tr").first().boundingBox()
  if (!box || !row) throw new Error("The table is not drawn.")
  const brightness = async (x: number) => {
    const clip = { x: Math.round(x), y: Math.ceil(row.y) + 3, width: 4, height: 6 }
    const { channels } = await sharp(await page.screenshot({ clip })).stats()
    return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0) / 3
  }
  const middle = await brightness(box.x + box.width / 2)
  const differs = async (x: number) => Math.abs((await brightness(x)) - middle) > 8
  return { left: await differs(box.x + 4), right: await differs(box.x + box.width - 8) }
}
