/** The contact form and the estimate with an endpoint: they post to a real HTTP server. */

import { fillText } from "../../src/util/fill-text"
import { contactTexts, estimateTexts } from "../support/feature-texts"
import { holdScripts, hydrated, openPage } from "../support/open-page"
import { type FormService, startFormService } from "./support/form-service"
import { origin } from "./support/pages"
import { recordProblems } from "./support/record-problems"
import { startSiteWithEndpoint } from "./support/site-with-endpoint"
import { test as base, expect, type Locator, type Page } from "./support/test"
import { sourceOf } from "./support/texts"

const { questions: contactFields, forms } = contactTexts
const { scope, contact: visitor } = estimateTexts.steps

const test = base.extend<{ service: FormService }, { running: { service: FormService; address: string } }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads dependencies from the pattern
    async ({}, use, { project }) => {
      const service = await startFormService()
      const site = await startSiteWithEndpoint(project.use.baseURL ?? "", service.address)
      await use({ service, address: site.address })
      await site.close()
      await service.close()
    },
    { scope: "worker" },
  ],
  service: async ({ running }, use) => {
    running.service.reset()
    await use(running.service)
  },
  // The same site, with forms that post to the service.
  baseURL: ({ running }, use) => use(running.address),
})

/** A completed form. */
interface Filled {
  form: Locator
  send: Locator
  /** The fields that the service must receive. */
  fields: Record<string, string>
  /** Expect that the form still has all values. */
  expectKept: () => Promise<void>
  /** Expect the message that the form was sent. */
  expectSent: () => Promise<void>
}

const text = "An app & more: <b>50%</b>\nand “a second line”"
const name = "Amara Diallo"

const fillContact = async (page: Page): Promise<Filled> => {
  await openPage(page, "/contact-us/")
  const form = page.locator('form[name="contact"]')
  const email = "amara@relay"
  const typed = [
    [contactFields.name.label, name],
    [contactFields.email.label, email],
    [contactFields.phone, "5550142"],
    [contactFields.request.label, text],
  ] as const
  for (const [label, value] of typed) await form.getByLabel(label, { exact: true }).fill(value)
  return {
    form,
    send: form.getByRole("button", { name: RegExp(`^(${contactTexts.send}|${forms.again})$`) }),
    fields: {
      "form-name": "contact",
      name,
      email,
      phone: "+1 5550142",
      request: text,
      _gotcha: "",
    },
    expectKept: async () => {
      for (const [label, value] of typed)
        await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
    },
    expectSent: () =>
      expect(form.getByRole("status")).toHaveText(
        fillText(forms.sent.thanks, { name }) +
          fillText(forms.sent.text, { thing: contactTexts.thing }) +
          contactTexts.another,
      ),
  }
}

const fillEstimate = async (page: Page): Promise<Filled> => {
  await openPage(page, "/estimate/")
  const form = page.locator('form[name="estimate"]')
  const next = form.getByRole("button", { name: estimateTexts.next })
  const checkFirst = async () => {
    const box = form.getByRole("checkbox").first()
    await box.check()
    return box.inputValue()
  }
  const services = await checkFirst()
  await next.click()
  const platforms = await checkFirst()
  await form.getByRole("combobox", { name: RegExp(`^${scope.budget.label}`) }).click()
  const option = page.getByRole("option").nth(2)
  const budget = (await option.textContent()) ?? ""
  await option.click()
  await next.click()
  const email = "amara@relay.example"
  await form.getByLabel(visitor.questions.name.label).fill(name)
  await form.getByLabel(visitor.questions.email.label).fill(email)
  await form.getByLabel(visitor.questions.about.label).fill(text)
  await next.click()
  await expect(form.getByText(email)).toBeVisible()
  return {
    form,
    send: form.getByRole("button", { name: RegExp(`^(${estimateTexts.send}|${forms.again})$`) }),
    fields: {
      "form-name": "estimate",
      services,
      platforms,
      budget,
      timing: "",
      name,
      email,
      phone: "",
      about: text,
      _gotcha: "",
    },
    expectKept: async () => {
      for (const value of [services, platforms, budget, email])
        await expect(form.getByRole("definition").filter({ hasText: value })).toBeVisible()
    },
    expectSent: async () => {
      await expect(page).toHaveURL("/estimate/completed/")
      await expect(page.locator("main h1")).toHaveText(fillText(estimateTexts.result.sent.thanks, { name }))
      await expect(page.locator("main")).toContainText(estimateTexts.result.sent.text)
    },
  }
}

const notSent = RegExp(sourceOf(forms.failed.heading))

/** Expect that the form keeps its values and offers to send them by email. */
const expectNotSent = async ({ form, expectKept }: Filled, reason: string) => {
  const outcome = form.getByRole("status").filter({ hasText: notSent })
  await expect(outcome).toContainText(reason)
  await expectKept()
  const mail = outcome.getByRole("link", { name: forms.failed.link, exact: true })
  await expect(mail).toHaveAttribute("href", /^mailto:[^?]+@[^?]+\?subject=/)
  const href = (await mail.getAttribute("href")) ?? ""
  expect(decodeURIComponent(href).replaceAll("\r\n", "\n")).toContain(text)
}

