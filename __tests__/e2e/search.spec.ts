/** The search page and its index. */
import { existsSync, readdirSync, statSync } from "node:fs"
import path from "node:path"
import { fillText } from "../../src/util/fill-text"
import { searchTexts } from "../support/feature-texts"
import { idle, openPage, rememberDocument } from "../support/open-page"
import { violationsInBothThemes } from "./support/axe"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { overflowing } from "./support/overflow"
import { documents, firstOf, isUnlisted, pagesOfKind } from "./support/pages"
import { recordProblems } from "./support/record-problems"
import { siteFolder } from "./support/site-folder"
import { expect, type Page, test } from "./support/test"
import { sourceOf, texts } from "./support/texts"

const field = (page: Page) => page.getByRole("searchbox", { name: searchTexts.field })
const status = (page: Page) => page.locator("main").getByRole("status")
const results = (page: Page) => page.getByRole("list", { name: searchTexts.results }).getByRole("article")
const found = (page: Page) => results(page).filter({ has: link(page) })
const link = (page: Page) => page.getByRole("heading", { level: 2 }).getByRole("link", { name, exact: true })

const dialogField = (page: Page) => page.getByRole("combobox", { name: texts.search.field })
const dialogOptions = (page: Page) => page.getByRole("dialog").getByRole("option")
const openDialog = async (page: Page) => {
  await page.keyboard.press("Control+k")
  await expect(dialogField(page)).toBeFocused()
}

/** The case study with the longest name. */
const [{ name, path: study } = firstOf("case-study")] = pagesOfKind("case-study").toSorted(
  (one, other) => other.name.length - one.name.length,
)
const resultsAddress = `/search/?${new URLSearchParams({ q: name })}`

test("shows results while typing, keeps the term in the URL, and works by keyboard", async ({ page }) => {
  const problems = recordProblems(page)
  await openPage(page, "/search/")
  await field(page).fill(name)
  await expect(status(page)).toHaveText(RegExp(sourceOf(fillText(searchTexts.found, { words: name }))))
  await expect(page).toHaveURL(resultsAddress)
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
  expect(problems).toEqual([])
})

test("the search page is a full-load route, and going back restores the results", async ({ page }) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(new URL(request.url()).pathname))
  await openPage(page, "/services/")
  const onServices = await rememberDocument(page)
  await openDialog(page)
  await dialogField(page).fill(name)
  await dialogOptions(page).last().click()
  await expect(page).toHaveURL(resultsAddress)
  expect(await onServices()).toBeFalsy()
  // It was not prefetched.
  expect(requests.slice(0, requests.indexOf("/search/"))).not.toContain("/page-data/search/page-data.json")
  const onSearch = await rememberDocument(page)
  await link(page).click()
  await expect(page).toHaveURL(study)
  expect(await onSearch()).toBeFalsy()
  await page.goBack()
  await expect(page).toHaveURL(resultsAddress)
  await expect(field(page)).toHaveValue(name)
  await expect(link(page)).toBeVisible()
})

test("shows markup in the term as text, and lists all pages when nothing is found", async ({ page }) => {
  await openPage(page, `/search/?${new URLSearchParams({ q: "<img src=x>" })}`)
  await expect(status(page)).toContainText("<img src=x>")
  await expect(page.locator('main img[src="x"]')).toHaveCount(0)
  await field(page).fill("zzzz")
  await expect(status(page)).toContainText(fillText(searchTexts.nothing, { words: "zzzz" }))
  await expect(page.getByRole("region", { name: "Services" })).toBeVisible()
})

test.describe("the first result", () => {
  const first = (page: Page) => results(page).first().getByRole("heading", { level: 2 }).getByRole("link")
  const search = async (page: Page, term: string) => {
    await field(page).fill(term)
    await expect(status(page)).toHaveText(RegExp(sourceOf(fillText(searchTexts.found, { words: term }))))
  }

  test("is the document whose name is searched for, for all documents", async ({ page }) => {
    test.slow()
    await openPage(page, "/search/")
    const terms = documents.flatMap(({ name, path }) => [
      [name, path] as const,
      [name.toUpperCase(), path] as const,
    ])
    for (const [term, address] of [...terms, [`zzzz ${name}`, study] as const]) {
      await search(page, term)
      await expect(first(page), term).toHaveAttribute("href", address)
    }
  })

  test("is the contact page, with the number, for a telephone", async ({ page }) => {
    await openPage(page, "/search/")
    for (const term of ["phone", "Phone number", "telephone"]) {
      await search(page, term)
      await expect(first(page), term).toHaveAttribute("href", "/contact-us/")
    }
    await search(page, "phone")
    await expect(results(page).first()).toContainText(/\+\d[\d ]{6,}/)
  })

  test("has most of the words, if no page has all", async ({ page }) => {
    await openPage(page, "/search/")
    await search(page, `${firstOf("technology").name} zzzz ${firstOf("service").name}`)
    await expect(first(page)).toBeVisible()
    await field(page).fill("zzzz qxqx")
    await expect(status(page)).toHaveText(fillText(searchTexts.nothing, { words: "zzzz qxqx" }))
  })
})

test("the Not found page searches for the words of the address, or others", async ({ page }) => {
  await page.goto("/case-studies/no-such-study/")
  const words = page.getByRole("searchbox", { name: searchTexts.notFound.field })
  await expect(words).toHaveValue("no such study")
  await words.fill("other words")
  await page.locator("main").getByRole("button", { name: searchTexts.notFound.search, exact: true }).click()
  await expect(page).toHaveURL("/search/?q=other+words")
})

for (const width of [1440, 390])
  test(`results at ${width} px have no layout shifts, overflow or axe violations`, async ({ page }) => {
    await recordShifts(page)
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, resultsAddress)
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

  test("has every document, and no page that search engines must not list", async ({ page }) => {
    await openPage(page, "/search/")
    const urls = await page.evaluate(async () => {
      const address = "/pagefind/pagefind.js"
      const pagefind = await import(address)
      // As the site: the policy allows no workers.
      await pagefind.options({ noWorker: true })
      const { results: found } = await pagefind.search(null)
      return Promise.all(
        found.map(async (one: { data(): Promise<{ url: string }> }) => (await one.data()).url),
      )
    })
    for (const { path: address } of documents) expect(urls).toContain(address)
    expect(urls.filter((url) => isUnlisted(url) || /\/page\/\d+\//.test(url))).toEqual([])
  })

  test("has under 6 kB per document, without Pagefind's interfaces and worker", () => {
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

  test("lists every document, and shows no search field", async ({ page }) => {
    await page.goto(resultsAddress)
    await expect(page.getByRole("searchbox")).toHaveCount(0)
    for (const document of documents) {
      const listed = page.locator(`main a[href="${document.path}"]`)
      await expect(listed).toHaveText(document.name)
      await expect(listed).toBeVisible()
    }
  })
})
