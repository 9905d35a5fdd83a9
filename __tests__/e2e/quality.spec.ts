/**
 * Pages in the browser, on phones over a slow connection: no errors, no layout shifts while loading and scrolling, no
 * overflow, no axe violations, no words that run together.
 */

import { searchTexts } from "../support/feature-texts"
import { openPage } from "../support/open-page"
import { violationsInBothThemes } from "./support/axe"
import { joinedWords } from "./support/joined-words"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { overflowing } from "./support/overflow"
import { allTag, firstOf, pages } from "./support/pages"
import { recordProblems } from "./support/record-problems"
import { scrollThrough } from "./support/scroll-through"
import { startSlowServer } from "./support/slow-server"
import { expect, test } from "./support/test"

let server: Awaited<ReturnType<typeof startSlowServer>>

test.beforeAll(async ({ baseURL }) => {
  server = await startSlowServer(baseURL ?? "")
})

test.afterAll(() => server.stop())

const isSlow = (width: number) => width === 390 || Boolean(process.env.MOSSLIGHT_TEST_ALL)

/** The window of one test is resized to every width. */
const widthsToCheck = { 1440: [320, 390, 640, 768, 1024, 1280, 1440, 1920], 390: [] } as const

for (const { path } of pages) {
  for (const width of [1440, 390] as const) {
    const checks = `errors, layout shifts${width === 1440 ? ", overflow, joined words" : ""} or axe violations`
    test(`${path} at ${width} px has no ${checks}${allTag(path)}`, async ({ page }) => {
      test.slow(width === 1440)
      const problems = recordProblems(page)
      await recordShifts(page)
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, isSlow(width) ? server.origin + path : path)
      await scrollThrough(page)
      const { sum, moved } = await layoutShift(page)
      expect.soft(sum, moved.join("\n")).toBeLessThan(0.01)
      expect.soft(await violationsInBothThemes(page)).toEqual([])
      for (const other of widthsToCheck[width]) {
        await page.setViewportSize({ width: other, height: 900 })
        expect.soft(await overflowing(page), `${other} px`).toEqual([])
        if (other === 390 || other === width)
          expect.soft(await page.evaluate(joinedWords), `${other} px`).toEqual([])
      }
      expect(problems).toEqual([])
    })
  }
}

test("an unknown address logs only its 404, and suggests the most similar page", async ({ page }) => {
  const problems = recordProblems(page)
  const { path, name } = firstOf("case-study")
  const address = `${path.slice(0, -1)}x/`
  await openPage(page, address)
  await scrollThrough(page)
  const line = "error: Failed to load resource: the server responded with a status of 404 (Not Found)"
  expect(problems).toEqual([`${line} ${address}`])
  await expect(
    page.getByRole("navigation", { name: searchTexts.notFound.nearest }).getByRole("link").first(),
  ).toHaveText(name)
})
