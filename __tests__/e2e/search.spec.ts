/** The search over the built site. */
import { existsSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { idle, openPage, rememberDocument } from "../support/open-page"
import { violationsInBothThemes } from "./support/axe"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { overflowing } from "./support/overflow"
import { documents, firstOf, isUnlisted, pagesOfKind } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { expect, type Page, test } from "./support/test"
import { watch } from "./support/watch"

const field = (page: Page) => page.getByRole("searchbox", { name: "Search by any word" })
const said = (page: Page) => page.locator("main").getByRole("status")
const results = (page: Page) => page.getByRole("list", { name: "Results" }).getByRole("article")
const found = (page: Page) => results(page).filter({ has: link(page) })
const link = (page: Page) => page.getByRole("heading", { level: 2 }).getByRole("link", { name, exact: true })

/** The case study of which the name says most. */
const [{ name, path: study } = firstOf("case-study")] = pagesOfKind("case-study").toSorted(
  (one, other) => other.name.length - one.name.length,
)
const wanted = `/search/?${new URLSearchParams({ q: name })}`

test("finds pages while somebody types, with kind, marked words and the term in the address, by keys alone", async ({
  page,
}) => {
  const heard = watch(page)
  await openPage(page, "/search/")
  await field(page).fill(name)
  await expect(said(page)).toHaveText(new RegExp(`^\\d+ results? for “${name}”$`))
  await expect(page).toHaveURL(wanted)
  await expect(page).toHaveTitle(/ \| Search$/)
  await expect(found(page)).toContainText("Case study")
  await expect(found(page).locator("mark").first()).toBeVisible()

  await field(page).focus()
  await page.keyboard.press("ArrowDown")
  await expect(results(page).first().getByRole("heading").getByRole("link")).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(field(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(field(page)).toHaveValue("")
  await expect(page).toHaveURL("/search/")
  await expect(page.getByRole("region", { name: "Case studies" })).toBeVisible()
  expect(heard).toEqual([])
})

test("is entered and left by loading a document; going back shows what was found", async ({ page }) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, "/services/")
  const onServices = await rememberDocument(page)
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click()
  await expect(page).toHaveURL("/search/")
  expect(await onServices()).toBeFalsy()
  // Nothing was prefetched on the way.
  expect(asked.slice(0, asked.indexOf("/search/"))).not.toContain("/page-data/search/page-data.json")
  await field(page).fill(name)
  const onSearch = await rememberDocument(page)
  await link(page).click()
  await expect(page).toHaveURL(study)
  expect(await onSearch()).toBeFalsy()
  await page.goBack()
  await expect(page).toHaveURL(wanted)
  await expect(field(page)).toHaveValue(name)
  await expect(link(page)).toBeVisible()
})

test("shows what was typed as text, says when nothing is found, and offers every page", async ({ page }) => {
  await openPage(page, `/search/?${new URLSearchParams({ q: "<img src=x>" })}`)
  await expect(said(page)).toContainText("<img src=x>")
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  // Letters that no page uses: for an unknown word, Pagefind takes words that begin like it.
  await field(page).fill("жжж")
  await expect(said(page)).toContainText("Nothing found for “жжж”")
  await expect(page.getByRole("region", { name: "Services" })).toBeVisible()
})

test("is offered on the page for what is not found, with what was typed", async ({ page }) => {
  await page.goto("/case-studies/no-such-study/")
  const offered = page.getByRole("link", { name: "Search the site" })
  await expect(offered).toHaveAttribute("href", "/search/?q=no+such+study")
})

for (const width of [1440, 390])
  test(`results move nothing when they come, fit and have no axe violation at ${width}`, async ({ page }) => {
    await recordShifts(page)
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, wanted)
    await expect(results(page).first()).toBeVisible()
    await idle(page)
    const { sum, moved } = await layoutShift(page, "main")
    expect(sum, moved.join("\n")).toBeLessThan(0.01)
    expect(await violationsInBothThemes(page)).toEqual([])
    for (const narrower of [320, 768, width]) {
      await page.setViewportSize({ width: narrower, height: 900 })
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
    expect(urls.filter((url) => isUnlisted(url) || /\/page\/\d+\//.test(url))).toEqual([])
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
    await page.goto(wanted)
    await expect(page.getByRole("searchbox")).toHaveCount(0)
    for (const document of documents) {
      const listed = page.locator(`main a[href="${document.path}"]`)
      await expect(listed).toHaveText(document.name)
      await expect(listed).toBeVisible()
    }
  })
})
