/** Tabs and filters of /case-studies/ over the built site. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { expect, type Page, test } from "@playwright/test"
import { openPage } from "../support/open-page"
import { studyIndex } from "../support/study-index"
import { violations } from "./support/axe"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { overflowing } from "./support/overflow"
import { pagesOfKind } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { watch } from "./support/watch"

const indexFile = path.join(siteFolder, "data/case-studies.json")
const total = pagesOfKind("case-study").length
const pageOne = "/case-studies/"

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true })
const count = (page: Page) => page.locator("main").getByRole("status")
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 2 })
const filters = (page: Page) => page.getByRole("button", { name: /^Filters/ })

/** Opens a page and waits until tabs and button answer. */
const openList = async (page: Page, address = pageOne) => {
  await openPage(page, address)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[role="tab"]') ?? {}).some((key) => key.startsWith("__reactProps")),
  )
}

const choose = async (page: Page, field: string, option: RegExp) => {
  const panel = page.getByRole("group", { name: "Filters" })
  const select = panel.getByRole("combobox", { name: field })
  // Whoever is already in the native field keeps it.
  await expect(select).toHaveJSProperty("tagName", "BUTTON")
  await select.click()
  await panel.getByRole("option", { name: option }).click()
}

/** The list as the site with a thousand case studies would fetch it. */
const answerThousand = (page: Page) =>
  page.route("**/data/case-studies.json", (route) => route.fulfill({ json: studyIndex(1000) }))

