/** The header: its dropdowns, the mark of the current section, the theme switch, and the menu of narrow windows. */
import { expect, type Page, test } from "@playwright/test"
import { openPage, rememberDocument } from "../support/open-page"
import { scrolledTo } from "../support/scroll-page"

const menu = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" })
const trigger = (page: Page, name: string) => menu(page).getByRole("button", { name, exact: true })
const panel = (page: Page, section: string) => page.locator(`#menu-${section}-panel`)

/** Brings the mouse to the middle of an element without waiting for anything. */
const point = async (page: Page, target: ReturnType<Page["locator"]>) => {
  const box = await target.boundingBox()
  if (!box) throw new Error("The target is not drawn")
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

test.describe("a dropdown under the mouse", () => {
  test("opens 0.15 s after it enters and closes 0.1 s after it leaves", async ({ page }) => {
    await openPage(page, "/")
    const services = trigger(page, "Services")
    // The page's own clock stands still: the moments are exact, however busy the machine is.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await point(page, services)
    await page.clock.runFor(149)
    await expect(services).toHaveAttribute("aria-expanded", "false")
    await page.clock.runFor(1)
    await expect(services).toHaveAttribute("aria-expanded", "true")
    await page.mouse.move(700, 800)
    await page.clock.runFor(99)
    await expect(services).toHaveAttribute("aria-expanded", "true")
    await page.clock.runFor(1)
    await expect(services).toHaveAttribute("aria-expanded", "false")
  })

  test("stays closed when it only passes, and open while it goes down to the panel", async ({ page }) => {
    await openPage(page, "/")
    const services = trigger(page, "Services")
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await point(page, services)
    await page.clock.runFor(100)
    await page.mouse.move(700, 800)
    await page.clock.runFor(1000)
    await expect(services).toHaveAttribute("aria-expanded", "false")

    await point(page, services)
    await page.clock.runFor(150)
    await page.clock.resume()
    const link = panel(page, "services").getByRole("link", { name: "Web development" })
    await expect(link).toBeVisible()
    const box = await link.boundingBox()
    const from = await services.boundingBox()
    if (!box || !from) throw new Error("The menu is not drawn")
    await page.mouse.move(from.x + 20, from.y + 20)
    // Straight down first: across the gap between the header and the panel.
    await page.mouse.move(from.x + 20, box.y + box.height / 2, { steps: 12 })
    await page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 4 })
    await expect(services).toHaveAttribute("aria-expanded", "true")
    await link.click()
    await expect(page).toHaveURL("/services/web-development/")
    await expect(services).toHaveAttribute("aria-expanded", "false")
    await expect(panel(page, "services")).toBeHidden()
  })

  test("holds every page of its section", async ({ page }) => {
    await openPage(page, "/")
    for (const [name, section, count] of [
      ["Services", "services", 6],
      ["Technologies", "technologies", 8],
      ["Company", "company", 4],
    ] as const) {
      await trigger(page, name).hover()
      await expect(panel(page, section)).toBeVisible()
      await expect(panel(page, section).getByRole("list").first().getByRole("listitem")).toHaveCount(count)
      await expect(panel(page, section).getByRole("link").first()).toBeInViewport()
    }
  })
})

test("a dropdown works by touch", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    viewport: { width: 1180, height: 820 },
  })
  const page = await context.newPage()
  await openPage(page, "/")
  await trigger(page, "Services").tap()
  await expect(panel(page, "services")).toBeVisible()
  await expect(page).toHaveURL("/")
  await trigger(page, "Company").tap()
  await expect(panel(page, "services")).toBeHidden()
  await expect(panel(page, "company")).toBeVisible()
  await page.touchscreen.tap(600, 780)
  await expect(panel(page, "company")).toBeHidden()
  await context.close()
})

