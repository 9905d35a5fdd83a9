/** The dialog that searches from every page, and how well it and the search page answer questions. */

import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { searchTexts } from "../support/feature-texts"
import { hydrated, openPage } from "../support/open-page"
import { questions } from "../support/questions"
import { violationsInBothThemes } from "./support/axe"
import { overflowing } from "./support/overflow"
import { firstOf, pages } from "./support/pages"
import { recordProblems } from "./support/record-problems"
import { siteFolder } from "./support/site-folder"
import { expect, type Page, test } from "./support/test"
import { texts } from "./support/texts"

const study = firstOf("case-study")
const searchName = pages.find(({ path }) => path === "/search/")?.name ?? ""
const field = (page: Page) => page.getByRole("combobox", { name: texts.search.field })
const options = (page: Page) => page.getByRole("dialog", { name: searchName }).getByRole("option")
const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: searchName, exact: true })

test("opens by button and keyboard on every kind of page, and leads to a page", async ({ page }) => {
  const problems = recordProblems(page)
  const requests: string[] = []
  page.on("request", (request) => requests.push(new URL(request.url()).pathname))
  await openPage(page, study.path)
  expect(requests).not.toContain("/search-pages.json")
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await field(page).press("Escape")
  await expect(field(page)).toBeHidden()
  await expect(button(page)).toBeFocused()

  await page.keyboard.press("Control+k")
  const { name, path: service } = firstOf("service")
  await page.keyboard.type(name)
  await expect(options(page).first()).toHaveAttribute("href", service)
  await page.keyboard.press("ArrowUp")
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(service)
  await expect(field(page)).toBeHidden()

  await page.keyboard.press("Control+k")
  await expect(field(page)).toHaveValue(name)
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(`/search/?${new URLSearchParams({ q: name })}`)
  // Another document: without its scripts it has no keys of its own.
  await hydrated(page)
  await page.keyboard.press("Control+k")
  await expect(field(page)).toBeFocused()
  // Only the search page may compile WebAssembly.
  expect(requests.slice(0, requests.indexOf("/search/")).filter((path) => path.includes("pagefind"))).toEqual(
    [],
  )
  expect(problems).toEqual([])
})

test("closes when Tab or a press outside leaves it", async ({ page }) => {
  await openPage(page, study.path)
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(field(page)).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(field(page)).toBeHidden()
  await expect(page.locator(":focus-visible")).toHaveCount(1)

  await button(page).click()
  await expect(field(page)).toBeVisible()
  await page.mouse.click(2, 500)
  await expect(field(page)).toBeHidden()
})

for (const width of [1440, 390])
  test(`has no overflow or axe violations at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, study.path)
    await button(page).click()
    await field(page).fill("a")
    await expect(options(page).nth(1)).toBeVisible()
    expect(await violationsInBothThemes(page)).toEqual([])
    for (const narrower of [320, 768, width]) {
      await page.setViewportSize({ width: narrower, height: 500 })
      expect(await overflowing(page)).toEqual([])
      await expect(options(page).last()).toBeAttached()
    }
  })

test("its list of pages has at most 60 kB, gzipped", () => {
  const list = readFileSync(path.join(siteFolder, "search-pages.json"))
  expect(JSON.parse(list.toString()).length).toBeGreaterThan(pages.length / 2)
  expect(gzipSync(list).length).toBeLessThan(60_000)
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the button is a link to the search page", async ({ page }) => {
    await page.goto(study.path)
    const link = page.getByRole("banner").getByRole("link", { name: searchName, exact: true })
    await expect(link).toBeVisible()
    await link.click()
    await expect(page).toHaveURL("/search/")
  })
})

test.describe("questions of clients", () => {
  /** Whether the page is among the first three links. */
  const isFound = async (links: ReturnType<typeof options>, address: string) => {
    const addresses = await links.evaluateAll((found) =>
      found.slice(0, 3).map((one) => one.getAttribute("href")),
    )
    return addresses.includes(address)
  }

  test("have the page that answers them in the first three results of the search page", async ({ page }) => {
    test.slow()
    await openPage(page, "/search/")
    const missed: string[] = []
    for (const { asked, page: address } of questions) {
      await page.getByRole("searchbox", { name: searchTexts.field }).fill(asked)
      await expect(page.locator("main").getByRole("status")).toContainText(asked)
      const results = page
        .getByRole("list", { name: searchTexts.results })
        .getByRole("heading")
        .getByRole("link")
      if (!(await isFound(results, address))) missed.push(asked)
    }
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(3)
  })

  test("have it in the dialog with one wrong letter", async ({ page }) => {
    await openPage(page, study.path)
    await button(page).click()
    const missed: string[] = []
    for (const { mistyped, page: address } of questions) {
      await field(page).fill(mistyped)
      await expect(options(page).last()).toContainText(mistyped)
      if (!(await isFound(options(page), address))) missed.push(mistyped)
    }
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(10)
  })
})
