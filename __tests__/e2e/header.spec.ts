/** The header: dropdowns, current section, theme switch, and the menu of narrow windows. */

import { hydrated, idle, inFooter, openPage, rememberDocument } from "../support/open-page"
import { scrolledTo } from "../support/scroll-page"
import { firstOf } from "./support/pages"
import { expect, type Page, test } from "./support/test"
import { texts } from "./support/texts"

const menu = (page: Page) =>
  page.getByRole("banner").getByRole("navigation", { name: texts.header.navigation })
const trigger = (page: Page, name: string) => menu(page).getByRole("button", { name, exact: true })
const panel = (page: Page, section: string) => page.locator(`#menu-${section}-panel`)
const [service, technology, study] = (["service", "technology", "case-study"] as const).map(
  (kind) => firstOf(kind).path,
)

/** Move the mouse to an element without scrolling. */
const point = async (page: Page, target: ReturnType<Page["locator"]>) => {
  const box = await target.boundingBox()
  if (!box) throw new Error("The target is not visible")
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

test.describe("a dropdown", () => {
  test("opens on hover, and stays open while the mouse moves to its panel", async ({ page }) => {
    await openPage(page, "/")
    const services = trigger(page, "Services")
    await services.hover()
    await expect(services).toHaveAttribute("aria-expanded", "true")
    const link = panel(page, "services").locator(`a[href="${service}"]`)
    await expect(link).toBeVisible()
    const box = await link.boundingBox()
    const from = await services.boundingBox()
    if (!box || !from) throw new Error("The menu is not visible")
    await page.mouse.move(from.x + 20, from.y + 20)
    // Down first, across the gap between the header and the panel.
    await page.mouse.move(from.x + 20, box.y + box.height / 2, { steps: 12 })
    await page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 4 })
    await expect(services).toHaveAttribute("aria-expanded", "true")
    await link.click()
    await expect(page).toHaveURL(service ?? "")
    await expect(services).toHaveAttribute("aria-expanded", "false")
    await expect(panel(page, "services")).toBeHidden()
  })

  test("has a panel as wide as its content, on one surface that glides from panel to panel", async ({
    page,
  }) => {
    await openPage(page, "/")
    const surface = () =>
      menu(page)
        .getByRole("list")
        .first()
        .evaluate((list) => Number.parseFloat(getComputedStyle(list, "::after").width))
    const openPanel = async (section: string, name: string) => {
      await trigger(page, name).click()
      await expect(panel(page, section)).toBeVisible()
      const box = await panel(page, section).boundingBox()
      if (!box) throw new Error("The panel is not visible")
      await expect.poll(surface).toBeCloseTo(box.width, 0)
      return box
    }
    const services = await openPanel("services", "Services")
    const technologies = await openPanel("technologies", "Technologies")
    const company = await openPanel("company", "Company")
    expect(technologies.width).toBeLessThan(services.width * 0.8)
    expect(company.width).toBeLessThan(services.width)
    const under = await trigger(page, "Technologies").boundingBox()
    const middle = technologies.x + technologies.width / 2
    expect(Math.abs(middle - (under ? under.x + under.width / 2 : 0))).toBeLessThan(2)
    await expect(panel(page, "company").locator("img").filter({ visible: true })).toBeVisible()
  })

  test.describe("on a wide touchscreen", () => {
    test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

    test("works by touch", async ({ page }) => {
      await openPage(page, "/")
      await trigger(page, "Services").tap()
      await expect(panel(page, "services")).toBeVisible()
      await expect(page).toHaveURL("/")
      await trigger(page, "Company").tap()
      await expect(panel(page, "services")).toBeHidden()
      await expect(panel(page, "company")).toBeVisible()
      await page.touchscreen.tap(600, 780)
      await expect(panel(page, "company")).toBeHidden()
    })
  })

  test("works by keyboard: Escape closes it and returns the focus", async ({ page }) => {
    await openPage(page, "/")
    const company = trigger(page, "Company")
    await company.focus()
    await expect(panel(page, "company")).toBeHidden()
    await page.keyboard.press("Space")
    await expect(panel(page, "company")).toBeVisible()
    await page.keyboard.press("Tab")
    await expect(panel(page, "company").getByRole("link").first()).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(panel(page, "company")).toBeHidden()
    await expect(company).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.keyboard.press("Enter")
    await expect(panel(page, "company")).toBeVisible()
    await panel(page, "company").locator('a[href="/company/clients/"]').press("Enter")
    await expect(page).toHaveURL("/company/clients/")
    await expect(page.locator("main h1")).toBeFocused()
    await expect(panel(page, "company")).toBeHidden()
  })
})

test("the skip link comes first and leads to the content; the header is sticky", async ({ page }) => {
  await openPage(page, "/services/")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: texts.page.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await expect(skip).toHaveCSS("clip-path", "none")
  await page.keyboard.press("Enter")
  await expect(page.locator("main")).toBeFocused()
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0)
})

