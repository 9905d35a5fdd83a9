/** Tabs and filters of the list of case studies. */
import { readFileSync } from "node:fs"
import path from "node:path"
import type { Facet } from "../../src/site/features/study-filter/parameters"
import { fillText } from "../../src/util/fill-text"
import { holdScripts, idle, openPage, waitForHydration } from "../support/open-page"
import { violations, violationsInBothThemes } from "./support/axe"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { overflowing } from "./support/overflow"
import { pagesOfKind } from "./support/pages"
import { recordProblems } from "./support/record-problems"
import { siteFolder } from "./support/site-folder"
import { expect, type Page, test } from "./support/test"

const listData: { result: { data: Queries.CaseStudyIndexPageQuery } } = JSON.parse(
  readFileSync(path.join(siteFolder, "page-data/case-studies/page-data.json"), "utf8"),
)
const { caseStudyFilterTexts: texts } = listData.result.data
if (!texts) throw new Error("The list has no texts of its filter.")

const total = pagesOfKind("case-study").length
/** The number of studies on the first page. */
const listed = Math.min(total, 24)
const index = "/case-studies/"

const tab = (page: Page, at: number) => page.getByRole("tab").nth(at)
const count = (page: Page) => page.locator("main").getByRole("status")
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 2 })
const filters = (page: Page) => page.getByRole("button", { name: new RegExp(`^${texts.filters}`) })
const panel = (page: Page) => page.getByRole("group", { name: texts.filters })
const select = (page: Page, facet: Facet) => panel(page).getByRole("combobox", { name: texts[facet].label })
const withTotal = (text: string, found?: string | number) =>
  fillText(text, { found: found ?? "" }, (one, many) => `${total} ${total === 1 ? one : many}`)
const filtered = new RegExp(`^${withTotal(texts.found, "\\d+")}$`)

const openList = async (page: Page, address = index) => {
  await openPage(page, address)
  await waitForHydration(tab(page, 0))
}

/** Select the first value of a field that matches any study. */
const choose = async (page: Page, field: Facet) => {
  // A button replaces the native select when its script is loaded.
  await expect(select(page, field)).toHaveJSProperty("tagName", "BUTTON")
  await select(page, field).click()
  await panel(page)
    .getByRole("option", { name: /\([1-9]\d*\)$/, disabled: false })
    .first()
    .click()
}

const [newest] = listData.result.data.allCaseStudy.nodes
const filteredAddress = `${index}?technology=${newest?.technologySlugs[0]}`

