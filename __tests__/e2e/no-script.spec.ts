/** Pages with JavaScript off: complete, readable and usable. */

import { fillText } from "../../src/util/fill-text"
import { contactTexts, estimateTexts, searchTexts } from "../support/feature-texts"
import { findPage, firstOf, pages, pagesOfKind, samples } from "./support/pages"
import { expect, type Locator, type Page, test } from "./support/test"
import { labelledBy, texts } from "./support/texts"

const { steps } = estimateTexts

test.use({ javaScriptEnabled: false })

/** Texts that are nowhere visible, except in closed panels and videos, and heading anchors, which show on hover. */
const hiddenTexts = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const hiddenOnPurpose =
      "details:not([open]) > :not(summary), option, video *, a[aria-describedby], button"
    const texts = [...document.querySelectorAll(`${selector} *`)].flatMap((element) => {
      if (element.closest(`style, script, noscript, template, desc, title, ${hiddenOnPurpose}`)) return []
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const text = own
        .map(({ textContent }) => textContent)
        .join(" ")
        .replace(/\s+/g, " ")
        .trim()
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return text === "" ? [] : [{ text, isVisible }]
    })
    const visible = texts.flatMap(({ text, isVisible }) => (isVisible ? [text] : []))
    return texts.flatMap(({ text, isVisible }) => (isVisible || visible.includes(text) ? [] : [text]))
  }, within)

/** Images that are not loaded or not visible. */
const missingImages = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .filter(
        (image) =>
          !image.complete ||
          image.naturalWidth === 0 ||
          !image.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
          image.getBoundingClientRect().height === 0,
      )
      .map(({ src, alt }) => `${alt} ${src}`),
  )

/** Texts that only show with scripts: the estimate's steps and summary, and search fields' labels. */
const onlyWithScripts: Record<string, readonly string[]> = {
  "/estimate/": [
    steps.services.label,
    steps.review.empty,
    steps.review.title,
    steps.review.withoutScripts,
    ...[1, 2, 3, 4].map((step) => fillText(estimateTexts.step, { step, steps: 4 })),
  ],
  "/search/": [searchTexts.field],
  "/404/": [searchTexts.notFound.field],
}

const others = pages.map(({ path }) => path).filter((path) => !samples.includes(path))

for (const [tag, paths] of [
  ["", samples],
  [" @all", others],
] as const)
  test(`pages show all their text and images${tag}`, async ({ page }) => {
    test.setTimeout(60_000 + paths.length * 5000)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator("main h1")).toBeVisible()
      const { announcedUntil: _, ...set } = await page.evaluate(() => document.documentElement.dataset)
      expect.soft(set, path).toEqual({})
      const hidden = (await hiddenTexts(page, "main")).filter(
        (text) => !onlyWithScripts[path]?.includes(text),
      )
      expect.soft(hidden, path).toEqual([])
      expect.soft(await hiddenTexts(page, "footer"), path).toEqual([])
      expect.soft(await missingImages(page), path).toEqual([])
      for (const svg of await page.locator("main svg[data-drawing]").all()) await expect(svg).toBeVisible()
    }
  })

test("menus open on hover, their links work, and there are no buttons", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto("/")
  await expect(page.getByRole("button")).toHaveCount(0)
  const main = page.getByRole("banner").getByRole("navigation", { name: texts.header.navigation })
  for (const [path, inside] of [
    ["/services/", firstOf("service").path],
    ["/technologies/", firstOf("technology").path],
    ["/company/", "/company/clients/"],
  ] as const) {
    await main.locator(`> ul > li > a[href="${path}"]`).hover()
    await expect(main.locator(`a[href="${inside}"]`)).toBeVisible()
  }
  await main.locator('a[href="/company/clients/"]').click()
  await expect(page).toHaveURL("/company/clients/")
})

test("the menu button of a narrow window links to the footer's menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/company/")
  await page.getByRole("link", { name: texts.menu.open }).click()
  await expect(page).toHaveURL("/company/#footer-navigation")
  const footer = page.getByRole("navigation", { name: texts.footer.name })
  await expect(footer).toBeInViewport()
  const paths = await footer
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")))
  const lists = ["/services/", "/technologies/", "/case-studies/", "/company/", "/insights/"]
  const others = ["/company/clients/", "/contact-us/", "/estimate/"]
  const documents = pagesOfKind("service", "technology").map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining([...lists, ...others, ...documents]))
})

