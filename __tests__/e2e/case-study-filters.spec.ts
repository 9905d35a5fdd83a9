/** Tabs and filters of /case-studies/ over the built site. */
import { gzipSync } from "node:zlib"
import { gate, idle, openPage } from "../support/open-page"
import { violations, violationsInBothThemes } from "./support/axe"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { overflowing } from "./support/overflow"
import { pagesOfKind } from "./support/pages"
import { expect, type Page, test } from "./support/test"
import { watch } from "./support/watch"

const total = pagesOfKind("case-study").length
/** The studies of the first page. */
const listed = Math.min(total, 24)
const index = "/case-studies/"
const indexData = "**/data/case-studies.json"

const tab = (page: Page, at: number) => page.getByRole("tab").nth(at)
const count = (page: Page) => page.locator("main").getByRole("status")
const cards = (page: Page) => page.getByRole("tabpanel").getByRole("heading", { level: 2 })
const filters = (page: Page) => page.getByRole("button", { name: /^Filters/ })
const select = (page: Page, field: string) =>
  page.getByRole("group", { name: "Filters" }).getByRole("combobox", { name: field })
const filtered = new RegExp(`^\\d+ of ${total} case studies$`)

/** Opens a page and waits until tabs and button answer. */
const openList = async (page: Page, address = index) => {
  await openPage(page, address)
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('[role="tab"]') ?? {}).some((key) => key.startsWith("__reactProps")),
    undefined,
    { polling: 50 },
  )
}

/** Opens a field and takes the first value that leaves something. */
const choose = async (page: Page, field: string) => {
  // Whoever is already in the native field keeps it.
  await expect(select(page, field)).toHaveJSProperty("tagName", "BUTTON")
  await select(page, field).click()
  await page
    .getByRole("group", { name: "Filters" })
    .getByRole("option", { name: /\([1-9]\d*\)$/, disabled: false })
    .first()
    .click()
}

