/** The phone field and its country selector. Flags live on a public host: a test run answers for it. */
import { expect, type Page, test } from "@playwright/test"
import { openPage } from "../support/open-page"

const elsewhere = (url: URL) => url.hostname !== "127.0.0.1"

test.beforeEach(async ({ page }) => {
  await page.route(elsewhere, (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
    }),
  )
})

const selector = (page: Page) => page.getByRole("button", { name: /^Country code/ })
const panel = (page: Page) => page.getByRole("dialog", { name: "Country code" })
const search = (page: Page) => panel(page).getByRole("combobox")
const list = (page: Page) => panel(page).getByRole("listbox", { name: "Countries" })
const options = (page: Page) => list(page).getByRole("option")
const phone = (page: Page) => page.getByLabel("Phone", { exact: true })

const paste = (page: Page, text: string) =>
  phone(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text", pasted)
    field.focus()
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test("begins with the United States and +1, takes digits alone", async ({ page }) => {
  await openPage(page, "/contact-us/")
  await expect(selector(page)).toHaveAccessibleName(/United States \+1$/)
  await phone(page).pressSequentially("55a5-01")
  await expect(phone(page)).toHaveValue("55501")
})

test("fetches the list and its component when it is first opened, once, and no flag before", async ({
  page,
}) => {
  const asked: string[] = []
  const hosts = new Set<string>()
  page.on("request", (request) => {
    const { hostname, pathname } = new URL(request.url())
    hosts.add(hostname)
    if (pathname === "/data/countries.json" || pathname.endsWith(".js")) asked.push(pathname)
  })
  await openPage(page, "/contact-us/")
  await phone(page).fill("5550142")
  expect(asked).not.toContain("/data/countries.json")
  expect([...hosts]).toEqual(["127.0.0.1"])

  const before = asked.length
  await selector(page).click()
  await expect(options(page).first()).toBeVisible()
  const fetched = asked.slice(before)
  expect(fetched.filter((path) => path === "/data/countries.json")).toHaveLength(1)
  expect(fetched.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(0)
  await expect(list(page).locator("img").first()).toBeVisible()

  await page.keyboard.press("Escape")
  await selector(page).click()
  await expect(options(page).first()).toBeVisible()
  expect(asked.filter((path) => path === "/data/countries.json")).toHaveLength(1)
})

test("says when the list does not come, and opens with the next press", async ({ page }) => {
  let failing = true
  await page.route("**/data/countries.json", (route) =>
    failing ? route.fulfill({ status: 503, body: "busy" }) : route.continue(),
  )
  await openPage(page, "/contact-us/")
  await selector(page).click()
  await expect(page.getByRole("alert")).toContainText("The list of countries did not load.")
  failing = false
  await selector(page).click()
  await expect(options(page).first()).toBeVisible()
})

test("opens by mouse a list of 256 px with about 250 countries, of which only those in view are drawn", async ({
  page,
}) => {
  await openPage(page, "/contact-us/")
  await selector(page).click()
  await expect(search(page)).toBeFocused()
  expect((await list(page).boundingBox())?.height).toBe(256)
  const total = Number(await options(page).first().getAttribute("aria-setsize"))
  expect(total).toBeGreaterThan(240)
  expect(total).toBeLessThan(270)
  expect(await options(page).count()).toBeLessThan(20)

  await search(page).fill("bangl")
  await expect(options(page)).toHaveText([/Bangladesh\+880/])
  await options(page).click()
  await expect(panel(page)).toHaveCount(0)
  await expect(selector(page)).toHaveAccessibleName(/Bangladesh \+880$/)
  await expect(phone(page)).toBeFocused()
})

for (const key of ["Enter", "Space", "ArrowDown"])
  test(`opens by ${key}, is left by Escape, and gives the focus back`, async ({ page }) => {
    await openPage(page, "/contact-us/")
    await selector(page).focus()
    await page.keyboard.press(key)
    await expect(search(page)).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(panel(page)).toHaveCount(0)
    await expect(selector(page)).toBeFocused()
  })

test("is chosen from by arrow keys and Enter, which sends no form", async ({ page }) => {
  await openPage(page, "/contact-us/")
  await selector(page).press("Enter")
  await search(page).pressSequentially("united")
  await expect(options(page).first()).toContainText("United Arab Emirates")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(selector(page)).toHaveAccessibleName(/United Kingdom \+44$/)
  await expect(phone(page)).toBeFocused()
  await expect(page.getByText("Thank you")).toHaveCount(0)
})

for (const [typed, first, all] of [
  ["åland", "Åland Islands", /Åland/],
  ["curacao", "Curaçao", /Curaçao/],
  ["republic", "Central African Republic", /Republic/],
  ["bd", "Bangladesh", /./],
  ["GB", "United Kingdom", /./],
  ["880", "Bangladesh", /\+880/],
  ["+18", "Dominican Republic", /\+18/],
  ["dominican republic", "Dominican Republic", /Dominican Republic\+18\d9/],
  ["puerto", "Puerto Rico", /Puerto Rico\+1(787|939)/],
  ["russia", "Russia", /Russia\+7\d?/],
] as const)
  test(`finds “${typed}”`, async ({ page }) => {
    await openPage(page, "/contact-us/")
    await selector(page).click()
    await search(page).fill(typed)
    await expect(options(page).first()).toContainText(first)
    for (const option of await options(page).all()) await expect(option).toHaveText(all)
  })

test("says when nothing is found", async ({ page }) => {
  await openPage(page, "/contact-us/")
  await selector(page).click()
  await search(page).fill("atlantis")
  await expect(panel(page).getByText("No country found")).toBeVisible()
  await expect(options(page)).toHaveCount(0)
})

for (const [pasted, country, digits] of [
  ["+880 1712-345678", /Bangladesh \+880$/, "1712345678"],
  ["0044 (0)20 7946 0958", /United Kingdom \+44$/, "2079460958"],
  ["tel:+1-809-555-0142", /Dominican Republic \+1809$/, "5550142"],
  ["+7 912 345-67-89", /Russia \+7$/, "9123456789"],
  ["+1 (939) 555 0142", /Puerto Rico \+1939$/, "5550142"],
  ["(212) 555-0142", /United States \+1$/, "2125550142"],
] as const)
  test(`understands “${pasted}”`, async ({ page }) => {
    await openPage(page, "/contact-us/")
    await paste(page, pasted)
    await expect(selector(page)).toHaveAccessibleName(country)
    await expect(phone(page)).toHaveValue(digits)
  })

test("sends the code that was picked", async ({ page }) => {
  const logged: unknown[] = []
  await openPage(page, "/contact-us/")
  page.on("console", async (message) => logged.push(await message.args()[0]?.jsonValue()))
  await paste(page, "+880 1712-345678")
  await expect(selector(page)).toHaveAccessibleName(/Bangladesh/)
  await page.getByRole("button", { name: "Send request" }).click()
  await expect.poll(() => logged).toEqual([{ name: "", email: "", phone: "+880 1712345678", request: "" }])
})

test("keeps two letters in the place of a flag that does not come, and shows the others", async ({
  page,
}) => {
  await page.route(/\/al\.png$/, (route) => route.abort())
  await openPage(page, "/contact-us/")
  await selector(page).click()
  await search(page).fill("al")
  const albania = options(page).filter({ hasText: "Albania" })
  await expect(albania).toHaveText(/^ALAlbania/)
  await expect(albania.locator("img")).toHaveCount(0)
  await expect(options(page).filter({ hasText: "Algeria" }).locator("img")).toBeVisible()
})

test("keeps two letters in the place of all flags where their host is out of reach", async ({ page }) => {
  await page.route(elsewhere, (route) => route.abort())
  await openPage(page, "/contact-us/")
  await selector(page).click()
  await expect(options(page).first()).toHaveText(/^[A-Z]{2}/)
  await expect(list(page).locator("img")).toHaveCount(0)
})
