/** The contact form and the estimate without an endpoint: fields are logged and nothing is sent. */

import { contactTexts, estimateTexts } from "../support/feature-texts"
import { openPage, waitForHydration } from "../support/open-page"
import { expect, type Page, test } from "./support/test"
import { sourceOf } from "./support/texts"

const { questions, forms } = contactTexts
const { scope, contact } = estimateTexts.steps
const [nameLabel, emailLabel, requestLabel] = [
  questions.name.label,
  questions.email.label,
  questions.request.label,
]

/** Record the objects that the page logs. */
const recordLog = (page: Page) => {
  const logged: unknown[] = []
  page.on("console", async (message) => {
    // Warnings of the browser itself, such as those about a slow connection, are no logs.
    if (message.type() !== "log") return
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
    for (const label of [nameLabel, emailLabel, questions.phone])
      expect(await heightOf(label), label).toBe(66)
    expect(Math.round(await heightOf(requestLabel))).toBeGreaterThanOrEqual(105)

    const [name, email, request] = ["Ada <b>Lovelace</b>", "not an address", "An engine.\nAnd its notes."]
    for (const [label, text] of [
      [nameLabel, name],
      [emailLabel, email],
      [questions.phone, "5550142"],
      [requestLabel, request],
    ] as const)
      await field(label).fill(text)
    const send = form.getByRole("button", { name: forms.prepare })
    expect((await send.boundingBox())?.height).toBe(56)
    await expect(send).toHaveCSS("text-transform", "uppercase")
    const status = form.getByRole("status")
    await expect(status).toBeEmpty()
    await page.waitForLoadState("networkidle")
    const requests = recordRequests(page)
    await send.dblclick()
    await expect(status).toContainText(forms.noted.heading)
    await expect(status).toContainText(RegExp(sourceOf(forms.noted.text)))
    await expect(status.locator(":focus")).toHaveCount(1)
    await expect(send).toHaveCount(0)
    const mail = await status.getByRole("link", { name: forms.noted.link }).getAttribute("href")
    expect(decodeURIComponent(mail ?? "")).toContain("An engine.")
    await expect(status.getByLabel(forms.noted.copy)).toHaveValue(/An engine\./)

    await form.getByRole("button", { name: contactTexts.another }).click()
    await expect(field(nameLabel)).toBeFocused()
    await expect(field(requestLabel)).toHaveValue("")
    await field(requestLabel).fill("Two")
    await send.click()
    await expect(status).toContainText(forms.noted.heading)
    await expect
      .poll(() => logged)
      .toEqual([
        [{ name, email, phone: "+1 5550142", request }],
        [{ name: "", email: "", phone: "", request: "Two" }],
      ])
    expect(requests).toEqual([])
  })

test.describe("the estimate", () => {
  test("has its range next to the form from lg up, above it on phones, and does not move it", async ({
    page,
  }) => {
    await openPage(page, "/estimate/")
    const range = page.getByRole("figure").filter({ hasText: RegExp(sourceOf(estimateTexts.range.name)) })
    const form = page.locator('form[name="estimate"]')
    const place = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await Promise.all(
        [range.locator("p").first(), range.locator("svg"), form].map((part) =>
          part.evaluate((element) => element.getBoundingClientRect().toJSON()),
        ),
      )
      return { price: boxes[0], drawing: boxes[1], form: boxes[2] }
    }
    const wide = await place(1024)
    for (const part of [wide.price, wide.drawing]) expect(part.left).toBeGreaterThan(wide.form.right)
    const narrow = await place(390)
    expect(narrow.price.bottom).toBeLessThan(narrow.form.top)
    expect(narrow.price.height).toBeLessThan(64)
    expect(narrow.drawing.top).toBeGreaterThan(narrow.form.bottom)

    const formTop = () => form.evaluate((one) => one.getBoundingClientRect().top + scrollY)
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 900 })
      const before = await formTop()
      for (const service of [0, 1]) {
        await page.getByRole("checkbox").nth(service).check()
        await expect(range).toContainText(estimateTexts.range.source)
        expect(await formTop()).toBe(before)
      }
      for (const service of [0, 1]) await page.getByRole("checkbox").nth(service).uncheck()
    }
    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole("checkbox").first().check()
    await page.getByRole("button", { name: estimateTexts.next }).click()
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "2")
    await expect(page.getByRole("heading", { name: estimateTexts.steps.scope.title })).toBeInViewport()
  })

  const next = (page: Page) => page.getByRole("button", { name: estimateTexts.next })
  const progress = (page: Page) => page.getByRole("progressbar", { name: estimateTexts.progress })

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
    await page.getByRole("combobox", { name: RegExp(`^${scope.budget.label}`) }).click()
    const list = page.getByRole("listbox", { name: scope.budget.label })
    expect(await list.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(256)
    const option = list.getByRole("option").nth(2)
    const budget = (await option.textContent()) ?? ""
    await option.click()
    await expect(page.getByRole("combobox", { name: RegExp(`^${scope.budget.label}`) })).toHaveText(budget)
    await expect(list).toBeHidden()
    await next(page).click()
    await page.getByLabel(contact.questions.name.label).fill("Ada")
    await page.getByLabel(contact.questions.email.label).fill("ada@example.com")
    await next(page).click()
    await expect(progress(page)).toHaveAttribute("aria-valuenow", "4")
    await page.goBack()
    await expect(page.getByLabel(contact.questions.email.label)).toHaveValue("ada@example.com")
    await page.goForward()
    await page.getByRole("button", { name: estimateTexts.finish }).dblclick()
    await expect(page).toHaveURL("/estimate/completed/")
    await expect(page.locator("main h1")).toHaveText(estimateTexts.result.noted.heading)
    await expect(page.locator("main")).toContainText(estimateTexts.result.noted.text)
    const mail = page.locator("main").getByRole("link").first()
    await expect(mail).toHaveText(estimateTexts.result.noted.byEmail)
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
    const budget = page.getByRole("combobox", { name: RegExp(`^${scope.budget.label}`) })
    await budget.press("ArrowDown")
    const last = await page.getByRole("option").last().textContent()
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await expect(budget).toHaveText(last ?? "")
    await budget.press("Enter")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("listbox", { name: scope.budget.label })).toBeHidden()
    await expect(budget).toBeFocused()
    await next(page).press("Enter")
    await page.getByLabel(contact.questions.name.label).fill("Ada")
    await page.getByLabel(contact.questions.about.label).fill("Two\nlines")

    await page.reload()
    await expect(page.getByLabel(contact.questions.about.label)).toHaveValue("Two\nlines")
    await page.goBack()
    await expect(budget).toHaveText(last ?? "")
    await page.goBack()
    await expect(service).toBeChecked()
    await openPage(page, "/company/")
    await openPage(page, "/estimate/")
    await expect(service).toBeChecked()
  })
})
