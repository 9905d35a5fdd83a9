/**
 * Both forms as they are by default: nothing is sent, the fields are logged, and the visitor is told so. What an
 * endpoint changes is in form-delivery.spec.ts.
 */
import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { openPage } from "../support/open-page"
import { pages } from "./support/pages"
import { siteFolder } from "./support/site-folder"
import { wake } from "./support/wake"
import { watch } from "./support/watch"

const hasContactForm = ({ path: address }: { path: string }) =>
  readFileSync(path.join(siteFolder, address, "index.html"), "utf8").includes('name="contact"')

/** What the page logs, as the objects it hands to the console. */
const recordLog = (page: Page) => {
  const logged: unknown[] = []
  page.on("console", async (message) => {
    if (message.type() === "log") logged.push(await message.args()[0]?.jsonValue())
  })
  return logged
}

test.describe("the contact form", () => {
  test("has fields of 66 px and a text of at least 105 px", async ({ page }) => {
    await openPage(page, "/contact-us/")
    const heightOf = (label: string) =>
      page.getByLabel(label, { exact: true }).evaluate((field) => {
        const box = field.closest("div")?.getBoundingClientRect().height ?? 0
        return Math.max(box, field.getBoundingClientRect().height)
      })
    for (const label of ["Name", "Email", "Phone"]) expect(await heightOf(label), label).toBe(66)
    expect(await heightOf("Request")).toBeGreaterThanOrEqual(105)
  })

  test("checks nothing, asks nobody, logs the four fields, and says that nothing was sent", async ({
    page,
  }) => {
    const requests: string[] = []
    const logged: unknown[] = []
    await openPage(page, "/contact-us/")
    const said = watch(page)
    page.on("console", async (message) => {
      logged.push(await Promise.all(message.args().map((one) => one.jsonValue())))
    })
    const fields = {
      Name: "Ada <b>Lovelace</b>",
      Email: "not an address",
      Phone: "5550142",
      Request: "An engine.\nAnd its notes.",
    }
    for (const [label, text] of Object.entries(fields))
      await page.getByLabel(label, { exact: true }).fill(text)
    page.on("request", (request) => {
      // Scripts that the answer needs are the site's own.
      if (request.method() !== "GET" || request.resourceType() === "fetch") requests.push(request.url())
    })
    await page.getByRole("button", { name: "Send request" }).click()
    const outcome = page.getByRole("status").filter({ hasText: "Thank you" })
    await expect(outcome).toContainText("has not been sent to us")
    await expect(outcome).toContainText("Thank you, Ada <b>Lovelace</b>.")
    const mail = await outcome.getByRole("link", { name: "Send it by email" }).getAttribute("href")
    expect(decodeURIComponent(mail ?? "")).toContain("An engine.")
    expect(logged).toEqual([
      [{ name: fields.Name, email: fields.Email, phone: "+1 5550142", request: fields.Request }],
    ])
    expect(said).toHaveLength(1)
    expect(requests).toEqual([])
  })

  for (const { path: address } of pages.filter(hasContactForm))
    test(`tells on ${address} what happened, in the page and to screen readers, and another can be written`, async ({
      page,
    }) => {
      const logged = recordLog(page)
      await openPage(page, address)
      await wake(page)
      const form = page.locator('form[name="contact"]')
      await form.getByLabel("Name", { exact: true }).fill("Ada")
      await form.getByLabel("Request", { exact: true }).fill("One")
      const outcome = form.getByRole("status")
      await expect(outcome).toBeEmpty()
      await form.getByRole("button", { name: "Send request" }).dblclick()
      await expect(outcome).toContainText("Thank you, Ada.")
      await expect(outcome.locator(":focus")).toHaveCount(1)
      await expect(form.getByRole("button", { name: "Send request" })).toHaveCount(0)
      await form.getByRole("button", { name: "Write another" }).click()
      await expect(form.getByLabel("Name", { exact: true })).toBeFocused()
      await expect(form.getByLabel("Request", { exact: true })).toHaveValue("")
      await form.getByLabel("Request", { exact: true }).fill("Two")
      await form.getByRole("button", { name: "Send request" }).click()
      await expect(outcome).toContainText("Thank you.")
      await expect
        .poll(() => logged)
        .toEqual([
          { name: "Ada", email: "", phone: "", request: "One" },
          { name: "", email: "", phone: "", request: "Two" },
        ])
    })

  test("stands on the contact page, and on the home page at least", () => {
    const paths = pages.filter(hasContactForm).map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(["/", "/contact-us/"]))
  })

  test("can be sent empty", async ({ page }) => {
    await openPage(page, "/contact-us/")
    await page.getByRole("button", { name: "Send request" }).click()
    await expect(page.getByRole("status").filter({ hasText: "Thank you." })).toBeVisible()
    await page.getByRole("button", { name: "Write another" }).click()
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused()
  })
})

