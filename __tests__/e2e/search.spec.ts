/** The search over the built site. */
import { existsSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { openPage, rememberDocument } from "../support/open-page"
import { violations } from "./support/axe"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { overflowing } from "./support/overflow"
import { documents } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { watch } from "./support/watch"

const field = (page: Page) => page.getByRole("searchbox", { name: "Search by any word" })
const said = (page: Page) => page.locator("main").getByRole("status")
const results = (page: Page) => page.getByRole("list", { name: "Results" }).getByRole("article")

test("finds pages while somebody types, with kind, marked words and the term in the address", async ({
  page,
}) => {
  const heard = watch(page)
  await openPage(page, "/search/")
  await field(page).fill("task board")
  await expect(said(page)).toHaveText(/^\d+ results? for “task board”$/)
  await expect(page).toHaveURL("/search/?q=task+board")
  await expect(page).toHaveTitle("Mosslight | Search")
  const first = results(page).first()
  await expect(first.getByRole("heading", { level: 2 })).toHaveText("Nimble")
  await expect(first).toContainText("Case study")
  await expect(first.locator("mark").first()).toHaveText(/board|task/i)
  expect(heard).toEqual([])
})

test("is used by keys alone", async ({ page }) => {
  await openPage(page, "/search/?q=ferry")
  await expect(results(page).first()).toBeVisible()
  await field(page).focus()
  await page.keyboard.press("ArrowDown")
  const link = results(page).first().getByRole("heading").getByRole("link")
  await expect(link).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(field(page)).toHaveValue("")
  await expect(page).toHaveURL("/search/")
  await expect(page.getByRole("region", { name: "Case studies" })).toBeVisible()
})

test("is entered and left by loading a document; going back shows what was found", async ({ page }) => {
  await openPage(page, "/services/")
  const onServices = await rememberDocument(page)
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click()
  await expect(page).toHaveURL("/search/")
  expect(await onServices()).toBeFalsy()
  await field(page).fill("Flutter")
  await expect(results(page).first()).toBeVisible()
  const onSearch = await rememberDocument(page)
  await results(page).first().getByRole("heading").getByRole("link").click()
  await expect(page).not.toHaveURL(/search/)
  expect(await onSearch()).toBeFalsy()
  await page.goBack()
  await expect(page).toHaveURL("/search/?q=Flutter")
  await expect(field(page)).toHaveValue("Flutter")
  await expect(results(page).first()).toBeVisible()
})

test("says when nothing is found, and offers every page", async ({ page }) => {
  // In letters that no page uses: where a word is nowhere, Pagefind takes what begins like it.
  await openPage(page, "/search/?q=жжж")
  await expect(said(page)).toContainText("Nothing found for “жжж”")
  await expect(page.getByRole("region", { name: "Services" })).toBeVisible()
})

test("says when it did not load, and tries again", async ({ page }) => {
  await page.route("**/pagefind/pagefind.js", (route) => route.fulfill({ status: 503 }))
  await openPage(page, "/search/?q=ferry")
  await expect(page.getByRole("alert")).toContainText("The search did not load")
  await expect(page.getByRole("region", { name: "Insights" })).toBeVisible()
})

test("shows text of pages as text", async ({ page }) => {
  await openPage(page, "/search/?q=%3Cimg%20src%3Dx%3E")
  await expect(said(page)).toContainText("<img src=x>")
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
})

test("is offered where nothing is, with what was typed", async ({ page }) => {
  await page.goto("/case-studies/task-board/")
  const link = page.getByRole("link", { name: "Search the site" })
  await expect(link).toHaveAttribute("href", "/search/?q=task+board")
})

for (const width of [1440, 390])
  for (const address of ["/search/", "/search/?q=ferry"])
    test(`${address} moves nothing when it wakes, at ${width}`, async ({ page }) => {
      await recordShifts(page)
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, address)
      if (address.includes("q=")) await expect(results(page).first()).toBeVisible()
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
      const { sum, moved } = await layoutShift(page, "main")
      expect(sum, moved.join("\n")).toBeLessThan(0.01)
    })

for (const theme of ["light", "dark"])
  test(`has no axe violation, ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme)
    for (const address of ["/search/", "/search/?q=ferry"]) {
      await openPage(page, address)
      if (address.includes("q=")) await expect(results(page).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
    }
  })

for (const width of [320, 390, 768, 1024, 1440])
  test(`stays within ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const address of ["/search/", "/search/?q=machine+learning"]) {
      await openPage(page, address)
      if (address.includes("q=")) await expect(results(page).first()).toBeVisible()
      expect(await overflowing(page)).toEqual([])
    }
  })

test.describe("the index", () => {
  const folder = path.join(siteFolder, "pagefind")

  test("holds every document, and no page that search engines leave out", async ({ page }) => {
    await openPage(page, "/search/")
    const urls = await page.evaluate(async () => {
      const address = "/pagefind/pagefind.js"
      const pagefind = await import(address)
      const { results: found } = await pagefind.search(null)
      return Promise.all(
        found.map(async (one: { data(): Promise<{ url: string }> }) => (await one.data()).url),
      )
    })
    for (const { path: address } of documents) expect(urls).toContain(address)
    expect(urls.filter((url) => /404|search|payment|completed|\/page\//.test(url))).toEqual([])
  })

  test("weighs under 6 kB a page, and leaves out Pagefind's own interfaces and worker", () => {
    const bytes = (name: string) =>
      readdirSync(path.join(folder, name))
        .map((file) => statSync(path.join(folder, name, file)).size)
        .reduce((sum, size) => sum + size, 0)
    expect(bytes("fragment") / documents.length).toBeLessThan(6000)
    expect(bytes("index") / documents.length).toBeLessThan(6000)
    for (const file of ["pagefind-ui.js", "pagefind-worker.js", "pagefind-component-ui.js"])
      expect(existsSync(path.join(folder, file))).toBe(false)
  })
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("every page is listed by kind, and no field is shown", async ({ page }) => {
    await page.goto("/search/?q=ferry")
    await expect(page.getByRole("searchbox")).toHaveCount(0)
    for (const { path: address, name } of documents) {
      const link = page.locator(`main a[href="${address}"]`)
      await expect(link).toHaveText(name)
      await expect(link).toBeVisible()
    }
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  })
})