test("tabs work by mouse and keyboard, the URL has the selected tab, and filters need no more data", async ({
  page,
}) => {
  const problems = recordProblems(page)
  const requests: string[] = []
  page.on("request", (sent) => requests.push(new URL(sent.url()).pathname))
  await openList(page)
  await idle(page)
  await expect(tab(page, 0)).toHaveAttribute("aria-selected", "true")
  await expect(count(page)).toHaveText(withTotal(texts.total))
  const scripts = () => requests.filter((address) => address.endsWith(".js")).length
  const before = scripts()
  await tab(page, 1).click()
  await expect(page).toHaveURL(/\?work=/)
  await expect(count(page)).toHaveText(filtered)
  expect(scripts()).toBeGreaterThan(before)
  expect(requests).not.toContain("/data/case-studies.json")
  const [address, names] = [page.url(), await cards(page).allTextContents()]
  await page.keyboard.press("ArrowRight")
  await expect(tab(page, 2)).toBeFocused()
  await expect(page).not.toHaveURL(address)
  await expect(cards(page)).not.toHaveText(names)
  await page.keyboard.press("Home")
  await expect(page).toHaveURL(index)
  await expect(cards(page)).toHaveCount(listed)
  for (const [width, isCentred] of [
    [1440, true],
    [640, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const box = await page.getByRole("tablist").boundingBox()
    if (!box) throw new Error("The tabs are not shown.")
    if (isCentred) expect(Math.abs(box.x + box.width / 2 - width / 2), `at ${width}`).toBeLessThan(1)
    else expect(box.x).toBe(12)
  }
  expect(problems).toEqual([])
})

test("filters narrow the list, show their number, and can be cleared", async ({ page }) => {
  const problems = recordProblems(page)
  await openList(page)
  await filters(page).click()
  for (const facet of ["technology", "tag"] as const) await choose(page, facet)
  await expect(page).toHaveURL(/\?technology=[a-z-]+&tag=[a-z0-9-]+$/)
  await expect(async () => {
    const shown = await cards(page).count()
    expect(shown).toBeGreaterThan(0)
    expect(await count(page).textContent()).toBe(withTotal(texts.found, shown))
  }).toPass({ timeout: 15_000 })
  await expect(filters(page)).toHaveText(`${texts.filters} (2)`)
  await page.getByRole("button", { name: texts.clear }).click()
  await expect(page).toHaveURL(index)
  await expect(filters(page)).toBeFocused()
  await expect(count(page)).toHaveText(withTotal(texts.total))
  expect(problems).toEqual([])
})

test("filters follow back and forward, also from another page", async ({ page }) => {
  await openList(page)
  await tab(page, 2).click()
  await filters(page).click()
  const withTab = page.url()
  await choose(page, "tag")
  await expect(page).toHaveURL(/\?work=.+&tag=/)
  const both = page.url()
  const names = await cards(page).allTextContents()
  await page.getByRole("tabpanel").getByRole("link").first().click()
  await expect(page).toHaveURL(/\/case-studies\/[a-z0-9-]+\/$/)
  await page.goBack()
  await expect(page).toHaveURL(both)
  await expect(cards(page)).toHaveText(names)
  await page.goBack()
  await expect(page).toHaveURL(withTab)
  await expect(filters(page)).toHaveText(texts.filters)
  await page.goBack()
  await expect(page).toHaveURL(index)
  await expect(cards(page)).toHaveCount(listed)
  await page.goForward()
  await expect(tab(page, 2)).toHaveAttribute("aria-selected", "true")
  await expect(count(page)).toHaveText(filtered)
})

test("without results, a button shows the whole list", async ({ page }) => {
  await openList(page, "/case-studies/?tag=nowhere")
  await expect(count(page)).toHaveText(withTotal(texts.found, 0))
  await expect(page.getByRole("heading", { name: texts.none.title })).toBeVisible()
  await page.getByRole("button", { name: texts.none.button }).click()
  await expect(page).toHaveURL(index)
  await expect(page.getByRole("tabpanel")).toBeFocused()
  await expect(cards(page)).toHaveCount(listed)
})

test("a filtered address shows no unfiltered list while scripts load", async ({ page }) => {
  const open = await holdScripts(page)
  await page.goto(filteredAddress, { waitUntil: "commit" })
  const area = page.locator("#work")
  await area.waitFor()
  const message = () => area.evaluate((element) => getComputedStyle(element, "::before").content)
  await expect.poll(message).not.toBe("none")
  await expect(area).toHaveAttribute("data-loading", texts.loading)
  const firstCard = page.locator("main h2").first()
  await expect(firstCard).toBeHidden()
  open()
  await expect(page.getByRole("button", { name: `${texts.filters} (1)` })).toBeVisible()
  await expect(count(page)).toHaveText(filtered)
  await expect(firstCard).toBeVisible()
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a filtered page at ${width} px has no errors, layout shifts, overflow or axe violations`, async ({
    page,
  }) => {
    const problems = recordProblems(page)
    await recordShifts(page)
    await page.setViewportSize({ width, height })
    await openList(page, filteredAddress)
    await expect(count(page)).toHaveText(filtered)
    await expect(page.getByRole("tabpanel")).not.toHaveAttribute("aria-busy")
    await idle(page)
    const { sum, moved } = await layoutShift(page, "main")
    expect(sum, moved.join("\n")).toBeLessThan(0.01)
    expect(await violationsInBothThemes(page)).toEqual([])
    await select(page, "tag").click()
    expect(await violations(page)).toEqual([])
    for (const other of [320, 390, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width: other, height })
      expect(await overflowing(page), `${other} px`).toEqual([])
    }
    expect(problems).toEqual([])
  })

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the list is complete at any address, and has no controls", async ({ page }) => {
    await page.goto("/case-studies/?tag=nowhere")
    await expect(page.locator("main h2")).toHaveCount(listed)
    await expect(page.locator("main h2").first()).toBeVisible()
    await expect(page.getByText(withTotal(texts.total))).toBeVisible()
    for (const role of ["tab", "button", "combobox"] as const)
      await expect(page.locator("main").getByRole(role)).toHaveCount(0)
  })
})
