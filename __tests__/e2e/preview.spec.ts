/** The pictures of a case study and of the services, opened over the page. */
import { expect, type Page } from "@playwright/test"
import { openPage } from "../support/open-page"
import { violations } from "./support/axe"
import { overflowing } from "./support/overflow"
import { test } from "./support/page-facts"
import { pagesOfKind } from "./support/pages"
import { wake } from "./support/wake"
import { watch } from "./support/watch"

const study = "/case-studies/istanbul-senin/"

const openers = (page: Page) => page.getByRole("button", { name: /^Open preview: / })
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Preview: / })
const tool = (page: Page, name: string) => dialog(page).getByRole("button", { name })
/** How large the picture is drawn, as a share of its own size, and how it is turned. */
const drawn = (page: Page) =>
  dialog(page)
    .getByRole("img")
    .evaluate((image) => {
      const turned = image.closest("div") as HTMLElement
      const { a, b } = new DOMMatrix(getComputedStyle(turned).transform)
      return { scale: Math.round(Math.hypot(a, b) * 100) / 100, turned: getComputedStyle(turned).transform }
    })

for (const { path } of pagesOfKind("case-study"))
  test(`${path} offers each of its screens for the preview`, async ({ factsOf }) => {
    const { html, links, images } = await factsOf(path)
    const screens = html.match(/<figcaption/g)?.length ?? 0
    expect(screens).toBeGreaterThanOrEqual(2)
    const offered = links.filter(({ text }) => text.startsWith("Open preview: "))
    expect(offered).toHaveLength(screens)
    // Each names its picture, and without scripts leads to it.
    for (const { text, href } of offered) {
      expect(images.map(({ alt }) => `Open preview: ${alt?.replace(/\s+/g, " ")}`)).toContain(text)
      expect(href).toMatch(/^\/static\/.+\.(jpe?g|png|webp)$/)
    }
  })

test("both screens of a study open, and are sharp", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openPage(page, study)
  await wake(page)
  const screens = page.locator("main figure", { has: page.locator("figcaption") })
  for (const index of [0, 1]) {
    const screen = screens.nth(index)
    const name = (await screen.getByRole("img").getAttribute("alt")) ?? ""
    await screen.getByRole("button").click()
    const picture = dialog(page).getByRole("img", { name, exact: true })
    await expect(picture).toBeVisible()
    const sharp = () =>
      picture.evaluate((one: HTMLImageElement) => one.naturalWidth >= one.getBoundingClientRect().width)
    await expect.poll(sharp).toBe(true)
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toHaveCount(0)
  }
})

test("the preview is fetched when it is opened, and not before", async ({ page }) => {
  await openPage(page, study)
  await wake(page)
  const opener = openers(page).first()
  // What the visitor's first move brings is another matter.
  await opener.hover()
  await page.waitForLoadState("networkidle")
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url())
  })
  await page.mouse.move(1, 1)
  await opener.hover()
  await opener.focus()
  // Parts of the page may still be loading; a script is asked for once, so what the click brings was not there.
  const before = scripts.length
  await opener.click()
  await expect(dialog(page)).toBeVisible()
  expect(scripts.slice(before)).not.toEqual([])
})

for (const path of [study, "/services/"]) {
  test(`zoom, turning, flipping, focus and Escape on ${path}`, async ({ page }) => {
    const said = watch(page)
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, path)
    await wake(page)
    const opener = openers(page).first()
    const address = page.url()
    await opener.focus()
    await page.keyboard.press("Enter")
    await expect(tool(page, "Zoom in")).toBeFocused()
    expect((await drawn(page)).scale).toBe(1)

    await page.keyboard.press("Enter")
    expect((await drawn(page)).scale).toBe(1.5)
    for (let press = 0; press < 110; press += 1) await page.keyboard.press("+")
    expect((await drawn(page)).scale).toBe(50)
    for (let press = 0; press < 110; press += 1) await page.keyboard.press("-")
    expect((await drawn(page)).scale).toBe(1)

    const upright = (await drawn(page)).turned
    for (const name of ["Rotate right", "Flip horizontally", "Flip vertically"]) {
      const before = (await drawn(page)).turned
      await tool(page, name).click()
      await expect.poll(async () => (await drawn(page)).turned, { message: name }).not.toBe(before)
    }
    expect((await drawn(page)).turned).not.toBe(upright)

    // Round the tools and no further, both ways.
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))
    await tool(page, "Close preview").focus()
    await page.keyboard.press("Tab")
    expect(await focused()).toBe("Zoom in")
    await page.keyboard.press("Shift+Tab")
    expect(await focused()).toBe("Close preview")

    await page.keyboard.press("Escape")
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(page.url()).toBe(address)
    expect(said).toEqual([])
  })
}

for (const width of [1440, 390]) {
  test(`the open preview fits and has no axe violation at ${width}, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, study)
    await wake(page)
    await openers(page).first().click()
    await expect(dialog(page)).toBeVisible()
    const ground = await dialog(page).evaluate((one) => getComputedStyle(one).backgroundColor)
    expect(ground).toMatch(/0\.45\)$/)
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      expect(await violations(page), theme).toEqual([])
    }
    expect(await overflowing(page)).toEqual([])
    for (const element of [
      dialog(page).getByRole("img"),
      dialog(page).getByRole("group", { name: "Picture" }),
    ])
      await expect(element).toBeInViewport({ ratio: 1 })
  })
}

for (const [width, height] of [
  [1440, 844],
  [390, 844],
] as const) {
  test(`a picture turned on its side is whole at ${width} px, also in a window that changes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, "/services/")
    await wake(page)
    await openers(page).first().click()
    const picture = dialog(page).getByRole("img")
    await expect(picture).toBeInViewport({ ratio: 1 })
    const upright = (await drawn(page)).scale
    await tool(page, "Rotate right").click()
    await expect(picture).toBeInViewport({ ratio: 1 })
    const sideways = (await drawn(page)).scale
    await page.setViewportSize({ width, height: 500 })
    await expect(picture).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width, height })
    await expect.poll(async () => (await drawn(page)).scale).toBe(sideways)
    await expect(dialog(page).getByRole("status")).toHaveText("Zoom 1, turned 90 degrees")
    await tool(page, "Zoom in").click()
    await expect.poll(async () => (await drawn(page)).scale).toBeCloseTo(1.5 * sideways, 1)
    await tool(page, "Zoom out").click()
    await tool(page, "Rotate right").click()
    await expect.poll(async () => (await drawn(page)).scale).toBe(upright)
  })
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false })

  test("the corner of a screen leads to the picture itself", async ({ page, request }) => {
    await page.goto(study)
    const links = page.getByRole("link", { name: /^Open preview: / })
    const address = await links.first().getAttribute("href")
    expect((await request.get(address ?? "")).headers()["content-type"]).toMatch(/^image\//)
    await expect(links.first()).toBeVisible()
  })
})