/** An address that two tests share: filtered by the first technology that is offered. */
const filteredAddress = async (page: Page) => {
  await openList(page)
  await filters(page).click()
  await choose(page, "Technology")
  await expect(page).toHaveURL(/\?technology=/)
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

test("the tabs show the first at the start, change by mouse and by keys, and are kept in the address", async ({
  page,
}) => {
  const said = watch(page)
  await openList(page)
  await expect(tab(page, 0)).toHaveAttribute("aria-selected", "true")
  await expect(count(page)).toHaveText(`${total} case studies`)
  await tab(page, 1).click()
  await expect(page).toHaveURL(/\?work=/)
  await expect(count(page)).toHaveText(filtered)
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
  expect(said).toEqual([])
})

test("the filters narrow the list by each facet, are counted, announced and cleared", async ({ page }) => {
  const said = watch(page)
  await openList(page)
  await filters(page).click()
  for (const field of ["Technology", "Country", "Platform", "Service"]) await choose(page, field)
  await expect(page).toHaveURL(/\?technology=[a-z-]+&country=[a-z-]+&platform=[a-z0-9-]+&service=[a-z-]+$/)
  await expect(async () => {
    const shown = await cards(page).count()
    expect(shown).toBeGreaterThan(0)
    expect(await count(page).textContent()).toBe(`${shown} of ${total} case studies`)
  }).toPass({ timeout: 15_000 })
  await expect(filters(page)).toHaveText("Filters (4)")
  await page.getByRole("button", { name: "Clear filters" }).click()
  await expect(page).toHaveURL(index)
  await expect(filters(page)).toBeFocused()
  await expect(count(page)).toHaveText(`${total} case studies`)
  expect(said).toEqual([])
})

test("the filters follow back and forward, also from another page", async ({ page }) => {
  await openList(page)
  await tab(page, 2).click()
  await filters(page).click()
  const work = page.url()
  await choose(page, "Country")
  await expect(page).toHaveURL(/\?work=.+&country=/)
  const both = page.url()
  const names = await cards(page).allTextContents()
  await page.getByRole("tabpanel").getByRole("link").first().click()
  await expect(page).toHaveURL(/\/case-studies\/[a-z0-9-]+\/$/)
  await page.goBack()
  await expect(page).toHaveURL(both)
  await expect(cards(page)).toHaveText(names)
  await page.goBack()
  await expect(page).toHaveURL(work)
  await expect(filters(page)).toHaveText("Filters")
  await page.goBack()
  await expect(page).toHaveURL(index)
  await expect(cards(page)).toHaveCount(listed)
  await page.goForward()
  await expect(tab(page, 2)).toHaveAttribute("aria-selected", "true")
  await expect(count(page)).toHaveText(filtered)
})

test("the filters leave the list where the index cannot be had, and try again", async ({ page }) => {
  await page.route(indexData, (route) => route.fulfill({ status: 503 }))
  await openList(page, "/case-studies/?country=nowhere")
  await expect(page.getByRole("alert")).toContainText("The filters did not load")
  await expect(cards(page)).toHaveCount(listed)
  await page.unroute(indexData)
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(count(page)).toHaveText(`0 of ${total} case studies`)
  await page.getByRole("button", { name: "Show all work" }).click()
  await expect(page).toHaveURL(index)
  await expect(cards(page)).toHaveCount(listed)
})

test("who opens a filtered address never sees the whole list, nor controls that move", async ({ page }) => {
  const address = await filteredAddress(page)
  const { opened, open } = gate()
  await page.route(indexData, async (route) => {
    await opened
    await route.continue()
  })
  await page.goto(address, { waitUntil: "commit" })
  const area = page.locator("#work")
  await area.waitFor()
  const waiting = () => area.evaluate((element) => getComputedStyle(element, "::before").content)
  await expect.poll(waiting).toContain("Looking for the work that fits")
  const listed = page.locator("main h2").first()
  await expect(listed).toBeHidden()
  await expect(page.getByRole("button", { name: "Filters (1)" })).toBeVisible()
  await expect(listed).toBeHidden()
  open()
  await expect(count(page)).toHaveText(filtered)
  await expect(listed).toBeVisible()
})

test("the index and the fields are loaded with the first use, and the index is light", async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on("request", (request) => asked.push(new URL(request.url()).pathname))
  await openList(page)
  await idle(page)
  expect(asked).not.toContain("/data/case-studies.json")
  const before = asked.filter((address) => address.endsWith(".js")).length
  await tab(page, 1).click()
  await expect(count(page)).toHaveText(filtered)
  expect(asked.filter((address) => address === "/data/case-studies.json")).toHaveLength(1)
  expect(asked.filter((address) => address.endsWith(".js")).length).toBeGreaterThan(before)
  const data = await (await request.get("/data/case-studies.json")).body()
  expect(gzipSync(data).length / total).toBeLessThan(250)
})

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`filtered, the page moves nothing when it wakes, fits and has no axe violation at ${width}`, async ({
    page,
  }) => {
    const address = await filteredAddress(page)
    const said = watch(page)
    await recordShifts(page)
    await page.setViewportSize({ width, height })
    await openList(page, address)
    await expect(count(page)).toHaveText(filtered)
    await expect(page.getByRole("tabpanel")).not.toHaveAttribute("aria-busy")
    await idle(page)
    const { sum, moved } = await layoutShift(page, "main")
    expect(sum, moved.join("\n")).toBeLessThan(0.01)
    expect(await violationsInBothThemes(page)).toEqual([])
    await select(page, "Country").click()
    expect(await violations(page)).toEqual([])
    for (const one of [320, 390, 640, 768, 1024, 1440]) {
      await page.setViewportSize({ width: one, height })
      expect(await overflowing(page), `${one} px`).toEqual([])
    }
    expect(said).toEqual([])
  })

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the plain list stays, whatever the address chooses, and no control is shown", async ({ page }) => {
    await page.goto("/case-studies/?country=nowhere")
    await expect(page.locator("main h2")).toHaveCount(listed)
    await expect(page.locator("main h2").first()).toBeVisible()
    await expect(page.getByText(`${total} case studies`)).toBeVisible()
    for (const role of ["tab", "button", "combobox"] as const)
      await expect(page.locator("main").getByRole(role)).toHaveCount(0)
  })
})