test.describe("a dropdown by keyboard", () => {
  test("opens with Enter and Space, closes with Escape and gives the focus back", async ({ page }) => {
    await openPage(page, "/")
    const services = trigger(page, "Services")
    await services.focus()
    await expect(panel(page, "services")).toBeHidden()
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key)
      await expect(panel(page, "services")).toBeVisible()
      await page.keyboard.press("Tab")
      const first = panel(page, "services").getByRole("link").first()
      await expect(first).toBeFocused()
      await page.keyboard.press("Escape")
      await expect(panel(page, "services")).toBeHidden()
      await expect(services).toBeFocused()
    }
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test("closes when the focus goes on, and its closed links take none", async ({ page }) => {
    await openPage(page, "/")
    await trigger(page, "Technologies").focus()
    await page.keyboard.press("Enter")
    await expect(panel(page, "technologies")).toBeVisible()
    const count = await panel(page, "technologies").getByRole("link").count()
    for (let step = 0; step <= count; step += 1) await page.keyboard.press("Tab")
    await expect(menu(page).getByRole("link", { name: "Case studies" })).toBeFocused()
    await expect(panel(page, "technologies")).toBeHidden()
    await page.keyboard.press("Shift+Tab")
    await expect(trigger(page, "Technologies")).toBeFocused()
  })

  test("opens a page with Enter, which takes the focus", async ({ page }) => {
    await openPage(page, "/")
    await trigger(page, "Company").focus()
    await page.keyboard.press("Enter")
    await expect(panel(page, "company").getByRole("link", { name: "Clients" })).toBeVisible()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/company/clients/")
    await expect(page.locator("main h1")).toBeFocused()
    await expect(panel(page, "company")).toBeHidden()
  })
})

test("the skip link is the first stop and leads to the content", async ({ page }) => {
  await openPage(page, "/services/")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await expect(skip).toHaveCSS("clip-path", "none")
  await page.keyboard.press("Enter")
  await expect(page.locator("main")).toBeFocused()
})

test("the header stays in view", async ({ page }) => {
  await openPage(page, "/services/")
  await page.mouse.wheel(0, 1500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0)
})

for (const [path, marks] of [
  ["/", []],
  ["/contact-us/", []],
  ["/services/", ["Services: page"]],
  ["/services/web-development/", ["Services: true"]],
  ["/technologies/kotlin/", ["Technologies: true"]],
  ["/case-studies/", ["Case studies: page"]],
  ["/case-studies/nimble/", ["Case studies: true"]],
  ["/company/", ["Company: page"]],
  ["/company/clients/", ["Company: true"]],
  ["/company/why-mosslight/", ["Company: true"]],
  ["/insights/", ["Insights: page"]],
  ["/insights/design-tokens/", ["Insights: true"]],
] as const) {
  test(`${path} is marked in the header as ${marks.join() || "no section's"}`, async ({ page }) => {
    await openPage(page, path)
    const entries = menu(page).locator("> ul > li > a")
    const marked = await entries.evaluateAll((links) =>
      links.flatMap((link) => {
        const mark = link.getAttribute("aria-current")
        return mark ? [`${link.textContent?.trim()}: ${mark}`] : []
      }),
    )
    expect(marked).toEqual(marks)
    if (marks.length === 0) return
    const color = (index: number) => entries.nth(index).evaluate((link) => getComputedStyle(link).color)
    const current = await entries.evaluateAll((links) =>
      links.findIndex((link) => link.hasAttribute("aria-current")),
    )
    expect(await color(current)).not.toBe(await color((current + 1) % 5))
  })
}

test.describe("the theme", () => {
  const dark = "dark"
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)
  const toDark = (page: Page) =>
    page.getByRole("banner").getByRole("button", { name: "Switch to dark theme" })
  const toLight = (page: Page) =>
    page.getByRole("banner").getByRole("button", { name: "Switch to light theme" })
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test("is light whatever the system prefers", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" })
    await openPage(page, "/")
    expect(await theme(page)).toBe("light")
    expect(await ground(page)).toBe("rgb(255, 255, 255)")
  })

  test("is switched, kept over pages and loads, and never flashes", async ({ page }) => {
    // Every ground that the page is drawn on, from its first frame.
    await page.addInitScript(() => {
      const grounds = new Set<string>()
      Object.assign(window, { grounds })
      const look = () => {
        if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor)
        requestAnimationFrame(look)
      }
      look()
    })
    const grounds = () => page.evaluate(() => [...(window as unknown as { grounds: Set<string> }).grounds])
    await openPage(page, "/")
    const light = await ground(page)
    await toDark(page).click()
    await expect(toLight(page)).toBeVisible()
    await expect(toDark(page)).toHaveCount(0)
    expect(await theme(page)).toBe(dark)
    const darkGround = await ground(page)
    expect(darkGround).not.toBe(light)

    await page.getByRole("contentinfo").getByRole("link", { name: "Clients" }).click()
    await expect(page).toHaveURL("/company/clients/")
    expect(await theme(page)).toBe(dark)

    await page.reload()
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0)
    expect(await theme(page)).toBe(dark)
    expect(await grounds()).toEqual([darkGround])
    const shown = page
      .getByRole("banner")
      .getByRole("link", { name: "Mosslight, home" })
      .locator("svg:visible use")
    await expect(shown).toHaveAttribute("href", "/icons.svg#logo-dark")

    await toLight(page).click()
    await page.goto("/services/")
    expect(await theme(page)).toBe("light")
  })

  test("is switched by keyboard, and where nothing can be stored, too", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError")
        },
      })
    })
    const errors: string[] = []
    page.on("pageerror", ({ message }) => errors.push(message))
    await openPage(page, "/")
    await toDark(page).focus()
    await page.keyboard.press("Enter")
    await expect(toLight(page)).toBeFocused()
    expect(await theme(page)).toBe(dark)
    expect(errors).toEqual([])
  })
})

