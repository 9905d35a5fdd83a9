/** Pages at addresses that are not their canonical ones, and pages that fail, are translated or lose a script. */
import {
  holdScripts,
  hydrated,
  inFooter,
  openPage,
  recordDocuments,
  rememberDocument,
} from "../support/open-page"
import { firstOf } from "./support/pages"
import { expect, type Page, test } from "./support/test"

const service = firstOf("service").path
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 })

/** Open a page, and return what its heading was before its scripts ran, and how often they replaced the URL. */
const openServed = async (page: Page, address: string) => {
  let replaced = 0
  await page.exposeFunction("countReplaced", () => {
    replaced += 1
  })
  await page.addInitScript(() => {
    const { replaceState } = window.history
    window.history.replaceState = function (state, unused, url) {
      if (url) (window as unknown as { countReplaced: () => void }).countReplaced()
      replaceState.call(this, state, unused, url)
    }
  })
  await page.goto(address, { waitUntil: "domcontentloaded" })
  const served = await heading(page).textContent()
  await hydrated(page)
  return { served, replaced: () => replaced }
}

/** The page follows links without loading a document. */
const expectInteractive = async (page: Page) => {
  const isSame = await rememberDocument(page)
  await inFooter(page, "/company/").click()
  await expect(page).toHaveURL("/company/")
  await expect(heading(page)).toBeFocused()
  expect(await isSame()).toBe(true)
}

for (const [address, canonical] of [
  ["/index.html", "/"],
  ["/services/index.html?x#main", "/services/?x#main"],
  ["/%73ervices/", "/services/"],
  ["//services/", "/services/"],
  ["//services/#%", "/services/"],
  [service.replace("/services/", "/services//"), service],
] as const)
  test(`${address} keeps its page, and gets the canonical address`, async ({ page, baseURL }) => {
    const { served, replaced } = await openServed(page, `${baseURL}${address}`)
    await expect(page).toHaveURL(canonical)
    await expect(heading(page)).toHaveText(served ?? "")
    expect(replaced()).toBe(address.endsWith("#%") ? 2 : 1)
    await expectInteractive(page)
  })

for (const address of [
  "/a%2Fb",
  service.slice(0, -1).replace("/services/", "/services%2f"),
  "/a%3Fb?c#d",
  "/a%23b/",
  "/SERVICES/",
  "/404/index.html",
  "/a%FF",
  "/:a/*",
  "//x/%ff",
  "///x/",
])
  test(`${address} keeps the 404 page`, async ({ page, baseURL }) => {
    const { served, replaced } = await openServed(page, `${baseURL}${address}`)
    await expect(heading(page)).toHaveText(served ?? "")
    await expect(page.getByRole("img", { name: "404" })).toBeVisible()
    expect(replaced()).toBe(/%ff|^\/\//i.test(address) ? 1 : 0)
    await expectInteractive(page)
  })

test.describe("a page that fails", () => {
  for (const [name, file, change] of [
    ["its data has no result", "**/page-data/services/page-data.json", { result: undefined }],
    ["the site's data is empty", "**/page-data/sq/**", { data: {} }],
    ["its data is empty", "**/page-data/services/page-data.json", { result: { data: {}, pageContext: {} } }],
  ] as const)
    test(`while it is hydrated keeps the server's HTML: ${name}`, async ({ page }) => {
      await page.route(file, async (route) => {
        const data = await (await route.fetch()).json()
        await route.fulfill({ json: { ...data, ...change } })
      })
      await page.goto("/services/")
      const served = await heading(page).textContent()
      const text = await page.getByRole("main").textContent()
      await hydrated(page).catch(() => {})
      await expect(heading(page)).toHaveText(served ?? "")
      expect(await page.getByRole("main").textContent()).toBe(text)
    })

  test("when the visitor navigates to it is loaded normally", async ({ page }) => {
    await page.route("**/page-data/company/page-data.json", async (route) => {
      const data = await (await route.fetch()).json()
      await route.fulfill({ json: { ...data, result: undefined } })
    })
    await openPage(page, "/services/")
    const documents = recordDocuments(page)
    await inFooter(page, "/company/").click()
    await expect.poll(() => documents).toEqual(["/company/"])
    await expect(heading(page)).toBeVisible()
  })

  test("with an effect that throws is not empty", async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { IntersectionObserver: undefined }))
    await page.goto("/")
    await page.waitForTimeout(1500)
    await expect(heading(page)).toBeVisible()
    await expect(page.getByRole("contentinfo")).toBeVisible()
  })
})

/** Replace each text like a browser that translates the page, and add attributes like extensions. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, noscript, font"))
        continue
      const font = document.createElement("font")
      text.replaceWith(font)
      font.append(text.data.toUpperCase())
    }
    for (const element of document.querySelectorAll("html, body, input, textarea, button, a"))
      element.setAttribute("data-extension", "")
  })

test.describe("a translated page", () => {
  test("keeps what was typed before it was hydrated, and shows later changes", async ({ page }) => {
    const open = await holdScripts(page)
    await page.goto("/contact-us/", { waitUntil: "domcontentloaded" })
    await translate(page)
    await page.locator("[name=request]").fill("An app")
    open()
    await hydrated(page)
    await translate(page)
    await expect(page.locator("[name=request]")).toHaveValue("An app")
    await page.locator("main form button[aria-haspopup]").click()
    await page.getByRole("option").nth(1).click()
    const code = await page.locator("[name=phoneCode]").inputValue()
    await expect(page.locator("main form button[aria-haspopup]")).toContainText(`+${code}`)
    await expectInteractive(page)
  })

  test("finds and removes results of the search", async ({ page }) => {
    await openPage(page, "/search/")
    const field = page.getByRole("main").getByRole("searchbox")
    await field.fill("react")
    await expect(page.getByRole("main")).toContainText("“react”")
    await translate(page)
    await field.fill("design")
    await expect(page.getByRole("main")).toContainText("“design”")
    await expect(page.getByRole("main")).not.toContainText(/“react”/i)
  })
})

test.describe("a missing script", () => {
  for (const name of ["app", "component---gatsby-templates-pages-contact-head-js"])
    test(`ends in one reload, and the page works without it: ${name}`, async ({ page }) => {
      await page.route(new RegExp(`/${name}-\\w+\\.js`), (route) => route.fulfill({ status: 404, body: "" }))
      const documents = recordDocuments(page)
      await page.goto("/contact-us/")
      await expect.poll(() => documents).toHaveLength(2)
      await page.locator("[name=request]").fill("An app")
      await page.waitForTimeout(1000)
      expect(documents).toHaveLength(2)
      await expect(page.locator("[name=request]")).toHaveValue("An app")
      await inFooter(page, "/company/").click()
      await expect(page).toHaveURL("/company/")
      await expect(heading(page)).toBeVisible()
    })
})