test.describe("the tabs", () => {
  test("show the first at the start, change by mouse and by keys, and live in the address", async ({
    page,
  }) => {
    const said = watch(page)
    await openList(page)
    await expect(tab(page, "All work")).toHaveAttribute("aria-selected", "true")
    await expect(count(page)).toHaveText(`${total} case studies`)
    await tab(page, "Mobile").click()
    await expect(page).toHaveURL("/case-studies/?work=mobile")
    await expect(count(page)).toHaveText(new RegExp(`^\\d+ of ${total} case studies$`))
    const mobile = await cards(page).allTextContents()
    await page.keyboard.press("ArrowRight")
    await expect(tab(page, "Web")).toBeFocused()
    await expect(page).toHaveURL("/case-studies/?work=web")
    await expect(cards(page)).not.toHaveText(mobile)
    await page.keyboard.press("Home")
    await expect(page).toHaveURL("/case-studies/")
    await expect(cards(page)).toHaveCount(total)
    expect(said).toEqual([])
  })

  for (const [width, centred] of [
    [1440, true],
    [640, true],
    [390, false],
  ] as const)
    test(`are ${centred ? "centred" : "at the left"} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openList(page)
      const box = await page.getByRole("tablist").boundingBox()
      if (!box) throw new Error("The tabs are not shown.")
      const middle = box.x + box.width / 2
      if (centred) expect(Math.abs(middle - width / 2)).toBeLessThan(1)
      else expect(box.x).toBe(12)
    })
})

test.describe("the filters", () => {
  test("narrow the list by each facet, are counted, announced and cleared", async ({ page }) => {
    const said = watch(page)
    await openList(page)
    await filters(page).click()
    await choose(page, "Technology", /^Go(lang)? \(\d+\)$/)
    await expect(page).toHaveURL("/case-studies/?technology=go")
    await choose(page, "Country", /^Turkey \(\d+\)$/)
    await choose(page, "Platform", /^B2C \(\d+\)$/)
    await choose(page, "Service", /^Mobile application \(\d+\)$/)
    await expect(page).toHaveURL(
      "/case-studies/?technology=go&country=turkey&platform=b2c&service=mobile-application",
    )
    const shown = await cards(page).count()
    expect(shown).toBeGreaterThan(0)
    await expect(count(page)).toHaveText(`${shown} of ${total} case studies`)
    await expect(count(page)).toHaveAttribute("role", "status")
    await expect(filters(page)).toHaveText("Filters (4)")
    await page.getByRole("button", { name: "Clear filters" }).click()
    await expect(page).toHaveURL("/case-studies/")
    await expect(filters(page)).toBeFocused()
    await expect(count(page)).toHaveText(`${total} case studies`)
    expect(said).toEqual([])
  })

  test("work by keys alone", async ({ page }) => {
    await openList(page)
    await tab(page, "All work").focus()
    await page.keyboard.press("Tab")
    await expect(filters(page)).toBeFocused()
    await page.keyboard.press("Enter")
    const technology = page.getByRole("combobox", { name: "Technology" })
    // Whoever is already in the native field keeps it.
    await expect(technology).toHaveJSProperty("tagName", "BUTTON")
    await page.keyboard.press("Tab")
    await expect(technology).toBeFocused()
    await page.keyboard.press("Enter")
    await page.keyboard.type("Flu")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/case-studies/?technology=flutter")
    await expect(technology).toBeFocused()
    await expect(technology).toHaveText(/^Flutter/)
  })

  test("follow back and forward, also from another page", async ({ page }) => {
    await openList(page)
    await tab(page, "Web").click()
    await filters(page).click()
    await choose(page, "Country", /^Germany/)
    await expect(page).toHaveURL("/case-studies/?work=web&country=germany")
    const names = await cards(page).allTextContents()
    await page.getByRole("tabpanel").getByRole("link").first().click()
    await expect(page).toHaveURL(/\/case-studies\/[a-z-]+\/$/)
    await page.goBack()
    await expect(page).toHaveURL("/case-studies/?work=web&country=germany")
    await expect(cards(page)).toHaveText(names)
    await page.goBack()
    await expect(page).toHaveURL("/case-studies/?work=web")
    await expect(filters(page)).toHaveText("Filters")
    await page.goBack()
    await expect(page).toHaveURL("/case-studies/")
    await expect(cards(page)).toHaveCount(total)
    await page.goForward()
    await expect(tab(page, "Web")).toHaveAttribute("aria-selected", "true")
    await expect(count(page)).toHaveText(new RegExp(`of ${total} case studies`))
  })

  test("say what to do when nothing fits", async ({ page }) => {
    await openList(page, "/case-studies/?work=ai&technology=cobol")
    await expect(page.getByRole("heading", { name: "Nothing fits all of this yet" })).toBeVisible()
    await expect(count(page)).toHaveText(`0 of ${total} case studies`)
    await expect(page.getByRole("combobox", { name: "Technology" })).toHaveText("cobol (0)")
    await page.getByRole("button", { name: "Show all work" }).click()
    await expect(page).toHaveURL("/case-studies/")
    await expect(cards(page)).toHaveCount(total)
  })

  test("leave the list where the index cannot be had, and try again", async ({ page }) => {
    await page.route("**/data/case-studies.json", (route) => route.fulfill({ status: 503 }))
    await openList(page, "/case-studies/?work=web")
    await expect(page.getByRole("alert")).toContainText("The filters did not load")
    await expect(cards(page)).toHaveCount(total)
    await page.unroute("**/data/case-studies.json")
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(count(page)).toHaveText(new RegExp(`of ${total}`))
  })
})

test("who opens a filtered address never sees the whole list, nor controls that move", async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route("**/data/case-studies.json", async (route) => {
    await asked
    await route.continue()
  })
  await page.goto("/case-studies/?technology=go", { waitUntil: "commit" })
  const area = page.locator("#work")
  await area.waitFor()
  const waiting = () => area.evaluate((element) => getComputedStyle(element, "::before").content)
  await expect.poll(waiting).toContain("Looking for the work that fits")
  const listed = page.locator("main h2").first()
  await expect(listed).toBeHidden()
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0)
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible()
  await expect(listed).toBeHidden()
  answer()
  await expect(count(page)).toHaveText(/ of /)
  await expect(listed).toBeVisible()
})

test.describe("a thousand case studies", () => {
  test("are shown in pages, also from the second page of the list", async ({ page }) => {
    await answerThousand(page)
    await openList(page, "/case-studies/?country=turkey")
    await expect(count(page)).toHaveText(/^500 of .*, page 1 of 21$/)
    await expect(cards(page)).toHaveCount(24)
    await page.getByRole("link", { name: "Next page" }).click()
    await expect(page).toHaveURL("/case-studies/?country=turkey&page=2")
    await expect(count(page)).toHaveText(/page 2 of 21$/)
    await expect(page.getByRole("tabpanel")).toBeFocused()
    await expect(page.getByRole("tabpanel")).toBeInViewport()
    await page.goBack()
    await expect(count(page)).toHaveText(/page 1 of 21$/)
  })
})

test.describe("the weight", () => {
  test("of the index is under 250 bytes a study, compressed", () => {
    expect(gzipSync(readFileSync(indexFile)).length / total).toBeLessThan(250)
  })

  test("is loaded with the first use: no index and no field before", async ({ page }) => {
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await openList(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
    expect(asked).not.toContain("/data/case-studies.json")
    const before = asked.filter((address) => address.endsWith(".js")).length
    await tab(page, "AI").click()
    await expect(count(page)).toHaveText(/ of /)
    expect(asked.filter((address) => address === "/data/case-studies.json")).toHaveLength(1)
    expect(asked.filter((address) => address.endsWith(".js")).length).toBeGreaterThan(before)
  })
})

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const)
  for (const address of [pageOne, "/case-studies/?work=ai", "/case-studies/?work=mobile&technology=go"])
    test(`${address} moves nothing when it wakes, at ${width}`, async ({ page }) => {
      const said = watch(page)
      await recordShifts(page)
      await page.setViewportSize({ width, height })
      await openList(page, address)
      if (address !== pageOne) await expect(count(page)).toHaveText(/ of /)
      await expect(page.getByRole("tabpanel")).not.toHaveAttribute("aria-busy")
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
      const { sum, moved } = await layoutShift(page, "main")
      expect(sum, moved.join("\n")).toBeLessThan(0.01)
      expect(said).toEqual([])
    })

for (const theme of ["light", "dark"])
  test(`open and filtered it has no axe violation, ${theme}`, async ({ page }) => {
    await page.addInitScript((name) => localStorage.setItem("theme", name), theme)
    for (const address of [
      "/case-studies/?work=mobile&technology=go",
      "/case-studies/?work=ai&technology=cobol",
    ]) {
      await openList(page, address)
      await expect(count(page)).toHaveText(/ of /)
      expect(await violations(page)).toEqual([])
    }
    await page.getByRole("combobox", { name: "Country" }).click()
    expect(await violations(page)).toEqual([])
  })

for (const width of [320, 390, 640, 768, 1024, 1440])
  test(`open and filtered it stays within ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openList(page, "/case-studies/?work=web&technology=react&country=germany")
    await expect(count(page)).toHaveText(/ of /)
    expect(await overflowing(page)).toEqual([])
  })

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the plain list stays, whatever the address chooses, and no control is shown", async ({ page }) => {
    await page.goto("/case-studies/?work=mobile&technology=go")
    await expect(page.locator("main h2")).toHaveCount(total)
    await expect(page.locator("main h2").first()).toBeVisible()
    await expect(page.getByText(`${total} case studies`)).toBeVisible()
    for (const role of ["tab", "button", "combobox"] as const)
      await expect(page.locator("main").getByRole(role)).toHaveCount(0)
  })
})
