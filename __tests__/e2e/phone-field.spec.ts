/** The phone field and its country selector. */

import { contactTexts } from "../support/feature-texts"
import { openPage } from "../support/open-page"
import { expect, type Page, test } from "./support/test"
import { texts } from "./support/texts"

const selector = (page: Page) => page.getByRole("button", { name: texts.forms.countryCode })
const panel = (page: Page) => page.getByRole("dialog", { name: texts.forms.countryCode })
const search = (page: Page) => panel(page).getByRole("combobox")
const list = (page: Page) => panel(page).getByRole("listbox", { name: texts.forms.countries })
const options = (page: Page) => list(page).getByRole("option")
const phone = (page: Page) => page.getByLabel(contactTexts.questions.phone, { exact: true })

test.beforeEach(async ({ page }) => {
  // Flags come from another host.
  await page.route(
    (url) => url.hostname !== "127.0.0.1",
    (route) =>
      route.fulfill({
        contentType: "image/svg+xml",
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
      }),
  )
})

test("loads about 250 countries, its component and flags on the first use, once", async ({ page }) => {
  const countries = "/data/countries.json"
  const requests: string[] = []
  const hosts = new Set<string>()
  page.on("request", (request) => {
    const { hostname, pathname } = new URL(request.url())
    hosts.add(hostname)
    if (pathname === countries || pathname.endsWith(".js")) requests.push(pathname)
  })
  await openPage(page, "/contact-us/")
  await expect(selector(page)).toHaveAccessibleName(/United States \+1$/)
  await phone(page).pressSequentially("55a5-01")
  await expect(phone(page)).toHaveValue("55501")
  expect(requests).not.toContain(countries)
  expect([...hosts]).toEqual(["127.0.0.1"])

  const before = requests.length
  await selector(page).click()
  await expect(options(page).first()).toBeVisible()
  const loaded = requests.slice(before)
  expect(loaded.filter((path) => path === countries)).toHaveLength(1)
  expect(loaded.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0)
  await expect(list(page).locator("img").first()).toBeVisible()

  await page.keyboard.press("Escape")
  await selector(page).click()
  await expect(options(page).first()).toBeVisible()
  expect(requests.filter((path) => path === countries)).toHaveLength(1)

  await expect(search(page)).toBeFocused()
  expect(await list(page).evaluate((element: HTMLElement) => element.offsetHeight)).toBe(256)
  const total = await options(page).count()
  expect(total).toBeGreaterThan(240)
  expect(total).toBeLessThan(270)
  await search(page).fill("bangl")
  await expect(options(page)).toHaveText([/Bangladesh\+880/])
  await options(page).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(selector(page)).toHaveAccessibleName(/Bangladesh \+880$/)
  await expect(phone(page)).toBeFocused()
})

test("works by keyboard: Enter selects without sending the form, Escape returns the focus", async ({
  page,
}) => {
  await openPage(page, "/contact-us/")
  await selector(page).press("ArrowDown")
  await expect(search(page)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(panel(page)).toHaveCount(0)
  await expect(selector(page)).toBeFocused()
  await page.keyboard.press("Enter")
  await search(page).pressSequentially("united")
  await expect(options(page).first()).toContainText("United Arab Emirates")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(selector(page)).toHaveAccessibleName(/United Kingdom \+44$/)
  await expect(phone(page)).toBeFocused()
  await expect(page.getByText(contactTexts.forms.noted.heading)).toHaveCount(0)
})

test("selects the country of a pasted number, and sends its code", async ({ page }) => {
  await openPage(page, "/contact-us/")
  const logged: unknown[] = []
  page.on("console", async (message) => logged.push(await message.args()[0]?.jsonValue()))
  await phone(page).evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text", "+880 1712-345678")
    field.focus()
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(selector(page)).toHaveAccessibleName(/Bangladesh \+880$/)
  await expect(phone(page)).toHaveValue("1712345678")
  await page.getByRole("button", { name: contactTexts.forms.prepare }).click()
  await expect.poll(() => logged).toEqual([{ name: "", email: "", phone: "+880 1712345678", request: "" }])
})

test("shows two letters when a flag does not load", async ({ page }) => {
  await page.route(/\/al\.png$/, (route) => route.abort())
  await openPage(page, "/contact-us/")
  await selector(page).click()
  await search(page).fill("al")
  const albania = options(page).filter({ hasText: "Albania" })
  await expect(albania).toHaveText(/^ALAlbania/)
  await expect(albania.locator("img")).toHaveCount(0)
  await expect(options(page).filter({ hasText: "Algeria" }).locator("img")).toBeVisible()
})
