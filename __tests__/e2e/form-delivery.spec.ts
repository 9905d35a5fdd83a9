/**
 * Both forms in a site with an endpoint: they post to a real HTTP server, which answers in every way that such servers
 * do. The site without one, which only logs, is in forms.spec.ts.
 */
import { test as base, expect, type Locator, type Page } from "@playwright/test"
import { openPage } from "../support/open-page"
import { type FormService, startFormService } from "./support/form-service"
import { startSiteWithEndpoint } from "./support/site-with-endpoint"
import { watch } from "./support/watch"

const test = base.extend<{ service: FormService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  service: async ({}, use) => {
    const service = await startFormService()
    await use(service)
    await service.close()
  },
  // The same site behind another address, where its forms post to the service.
  baseURL: async ({ service }, use, { project }) => {
    const site = await startSiteWithEndpoint(project.use.baseURL ?? "", service.address)
    await use(site.address)
    await site.close()
  },
})

/** A form, filled in and ready to be sent. */
interface Filled {
  form: Locator
  send: Locator
  /** What arrives of it. */
  fields: Record<string, string>
  /** Its fields still hold everything. */
  expectKept: () => Promise<void>
  /** It says that it was sent. */
  expectSent: () => Promise<void>
}

const text = "An app & more: <b>50%</b>\nand “a second line”"

const fillContact = async (page: Page): Promise<Filled> => {
  await openPage(page, "/contact-us/")
  const form = page.locator('form[name="contact"]')
  const typed = { Name: "Amara Diallo", Email: "amara@relay", Phone: "5550142", Request: text }
  for (const [label, value] of Object.entries(typed))
    await form.getByLabel(label, { exact: true }).fill(value)
  return {
    form,
    send: form.getByRole("button", { name: /^(Send request|Try again)$/ }),
    fields: {
      "form-name": "contact",
      name: typed.Name,
      email: typed.Email,
      phone: "+1 5550142",
      request: text,
      _gotcha: "",
    },
    expectKept: async () => {
      for (const [label, value] of Object.entries(typed))
        await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
    },
    expectSent: () =>
      expect(form.getByRole("status")).toContainText("Thank you, Amara Diallo.Your request was sent."),
  }
}

const fillEstimate = async (page: Page): Promise<Filled> => {
  await openPage(page, "/estimate/")
  const form = page.locator('form[name="estimate"]')
  const next = form.getByRole("button", { name: "Continue" })
  await form.getByRole("checkbox", { name: "Web development" }).check()
  await next.click()
  await form.getByRole("checkbox", { name: "Android" }).check()
  await form.getByRole("combobox", { name: /^Budget/ }).click()
  await page.getByRole("option", { name: "$20,000 to $40,000" }).click()
  await next.click()
  await form.getByLabel("Name").fill("Amara Diallo")
  await form.getByLabel("Email").fill("amara@relay.example")
  await form.getByLabel("About the project").fill(text)
  await next.click()
  await expect(form.getByText("amara@relay.example")).toBeVisible()
  return {
    form,
    send: form.getByRole("button", { name: /^(Send|Try again)$/ }),
    fields: {
      "form-name": "estimate",
      services: "Web development",
      platforms: "Android",
      budget: "$20,000 to $40,000",
      timing: "",
      name: "Amara Diallo",
      email: "amara@relay.example",
      phone: "",
      about: text,
      _gotcha: "",
    },
    expectKept: async () => {
      for (const value of ["Web development", "Android", "$20,000 to $40,000", "amara@relay.example"])
        await expect(form.getByRole("definition").filter({ hasText: value })).toBeVisible()
    },
    expectSent: async () => {
      await expect(page).toHaveURL("/estimate/completed/")
      await expect(page.locator("main h1")).toHaveText("Thank you, Amara Diallo.")
      await expect(page.locator("main")).toContainText("Your estimate request was sent.")
    },
  }
}

/** The mail that is offered instead holds what was typed. */
const expectMail = async (form: Locator) => {
  const href = await form
    .getByRole("status")
    .getByRole("link", { name: "send it by email" })
    .getAttribute("href")
  expect(href).toMatch(/^mailto:hello@mosslight\.example\?subject=/)
  expect(decodeURIComponent(href ?? "").replaceAll("\r\n", "\n")).toContain(text)
}