for (const [which, fill] of [
  ["the contact form", fillContact],
  ["the estimate", fillEstimate],
] as const) {
  test.describe(which, () => {
    test("posts once, and shows that it was sent", async ({ page, service }) => {
      const problems = recordProblems(page)
      const { form, send, fields, expectSent } = await fill(page)
      await send.click()
      await expectSent()
      expect(service.posts).toEqual([
        {
          fields,
          contentType: expect.stringContaining("application/x-www-form-urlencoded"),
          accept: "application/json",
        },
      ])
      await expect(form.getByText(notSent)).toHaveCount(0)
      expect(problems).toEqual([])
    })

    test("keeps its values when the service answers with an error, and can be sent again", async ({
      page,
      service,
    }) => {
      service.answerWith(500)
      const filled = await fill(page)
      await filled.send.click()
      await expect(filled.form.getByRole("status").locator(":focus")).toHaveCount(1)
      await expectNotSent(filled, forms.failed.rejected)
      service.answerWith(200)
      await filled.send.click()
      await filled.expectSent()
      expect(service.posts.map((post) => post.fields)).toEqual([filled.fields, filled.fields])
    })

    test("shows that it is being sent, and posts once even if submitted many times", async ({
      page,
      service,
    }) => {
      service.answerWith("held")
      const { form, send, expectSent } = await fill(page)
      await send.dblclick()
      await expect(form.getByRole("status")).toHaveText(RegExp(sourceOf(forms.sending)))
      await expect(send).toHaveAttribute("aria-busy", "true")
      await send.dispatchEvent("click")
      await send.focus()
      await page.keyboard.press("Enter")
      await page.keyboard.press("Space")
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
      await expect.poll(() => service.posts.length).toBe(1)
      await expect(form.getByText(forms.sent.thanksWithoutName)).toHaveCount(0)
      service.release()
      await expectSent()
      expect(service.posts).toHaveLength(1)
    })
  })
}

test("a form is sent if the service redirects to a page of its own", async ({ page, service }) => {
  service.answerWith(303)
  const { send, expectSent } = await fillContact(page)
  await send.click()
  await expectSent()
  expect(service.posts).toHaveLength(1)
})

test("a form keeps its values on a network error and offline, and can be sent again", async ({
  page,
  context,
  service,
}) => {
  service.answerWith("hang up")
  const filled = await fillContact(page)
  await filled.send.click()
  await expectNotSent(filled, forms.failed.unreachable)
  await context.setOffline(true)
  await filled.send.click()
  await expectNotSent(filled, forms.failed.offline)
  await context.setOffline(false)
  service.reset()
  await filled.send.click()
  await filled.expectSent()
  expect(service.posts.map(({ fields }) => fields)).toEqual([filled.fields])
})

test("text that was typed before scripts loaded is sent too", async ({ page, service }) => {
  const open = await holdScripts(page)
  await page.goto("/contact-us/", { waitUntil: "commit" })
  const form = page.locator('form[name="contact"]')
  await form.getByLabel(contactFields.name.label, { exact: true }).fill("Early Bird")
  open()
  await hydrated(page)
  await form.getByLabel(contactFields.request.label, { exact: true }).fill("And the rest")
  await form.getByRole("button", { name: contactTexts.send }).click()
  await expect(form.getByRole("status")).toContainText(fillText(forms.sent.thanks, { name: "Early Bird" }))
  expect(service.posts.map(({ fields }) => [fields.name, fields.request])).toEqual([
    ["Early Bird", "And the rest"],
  ])
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the contact form posts, and the browser shows the service's page", async ({ page, service }) => {
    await page.goto("/contact-us/")
    const form = page.locator('form[name="contact"]')
    await form.getByLabel(contactFields.name.label, { exact: true }).fill("Amara")
    await form.getByLabel(contactFields.phone, { exact: true }).fill("1 555 0142")
    await form.getByLabel(contactFields.request.label, { exact: true }).fill(text)
    await form.getByRole("button", { name: contactTexts.send }).click()
    await expect(page.getByRole("heading", { name: "We have it" })).toBeVisible()
    expect(
      service.posts.map(({ fields }) => ({
        ...fields,
        request: fields.request?.replaceAll("\r\n", "\n"),
      })),
    ).toEqual([
      {
        "form-name": "contact",
        _gotcha: "",
        name: "Amara",
        email: "",
        phone: "1 555 0142",
        request: text,
      },
    ])
  })

  test("the estimate is one form that posts, with the address of its completion page", async ({
    page,
    service,
  }) => {
    await page.goto("/estimate/")
    const form = page.locator('form[name="estimate"]')
    await form.getByRole("checkbox").first().check()
    const services = await form.getByRole("checkbox").first().inputValue()
    const [budget] = await form.getByRole("combobox", { name: scope.budget.label }).selectOption({ index: 2 })
    await form.getByLabel(visitor.questions.email.label).fill("amara@relay.example")
    await form.getByRole("button", { name: estimateTexts.send }).click()
    await expect(page.getByRole("heading", { name: "We have it" })).toBeVisible()
    expect(service.posts).toHaveLength(1)
    expect(service.posts[0]?.fields).toMatchObject({
      "form-name": "estimate",
      _gotcha: "",
      _next: `${origin}/estimate/completed/`,
      services,
      budget,
      email: "amara@relay.example",
    })
  })
})
