/** The contact form and the estimate without an endpoint: fields are logged and nothing is sent. */

import { openPage, waitForHydration } from "../support/open-page"
import { expect, type Page, test } from "./support/test"

/** Record the objects that the page logs. */
const recordLog = (page: Page) => {
  const logged: unknown[] = []
  page.on("console", async (message) => {
    logged.push(await Promise.all(message.args().map((one) => one.jsonValue())))
  })
  return logged
}

/** Record requests that could come from a form. */
const recordRequests = (page: Page) => {
  const requests: string[] = []
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.resourceType() === "fetch") requests.push(request.url())
  })
  return requests
}

for (const address of ["/contact-us/", "/"])
  test(`the contact form of ${address} logs its fields and shows that nothing was sent`, async ({ page }) => {
    const logged = recordLog(page)
    await openPage(page, address)
    const form = page.locator('form[name="contact"]')
    await waitForHydration(form)
    const field = (label: string) => form.getByLabel(label, { exact: true })
    const heightOf = (label: string) =>
      field(label).evaluate((one) => {
        const box = one.closest("div")?.getBoundingClientRect().height ?? 0
        return Math.max(box, one.getBoundingClientRect().height)
      })
    for (const label of ["Name", "Email", "Phone"]) expect(await heightOf(label), label).toBe(66)
    expect(Math.round(await heightOf("Request"))).toBeGreaterThanOrEqual(105)

    const typed = {
      Name: "Ada <b>Lovelace</b>",
      Email: "not an address",
      Phone: "5550142",
      Request: "An engine.\nAnd its notes.",
    }
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text)
    const send = form.getByRole("button", { name: "Send request" })
    expect((await send.boundingBox())?.height).toBe(56)
    await expect(send).toHaveCSS("text-transform", "uppercase")
    const status = form.getByRole("status")
    await expect(status).toBeEmpty()
    await page.waitForLoadState("networkidle")
    const requests = recordRequests(page)
    await send.dblclick()
    await expect(status).toContainText("One more step")
    await expect(status).toContainText("has not been sent to us")
    await expect(status.locator(":focus")).toHaveCount(1)
    await expect(send).toHaveCount(0)
    const mail = await status.getByRole("link", { name: "Send it by email" }).getAttribute("href")
    expect(decodeURIComponent(mail ?? "")).toContain("An engine.")

    await form.getByRole("button", { name: "Write another" }).click()
    await expect(field("Name")).toBeFocused()
    await expect(field("Request")).toHaveValue("")
    await field("Request").fill("Two")
    await send.click()
    await expect(status).toContainText("One more step")
    await expect
      .poll(() => logged)
      .toEqual([
        [{ name: typed.Name, email: typed.Email, phone: "+1 5550142", request: typed.Request }],
        [{ name: "", email: "", phone: "", request: "Two" }],
      ])
    expect(requests).toEqual([])
  })

test.describe("the estimate", () => {
  test("has its range next to the form from lg up, above it on phones, and does not move it", async ({
    page,
  }) => {
    await openPage(page, "/estimate/")
    const range = page.getByRole("figure").filter({ hasText: "more or less" })
    const form = page.locator('form[name="estimate"]')
    const place = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      const [one, other] = await Promise.all(
        [range, form].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON())),
      )
      return { range: one, form: other }
    }
    const wide = await place(1024)
    expect(wide.range.left).toBeGreaterThan(wide.form.right)
    const narrow = await place(390)
    expect(narrow.range.bottom).toBeLessThan(narrow.form.top)

    const formTop = () => form.evaluate((one) => one.getBoundingClientRect().top + scrollY)
    const before = await formTop()
    await page.getByRole("checkbox").first().check()
    await page.getByRole("button", { name: "Continue" }).click()
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "2")
    expect(await formTop()).toBe(before)
  })

  const next = (page: Page) => page.getByRole("button", { name: "Continue" })
  const progress = (page: Page) => page.getByRole("progressbar", { name: "Progress" })

  test("has four steps, then shows the answers and that nothing was sent", async ({ page }) => {
    const logged = recordLog(page)
    const requests: string[] = []
    page.on("request", (request) => {
      if (request.method() !== "GET") requests.push(request.url())
    })
    await openPage(page, "/estimate/")
    await next(page).click()
    await expect(page.getByRole("alert")).toBeVisible()
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "1")
    const service = page.getByRole("checkbox").first()
    await service.check()
    const services = await service.inputValue()
    await next(page).click()

    await expect(progress(page)).toHaveAttribute("aria-valuenow", "2")
    await page.getByRole("combobox", { name: /^Budget/ }).click()
    const list = page.getByRole("listbox", { name: "Budget" })
    expect(await list.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(256)
    const option = list.getByRole("option").nth(2)
    const budget = (await option.textContent()) ?? ""
    await option.click()
    await expect(page.getByRole("combobox", { name: /^Budget/ })).toHaveText(budget)
    await expect(list).toBeHidden()
    await next(page).click()
    await page.getByLabel("Name").fill("Ada")
    await page.getByLabel("Email").fill("ada@example.com")
    await next(page).click()
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "4")
    await page.goBack()
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.com")
    await page.goForward()
    await page.getByRole("button", { name: "Finish" }).dblclick()
    await expect(page).toHaveURL("/estimate/completed/")
    await expect(page.locator("main h1")).toHaveText("One more step")
    await expect(page.locator("main")).toContainText("have not been sent to us")
    const mail = page.locator("main").getByRole("link").first()
    await expect(mail).toHaveText("Send by email")
    await expect(mail).toHaveAttribute("href", /^mailto:[^?]+@[^?]+\?subject=.+ada%40example\.com/)
    await expect(page.locator("main")).toContainText(services)
    const empty = { platforms: "", timing: "", phone: "", about: "" }
    await expect
      .poll(() => logged)
      .toEqual([[{ ...empty, services, budget, name: "Ada", email: "ada@example.com" }]])
    expect(requests).toEqual([])
  })

  test("works by keyboard, and keeps its answers after a reload and on other pages", async ({ page }) => {
    await openPage(page, "/estimate/")
    const service = page.getByRole("checkbox").first()
    await service.focus()
    await page.keyboard.press("Space")
    await page.keyboard.press("Enter")
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "2")
    // The focus moves to the next step.
    await expect(page.locator('form[name="estimate"] :focus')).toHaveCount(1)
    const budget = page.getByRole("combobox", { name: /^Budget/ })
    await budget.press("ArrowDown")
    const last = await page.getByRole("option").last().textContent()
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await expect(budget).toHaveText(last ?? "")
    await budget.press("Enter")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("listbox", { name: "Budget" })).toBeHidden()
    await expect(budget).toBeFocused()
    await next(page).press("Enter")
    await page.getByLabel("Name").fill("Ada")
    await page.getByLabel("About the project").fill("Two\nlines")

    await page.reload()
    await expect(page.getByLabel("About the project")).toHaveValue("Two\nlines")
    await page.goBack()
    await expect(budget).toHaveText(last ?? "")
    await page.goBack()
    await expect(service).toBeChecked()
    await openPage(page, "/company/")
    await openPage(page, "/estimate/")
    await expect(service).toBeChecked()
  })
})