test.describe("the menu of a narrow window", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  const open = async (page: Page, path = "/") => {
    await openPage(page, path)
    await page.getByRole("button", { name: "Open menu" }).click()
    const dialog = page.getByRole("dialog", { name: "Menu" })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole("button", { name: "Close menu" })).toBeFocused()
    return dialog
  }

  test("fills the window and locks the page behind", async ({ page }) => {
    await openPage(page, "/")
    await page.mouse.wheel(0, 600)
    await expect.poll(() => scrolledTo(page)).toBe(600)
    // Playwright's own click would scroll what sticks back to where it came from.
    await point(page, page.getByRole("button", { name: "Open menu" }))
    await page.mouse.down()
    await page.mouse.up()
    const dialog = page.getByRole("dialog", { name: "Menu" })
    await expect(dialog).toBeVisible()
    // It is on its way there until its entrance ends.
    const box = async () =>
      Object.values((await dialog.boundingBox()) ?? {}).map((side) => Math.abs(Math.round(side)))
    await expect.poll(box).toEqual([0, 0, 390, 844])
    await page.mouse.move(200, 600)
    await page.mouse.wheel(0, 900)
    await dialog.getByRole("button", { name: "Close menu" }).press("PageDown")
    expect(await scrolledTo(page)).toBe(600)
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden")
    await dialog.getByRole("button", { name: "Close menu" }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden")
  })

  test("keeps the focus inside, and gives it back on Escape", async ({ page }) => {
    const dialog = await open(page)
    const stops = new Set<string>()
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press("Tab")
      stops.add(
        await page.evaluate(() => {
          const focused = document.activeElement
          // After the last stop the browser's own controls take their turn.
          if (focused === document.body) return "browser"
          return focused?.closest("dialog") ? "menu" : `outside: ${focused?.outerHTML}`
        }),
      )
    }
    expect([...stops].filter((stop) => stop.startsWith("outside"))).toEqual([])
    expect(stops).toContain("menu")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused()
  })

  test("opens groups one at a time, and closes when a link is followed", async ({ page }) => {
    const dialog = await open(page)
    const isSame = await rememberDocument(page)
    await dialog.getByText("Services", { exact: true }).click()
    await expect(dialog.getByRole("link", { name: "Web development" })).toBeVisible()
    await dialog.getByText("Technologies", { exact: true }).click()
    await expect(dialog.getByRole("link", { name: "Web development" })).toBeHidden()
    await dialog.getByRole("link", { name: "Kotlin" }).click()
    await expect(page).toHaveURL("/technologies/kotlin/")
    await expect(dialog).toBeHidden()
    await expect(page.locator("main h1")).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(await isSame()).toBe(true)
  })

  test("shows the group of the current section open and its page marked", async ({ page }) => {
    const dialog = await open(page, "/services/web-development/")
    const link = dialog.getByRole("link", { name: "Web development" })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute("aria-current", "page")
    await expect(dialog.getByRole("link", { name: "Get an estimate" })).toBeInViewport()
  })

  test("holds the theme switch, and closes when the window grows wide", async ({ page }) => {
    const dialog = await open(page)
    await dialog.getByRole("button", { name: "Switch to dark theme" }).click()
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await page.setViewportSize({ width: 1100, height: 844 })
    await expect(dialog).toBeHidden()
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden")
  })

  test("goes with the page when Back is pressed", async ({ page }) => {
    await openPage(page, "/services/")
    await page.getByRole("contentinfo").getByRole("link", { name: "Clients" }).click()
    await expect(page).toHaveURL("/company/clients/")
    await page.getByRole("button", { name: "Open menu" }).click()
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL("/services/")
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden()
  })
})