for (const [name, fill] of [
  ["the contact form", fillContact],
  ["the estimate", fillEstimate],
] as const) {
  test.describe(name, () => {
    test("is sent, once, to a service that answers 200, and only then says so", async ({ page, service }) => {
      const said = watch(page)
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
      await expect(form.getByText("was not sent")).toHaveCount(0)
      expect(said).toEqual([])
    })

    for (const status of [422, 500])
      test(`loses nothing where the service answers ${status}, and can be sent again`, async ({
        page,
        service,
      }) => {
        service.answerWith(status)
        const { form, send, fields, expectKept, expectSent } = await fill(page)
        await send.click()
        const outcome = form.getByRole("status").filter({ hasText: "was not sent" })
        await expect(outcome).toContainText("The answer was an error.")
        await expect(outcome.locator(":focus")).toHaveCount(1)
        await expectKept()
        await expectMail(form)
        service.answerWith(200)
        await send.click()
        await expectSent()
        expect(service.posts.map((post) => post.fields)).toEqual([fields, fields])
      })

    test("says that it is being sent while the service is slow, and is sent once however often it is pressed", async ({
      page,
      service,
    }) => {
      service.answerWith("held")
      const { form, send, expectSent } = await fill(page)
      await send.dblclick()
      await expect(form.getByRole("status")).toHaveText(/^Sending your (estimate )?request\.$/)
      await expect(send).toHaveAttribute("aria-busy", "true")
      await send.dispatchEvent("click")
      await send.focus()
      await page.keyboard.press("Enter")
      await page.keyboard.press("Space")
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
      await expect.poll(() => service.posts.length).toBe(1)
      await expect(form.getByText("Thank you")).toHaveCount(0)
      service.release()
      await expectSent()
      expect(service.posts).toHaveLength(1)
    })

    test("gives up a service that never answers, and loses nothing", async ({ page, service }) => {
      service.answerWith("never")
      const { form, send, expectKept } = await fill(page)
      await page.clock.install()
      await send.click()
      await expect.poll(() => service.posts.length).toBe(1)
      await page.clock.fastForward(14_000)
      await expect(form.getByRole("status")).toContainText("Sending")
      await page.clock.fastForward(2000)
      await expect(form.getByRole("status")).toContainText(/was not sent\.\s*There was no answer\./)
      await expectKept()
      await expectMail(form)
    })

    test("loses nothing where the service hangs up, or is not there at all", async ({ page, service }) => {
      service.answerWith("hang up")
      const { form, send, expectKept } = await fill(page)
      await send.click()
      const outcome = form.getByRole("status").filter({ hasText: "was not sent" })
      await expect(outcome).toContainText("There was no answer.")
      await service.close()
      await send.click()
      await expect(send).toHaveText("Try again")
      await expect(outcome).toContainText("There was no answer.")
      await expectKept()
      await expectMail(form)
    })

    test("says that the visitor is offline, loses nothing, and is sent when the connection is back", async ({
      page,
      context,
      service,
    }) => {
      const { form, send, expectKept, expectSent } = await fill(page)
      await context.setOffline(true)
      await send.click()
      await expect(form.getByRole("status")).toContainText(/was not sent\.\s*You are offline\./)
      await expectKept()
      await expectMail(form)
      expect(service.posts).toEqual([])
      await context.setOffline(false)
      await send.click()
      await expectSent()
      expect(service.posts).toHaveLength(1)
    })

    test("is not sent for a robot, which fills in the field that people do not see", async ({
      page,
      service,
    }) => {
      const { form, send } = await fill(page)
      const trap = form.locator('[name="_gotcha"]')
      await expect(form.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0)
      await expect(trap).toHaveAttribute("tabindex", "-1")
      const box = await trap.evaluate(
        (element) => element.parentElement?.parentElement?.getBoundingClientRect().width,
      )
      expect(box).toBeLessThanOrEqual(1)
      await trap.evaluate((element: HTMLInputElement) => {
        element.value = "https://spam.example"
      })
      await send.click()
      await expect(form.getByRole("status")).toContainText("A hidden field was filled in")
      expect(service.posts).toEqual([])
    })
  })
}

test("another request can be written after the first, and is sent too", async ({ page, service }) => {
  const { form, send, expectSent } = await fillContact(page)
  await send.click()
  await expectSent()
  await form.getByRole("button", { name: "Write another" }).click()
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused()
  for (const label of ["Name", "Email", "Phone", "Request"])
    await expect(form.getByLabel(label, { exact: true })).toHaveValue("")
  await form.getByLabel("Request", { exact: true }).fill("A second one")
  await send.click()
  await expect(form.getByRole("status")).toContainText("Thank you.Your request was sent.")
  expect(service.posts.map(({ fields }) => fields.request)).toEqual([text, "A second one"])
})

test("what was typed before the scripts arrived is sent with the rest", async ({ page, service }) => {
  let arrive = () => {}
  const scripts = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(
    (url) => url.pathname.endsWith(".js"),
    async (route) => {
      await scripts
      await route.continue()
    },
  )
  await page.goto("/contact-us/", { waitUntil: "commit" })
  const form = page.locator('form[name="contact"]')
  await form.getByLabel("Name", { exact: true }).fill("Early Bird")
  arrive()
  await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0)
  await form.getByLabel("Request", { exact: true }).fill("And the rest")
  await form.getByRole("button", { name: "Send request" }).click()
  await expect(form.getByRole("status")).toContainText("Thank you, Early Bird.")
  expect(service.posts.map(({ fields }) => [fields.name, fields.request])).toEqual([
    ["Early Bird", "And the rest"],
  ])
})

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the contact form posts by itself, and the service's page follows", async ({ page, service }) => {
    await page.goto("/contact-us/")
    const form = page.locator('form[name="contact"]')
    await form.getByLabel("Name", { exact: true }).fill("Amara")
    await form.getByLabel("Phone", { exact: true }).fill("1 555 0142")
    await form.getByLabel("Request", { exact: true }).fill(text)
    await form.getByRole("button", { name: "Send request" }).click()
    await expect(page.getByRole("heading", { name: "We have it" })).toBeVisible()
    expect(
      service.posts.map(({ fields }) => ({ ...fields, request: fields.request?.replaceAll("\r\n", "\n") })),
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

  test("the estimate is one long form that posts by itself, and says where to go on", async ({
    page,
    service,
  }) => {
    await page.goto("/estimate/")
    const form = page.locator('form[name="estimate"]')
    await form.getByRole("checkbox", { name: "Web development" }).check()
    await form.getByRole("combobox", { name: "Budget" }).selectOption("$40,000 to $80,000")
    await form.getByLabel("Email").fill("amara@relay.example")
    await form.getByRole("button", { name: "Send" }).click()
    await expect(page.getByRole("heading", { name: "We have it" })).toBeVisible()
    expect(service.posts).toHaveLength(1)
    expect(service.posts[0]?.fields).toMatchObject({
      "form-name": "estimate",
      _gotcha: "",
      _next: "https://mosslight.example/estimate/completed/",
      services: "Web development",
      budget: "$40,000 to $80,000",
      email: "amara@relay.example",
    })
  })
})