test("the header marks the current section", async ({ page }) => {
  for (const [path, marks] of [
    ["/", []],
    ["/services/", ["Services: page"]],
    [technology ?? "", ["Technologies: true"]],
    [study ?? "", ["Case studies: true"]],
    ["/company/clients/", ["Company: true"]],
  ] as const) {
    await page.goto(path)
    const entries = await menu(page)
      .locator("> ul > li > a")
      .evaluateAll((links) =>
        links.map((link) => ({
          mark: link.getAttribute("aria-current"),
          text: link.textContent?.trim(),
          color: getComputedStyle(link).color,
        })),
      )
    const marked = entries.filter(({ mark }) => mark)
    expect(marked.map(({ text, mark }) => `${text}: ${mark}`)).toEqual(marks)
    for (const { color } of marked) expect(entries.filter((entry) => entry.color === color)).toHaveLength(1)
  }
})

test.describe("the theme", () => {
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
  const switchTo = (page: Page, name: "dark" | "light") =>
    page.getByRole("banner").getByRole("button", { name: texts.header[name] })
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test("is light by default; the visitor's choice persists without a flash", async ({ page }) => {
    // Record the background of every frame.
    await page.addInitScript(() => {
      const backgrounds = new Set<string>()
      Object.assign(window, { backgrounds })
      const record = () => {
        if (document.body) backgrounds.add(getComputedStyle(document.body).backgroundColor)
        requestAnimationFrame(record)
      }
      record()
    })
    const backgrounds = () =>
      page.evaluate(() => [...(window as unknown as { backgrounds: Set<string> }).backgrounds])
    await page.emulateMedia({ colorScheme: "dark" })
    await openPage(page, "/")
    expect(await theme(page)).toBe("light")
    expect(await background(page)).toBe("rgb(255, 255, 255)")
    await switchTo(page, "dark").focus()
    await page.keyboard.press("Enter")
    await expect(switchTo(page, "light")).toBeFocused()
    await expect(switchTo(page, "dark")).toHaveCount(0)
    expect(await theme(page)).toBe("dark")
    const dark = await background(page)
    expect(dark).not.toBe("rgb(255, 255, 255)")

    await inFooter(page, "/company/clients/").click()
    await expect(page).toHaveURL("/company/clients/")
    expect(await theme(page)).toBe("dark")
    await page.reload()
    await hydrated(page)
    expect(await theme(page)).toBe("dark")
    await expect.poll(backgrounds).toEqual([dark])
    const logo = page.getByRole("banner").locator('a[href="/"] svg:visible use')
    await expect(logo).toHaveAttribute("href", "/icons.svg#logo-dark")

    await switchTo(page, "light").click()
    await page.goto("/services/")
    expect(await theme(page)).toBe("light")
  })
})

test.describe("the menu of a narrow window", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const dialog = (page: Page) => page.getByRole("dialog", { name: texts.menu.name })
  const opener = (page: Page) => page.getByRole("button", { name: texts.menu.open })
  const closer = (page: Page) => dialog(page).getByRole("button", { name: texts.menu.close })

  test("fills the window, locks the scroll, traps the focus, and returns it", async ({ page }) => {
    await openPage(page, "/")
    await page.mouse.wheel(0, 600)
    await expect.poll(() => scrolledTo(page)).toBe(600)
    // Playwright's click would scroll the sticky header to its original position.
    await point(page, opener(page))
    await page.mouse.down()
    await page.mouse.up()
    await expect(closer(page)).toBeFocused()
    const box = async () =>
      Object.values((await dialog(page).boundingBox()) ?? {}).map((side) => Math.abs(Math.round(side)))
    await expect.poll(box).toEqual([0, 0, 390, 844])
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 900)
    await closer(page).press("PageDown")
    expect(await scrolledTo(page)).toBe(600)
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden")
    const outside: string[] = []
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press("Tab")
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        // After the last element, the browser's own controls have the focus.
        return element === document.body || element?.closest("dialog") ? "" : (element?.outerHTML ?? "")
      })
      if (focused) outside.push(focused)
    }
    expect(outside).toEqual([])
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden")
  })

  test("opens at the current section, one group at a time, and closes on navigation", async ({ page }) => {
    await openPage(page, service ?? "")
    const isSame = await rememberDocument(page)
    await opener(page).click()
    const current = dialog(page).locator(`a[href="${service}"]`)
    await expect(current).toBeVisible()
    await expect(current).toHaveAttribute("aria-current", "page")
    await expect(dialog(page).getByRole("link", { name: "Get an estimate" })).toBeInViewport()
    await dialog(page).getByText("Technologies", { exact: true }).click()
    await expect(current).toBeHidden()
    await dialog(page).locator(`a[href="${technology}"]`).click()
    await expect(page).toHaveURL(technology ?? "")
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator("main h1")).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await opener(page).click()
    await expect(closer(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(service ?? "")
    await expect(dialog(page)).toBeHidden()
    expect(await isSame()).toBe(true)
  })

  test("has the theme switch, and closes when the window becomes wide, which loads the dropdowns", async ({
    page,
  }) => {
    const scripts = new Set<string>()
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.add(request.url())
    })
    await openPage(page, "/")
    await opener(page).click()
    await dialog(page).getByRole("button", { name: texts.header.dark }).click()
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await idle(page)
    const before = scripts.size
    // Away from the header, whose dropdowns the mouse would open.
    await page.mouse.move(10, 800)
    await page.setViewportSize({ width: 1100, height: 844 })
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden")
    await trigger(page, "Services").press("Enter")
    await expect(panel(page, "services")).toBeVisible()
    expect(scripts.size).toBeGreaterThan(before)
  })
})