test.describe("the estimate", () => {
  const next = (page: Page) => page.getByRole("button", { name: "Continue" })

  test("has selects with a list of 256 px, by mouse and by keyboard", async ({ page }) => {
    await openPage(page, "/estimate/")
    await page.getByRole("checkbox", { name: "Web development" }).check()
    await next(page).click()
    const budget = page.getByRole("combobox", { name: /^Budget/ })
    await budget.click()
    const list = page.getByRole("listbox", { name: "Budget" })
    expect((await list.boundingBox())?.height).toBe(256)
    await expect(list.getByRole("option")).toHaveCount(7)
    await list.getByRole("option", { name: "$20,000 to $40,000" }).click()
    await expect(budget).toHaveText("$20,000 to $40,000")
    await expect(list).toBeHidden()
    const timing = page.getByRole("combobox", { name: /^Timing/ })
    await timing.focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(timing).not.toHaveText("Choose a time")
    await timing.press("Enter")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("listbox", { name: "Timing" })).toBeHidden()
    await expect(timing).toBeFocused()
  })

  test("asks nobody, and logs the answers once", async ({ page }) => {
    const logged = recordLog(page)
    const requests: string[] = []
    await openPage(page, "/estimate/")
    page.on("request", (request) => {
      if (request.method() !== "GET") requests.push(request.url())
    })
    await page.getByRole("checkbox", { name: "Web development" }).check()
    await next(page).click()
    await next(page).click()
    await page.getByLabel("Email").fill("ada@example.com")
    await next(page).click()
    await page.getByRole("button", { name: "Finish" }).dblclick()
    await expect(page).toHaveURL("/estimate/completed/")
    await expect.poll(() => logged.length).toBe(1)
    expect(logged).toEqual([
      {
        services: "Web development",
        platforms: "",
        budget: "",
        timing: "",
        name: "",
        email: "ada@example.com",
        phone: "",
        about: "",
      },
    ])
    expect(requests).toEqual([])
  })

  test("is filled in by keyboard alone, and keeps its answers over a reload and another page", async ({
    page,
  }) => {
    await openPage(page, "/estimate/")
    const progress = page.getByRole("progressbar", { name: "Progress" })
    await page.getByRole("checkbox", { name: "Web development" }).focus()
    await page.keyboard.press("Space")
    await page.keyboard.press("Enter")
    await expect(progress).toHaveAttribute("aria-valuenow", "2")
    // The focus has gone on to the step that is shown.
    await expect(page.locator('form[name="estimate"] :focus')).toHaveCount(1)
    await page.getByRole("combobox", { name: /^Budget/ }).focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("End")
    await page.keyboard.press("Enter")
    await expect(page.getByRole("combobox", { name: /^Budget/ })).toHaveText("Not sure yet")
    await next(page).press("Enter")
    await page.getByLabel("Name").fill("Ada")
    await page.getByLabel("About the project").fill("Two\nlines")

    await page.reload()
    await expect(page.getByLabel("About the project")).toHaveValue("Two\nlines")
    await page.goBack()
    await expect(page.getByRole("combobox", { name: /^Budget/ })).toHaveText("Not sure yet")
    await page.goBack()
    await expect(page.getByRole("checkbox", { name: "Web development" })).toBeChecked()
    await openPage(page, "/company/")
    await openPage(page, "/estimate/")
    await expect(page.getByRole("checkbox", { name: "Web development" })).toBeChecked()
  })

  test("leads in four steps to its completion, which repeats the answers and claims nothing", async ({
    page,
  }) => {
    await openPage(page, "/estimate/")
    const progress = page.getByRole("progressbar", { name: "Progress" })
    await next(page).click()
    await expect(page.getByRole("alert")).toBeVisible()
    await expect(progress).toHaveAttribute("aria-valuenow", "1")
    await page.getByRole("checkbox", { name: "Web development" }).check()
    await next(page).click()
    await expect(progress).toHaveAttribute("aria-valuenow", "2")
    await next(page).click()
    await page.getByLabel("Name").fill("Ada")
    await page.getByLabel("Email").fill("ada@example.com")
    await next(page).click()
    await expect(progress).toHaveAttribute("aria-valuenow", "4")
    await page.goBack()
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.com")
    await page.goForward()
    await page.getByRole("button", { name: "Finish" }).click()
    await expect(page).toHaveURL("/estimate/completed/")
    await expect(page.locator("main h1")).toHaveText("Thank you, Ada.")
    await expect(page.locator("main")).toContainText("have not been sent to us")
    await expect(page.locator("main")).toContainText("Web development")
  })
})