test('"On this page" of an article opens in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(findPage("insight", labelledBy(texts.page.onThisPage)))
  const list = page.getByRole("navigation", { name: texts.page.onThisPage })
  await list.locator("summary").click()
  await list.getByRole("link").nth(1).click()
  await expect(page).toHaveURL(/#/)
  const { hash } = new URL(page.url())
  await expect(page.locator(hash)).toBeInViewport()
})

test("an accordion opens one panel at a time; marquees and carousels can be scrolled", async ({ page }) => {
  await page.goto("/")
  const items = page.locator("main details[name]")
  await expect(items.first()).toHaveAttribute("open")
  await items.nth(1).locator("summary").click()
  await expect(items.nth(1).locator("p")).toBeVisible()
  await expect(items.first()).not.toHaveAttribute("open")
  await items.nth(1).locator("summary").click()
  await expect(page.locator("main details[name][open]")).toHaveCount(0)

  const strips = await page.locator('main [role="group"]:has([data-slot])').all()
  const rails = await page.locator("main [aria-roledescription] ul[aria-label]").all()
  expect([strips.length, rails.length]).toEqual([2, 2])
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const items of [
      ...strips.map((strip) => strip.locator("[data-slot]")),
      ...rails.map((rail) => rail.locator("> li")),
    ]) {
      await expect(items.first()).toBeVisible()
      expect(await canScroll(items.last())).toBe(true)
    }
  }
})

/** Whether the element can be scrolled into view sideways. */
const canScroll = (element: ReturnType<Page["locator"]>) =>
  element.evaluate((one) => {
    one.scrollIntoView({ inline: "end", block: "center", behavior: "instant" })
    const { left, right, top } = one.getBoundingClientRect()
    return (
      left >= -1 && right <= innerWidth + 1 && document.elementFromPoint((left + right) / 2, top + 8) !== null
    )
  })

test("the contact form has native fields, and an email link instead of a button", async ({ page }) => {
  await page.goto("/contact-us/")
  const form = page.locator('form[name="contact"]')
  const { questions } = contactTexts
  for (const label of [
    questions.name.label,
    questions.email.label,
    questions.phone,
    questions.request.label,
  ]) {
    await form.getByLabel(label, { exact: true }).fill("12")
    await expect(form.getByLabel(label, { exact: true })).toHaveValue("12")
  }
  await expect(form.getByText(texts.forms.phoneHint)).toBeVisible()
  await expect(form.getByRole("button")).toHaveCount(0)
  await expectMail(form, contactTexts.subject, questions.name.label)
})

test("an industry leads to its case studies, and “Led by” to a form that names the person", async ({
  page,
}) => {
  await page.goto("/case-studies/")
  await page.locator("main a[href*='/industry/']").first().click()
  const studies = page.locator("main article a")
  expect(await studies.count()).toBeGreaterThan(0)
  const industry = await page.getByRole("heading", { level: 1 }).textContent()
  await studies.first().click()
  await expect(page.locator("main a[href*='/industry/']").first()).toHaveText(industry ?? "")
  const person = page.locator("main a[href*='/contact-us/']").first()
  const name = (await person.textContent()) ?? ""
  await person.click()
  await expect(page.locator("form")).toContainText(name)
  await expect(page.locator("form [name=person]")).toHaveValue(name)
  const mail = page.getByRole("link", { name: contactTexts.forms.byEmail })
  expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(name)
})

test("the estimate is one form with native fields", async ({ page }) => {
  await page.goto("/estimate/")
  const form = page.locator('form[name="estimate"]')
  await form.getByRole("checkbox").first().check()
  await form.getByRole("checkbox").last().check()
  const { scope, contact } = steps
  for (const label of [scope.budget.label, scope.timing.label]) {
    const select = form.getByRole("combobox", { name: label })
    await select.selectOption({ index: 2 })
    await expect(select).not.toHaveValue("")
  }
  const { name, email, phone, about } = contact.questions
  for (const label of [name.label, email.label, phone, about.label])
    await expect(form.getByLabel(label)).toBeEditable()
  await expect(form.getByRole("button")).toHaveCount(0)
  await expect(form.getByRole("progressbar")).toHaveCount(0)
  await expect(form.getByText(contactTexts.forms.withoutScripts)).toBeVisible()
  await expectMail(form, estimateTexts.subject, `${steps.services.label}: \r\n${scope.platforms.label}`)
})

/** Expect a link to an email with the subject and the form's questions. */
const expectMail = async (form: Locator, subject: string, questions: string) => {
  const href = await form.getByRole("link", { name: contactTexts.forms.byEmail }).getAttribute("href")
  expect(href).toMatch(/^mailto:[^?]+@/)
  expect(href).toContain(`?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(questions)}`)
}
