/** Blocks and controls as the specification counts and measures them, on the pages that show them. */
import { expect, type Locator, type Page } from "@playwright/test"
import { openPage } from "../support/open-page"
import { test } from "./support/page-facts"
import { pages } from "./support/pages"
import { wake } from "./support/wake"

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
const styleOf = (element: Locator, name: string) =>
  element.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name)

/** What a colour of the tokens is where the element stands. */
const token = (element: Locator, name: string) =>
  element.evaluate((one, variable) => {
    const probe = document.createElement("i")
    one.append(probe)
    probe.style.color = `var(--color-${variable})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

test.describe("the marquees", () => {
  const strips = [
    {
      label: "Partners",
      logos: 10,
      msPerLogo: 2000,
      visible: { 320: 3, 679: 3, 680: 6, 1079: 6, 1080: 10, 1920: 10 },
    },
    {
      label: "Customers",
      logos: 20,
      msPerLogo: 3000,
      visible: { 320: 2.5, 639: 2.5, 640: 4, 1023: 4, 1024: 8, 1920: 8 },
    },
  ]
  const strip = (page: Page, label: string) =>
    page
      .locator("div")
      .filter({ has: page.getByRole("list", { name: label, exact: true }) })
      .last()
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

  for (const { label, logos, msPerLogo, visible } of strips) {
    test(`${label}: ${logos} logos in the served HTML, and so many in view as the width says`, async ({
      page,
      factsOf,
    }) => {
      const { html } = await factsOf("/")
      const list = html.slice(html.indexOf(`<ul aria-label="${label}"`))
      expect(count(list.slice(0, list.indexOf("</ul>")), /<li>/g)).toBe(logos)
      const row = list.slice(list.indexOf("</ul>"))
      expect(count(row.slice(0, row.indexOf("</section>")), /data-slot/g)).toBe(logos)

      await page.emulateMedia({ reducedMotion: "reduce" })
      await openPage(page, "/")
      const slot = page
        .getByRole("group", { name: `${label}, logos` })
        .locator("[data-slot]")
        .first()
      const seen = () =>
        slot.evaluate((one) => {
          const whole = one.closest('[role="group"]')?.getBoundingClientRect().width ?? 0
          return Math.round((whole / one.getBoundingClientRect().width) * 10) / 10
        })
      for (const [width, count] of Object.entries(visible)) {
        await page.setViewportSize({ width: Number(width), height: 900 })
        await expect.poll(seen, { message: `${width} px` }).toBe(count)
      }
    })

    test(`${label}: moves at ${msPerLogo} ms a logo, evenly, and pauses at its button alone`, async ({
      page,
    }) => {
      await openPage(page, "/")
      await page
        .getByRole("list", { name: label, exact: true })
        .evaluate((list) => list.parentElement?.scrollIntoView())
      const name = label.toLowerCase()
      await expect(button(page, `Pause ${name}`)).toBeVisible()
      const moving = strip(page, label)
      const animation = () =>
        moving.evaluate((root) => {
          const [part] = root.querySelectorAll(".rfm-marquee")
          const [one] = part?.getAnimations() ?? []
          return {
            state: one?.playState,
            time: Number(one?.currentTime),
            easing: part && getComputedStyle(part).animationTimingFunction,
            duration: Number(one?.effect?.getComputedTiming().duration),
            delay: Number(one?.effect?.getComputedTiming().delay),
            slots: part?.querySelectorAll("[data-slot]").length ?? 0,
          }
        })
      const first = await animation()
      expect(first).toMatchObject({ state: "running", easing: "linear", delay: 0 })
      expect(first.duration / first.slots).toBeGreaterThan(msPerLogo * 0.98)
      expect(first.duration / first.slots).toBeLessThan(msPerLogo * 1.02)

      // Neither mouse nor touch nor focus stops it.
      await moving.hover()
      await expect.poll(async () => (await animation()).time).toBeGreaterThan(first.time)
      expect((await animation()).state).toBe("running")

      await button(page, `Pause ${name}`).press("Enter")
      await expect(button(page, `Play ${name}`)).toBeFocused()
      expect((await animation()).state).toBe("paused")
      await button(page, `Play ${name}`).click()
      await expect.poll(async () => (await animation()).state).toBe("running")
    })

    test(`${label}: stands still for those who ask for less motion`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" })
      await openPage(page, "/")
      await wake(page)
      const still = page.getByRole("group", { name: `${label}, logos` })
      await expect(still.locator("[data-slot]")).toHaveCount(logos)
      await expect(page.locator(".rfm-marquee")).toHaveCount(0)
      await expect(button(page, `Pause ${label.toLowerCase()}`)).toHaveCount(0)
      // A hand moves it, by keyboard too.
      await still.focus()
      await page.keyboard.press("ArrowRight")
      await page.setViewportSize({ width: 390, height: 800 })
      await still.evaluate((row) => row.scrollTo({ left: 200, behavior: "instant" }))
      expect(await still.evaluate((row) => row.scrollLeft)).toBe(200)
    })
  }
})

test.describe("the carousels", () => {
  const carousels = [
    { name: "Client comments", slide: "comment", slides: 8 },
    { name: "Showcase", slide: "project", slides: 4 },
  ]
  const carousel = (page: Page, name: string) => page.getByRole("group", { name, exact: true })
  const slides = (page: Page, name: string) => page.getByRole("list", { name, exact: true }).locator("> li")
  const show = (page: Page, name: string) =>
    carousel(page, name).evaluate((one) => one.scrollIntoView({ behavior: "instant", block: "center" }))
  /** The slide that stands where the container's content begins. */
  const shown = (page: Page, name: string) =>
    carousel(page, name).evaluate((root) => {
      const edge = root.getBoundingClientRect().left
      const lefts = [...root.querySelectorAll("li.swiper-slide")].map(
        (one) => one.getBoundingClientRect().left,
      )
      return lefts.findIndex((left) => Math.abs(left - edge) < 2)
    })

  for (const { name, slide, slides: many } of carousels) {
    test(`${name}: ${many} slides in the served HTML; buttons and keys move them`, async ({
      page,
      factsOf,
    }) => {
      const { html } = await factsOf("/")
      const list = html.slice(html.search(new RegExp(`<ul [^>]*aria-label="${name}"`)))
      expect(count(list.slice(0, list.indexOf("</ul>")), /<li class="swiper-slide"/g)).toBe(many)

      await page.emulateMedia({ reducedMotion: "reduce" })
      await openPage(page, "/")
      await show(page, name)
      const next = carousel(page, name).getByRole("button", { name: `Next ${slide}` })
      const previous = carousel(page, name).getByRole("button", { name: `Previous ${slide}` })
      await expect(next).toBeVisible()
      await expect.poll(() => shown(page, name)).toBe(0)
      await expect(previous).toHaveAttribute("aria-disabled", "true")
      await next.click()
      await expect.poll(() => shown(page, name)).toBe(1)
      await expect(previous).toHaveAttribute("aria-disabled", "false")
      await previous.click()
      await expect.poll(() => shown(page, name)).toBe(0)

      await page.getByRole("list", { name, exact: true }).focus()
      await page.keyboard.press("ArrowRight")
      await expect.poll(() => shown(page, name)).toBe(1)
      await page.keyboard.press("ArrowLeft")
      await expect.poll(() => shown(page, name)).toBe(0)
      await page.keyboard.press("End")
      await expect(next).toHaveAttribute("aria-disabled", "true")
      const box = await slides(page, name).last().boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280)
      await page.keyboard.press("Home")
      await expect.poll(() => shown(page, name)).toBe(0)
      await expect(slides(page, name)).toHaveCount(many)
    })
  }

  test("comments are 384 px wide from md up, and fill the row with bullets below it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, "/")
    const name = "Client comments"
    await show(page, name)
    const bullets = carousel(page, name).getByRole("button", { name: /^Show comment/ })
    const widthOf = async () => (await slides(page, name).first().locator("figure").boundingBox())?.width
    for (const width of [768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await widthOf(), `at ${width}`).toBe(384)
      await expect(bullets).toHaveCount(0)
    }
    for (const width of [320, 390, 767]) {
      await page.setViewportSize({ width, height: 900 })
      const container = (await carousel(page, name).boundingBox())?.width
      expect(await widthOf(), `at ${width}`).toBe(container)
    }
    await page.setViewportSize({ width: 390, height: 900 })
    await show(page, name)
    await expect(bullets).toHaveCount(8)
    await expect(bullets.first()).toHaveAttribute("aria-current", "true")
    await bullets.nth(2).click()
    await expect(bullets.nth(2)).toHaveAttribute("aria-current", "true")
    await expect.poll(() => shown(page, name)).toBe(2)
    await expect(carousel(page, name).getByRole("button", { name: "Next comment" })).toBeHidden()
  })

  test("comments come below a large heading, each rated with five stars", async ({ page }) => {
    await openPage(page, "/")
    const heading = page.getByRole("heading", { name: "Comments", exact: true })
    expect(Number.parseFloat(await styleOf(heading, "font-size"))).toBeGreaterThan(60)
    await expect(page.getByRole("img", { name: /5 (out )?of 5/ })).toHaveCount(8)
  })

  test("begin where the container's content does, at every width", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, "/")
    for (const width of [320, 390, 640, 700, 768, 1024, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      // Half of what the window has over the breakpoint below it, and 12 (specification, section 9).
      const below = [0, 640, 768, 1024, 1280, 1536].filter((one) => one <= width).at(-1) ?? 0
      const offset = below === 0 ? 12 : (width - below) / 2 + 12
      for (const { name } of carousels)
        expect((await slides(page, name).first().boundingBox())?.x, `${name} at ${width}`).toBe(offset)
    }
  })

  test("the showcase has four projects without a target, and leads to more", async ({ page }) => {
    await openPage(page, "/")
    await show(page, "Showcase")
    const links = slides(page, "Showcase").getByRole("link")
    await expect(links).toHaveText(["Hearth", "Kudoscope", "Glow Hollow", "Relay"])
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "#",
      "#",
      "#",
      "#",
    ])
    for (const country of ["Germany", "United Kingdom", "Japan", "Portugal"])
      await expect(slides(page, "Showcase").getByText(country, { exact: true })).toHaveCount(1)
    await expect(slides(page, "Showcase").getByRole("img")).toHaveCount(4)
    const top = await page.evaluate(() => scrollY)
    await expect(carousel(page, "Showcase").getByRole("button", { name: "Next project" })).toBeVisible()
    await links.first().evaluate((link) => (link as HTMLElement).click())
    await expect(page).toHaveURL("/")
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await page.getByRole("link", { name: "Show more" }).click()
    await expect(page).toHaveURL("/case-studies/")
  })
})

for (const [path, variant] of [
  ["/", "primary"],
  ["/services/mobile-application/", "primary"],
  ["/contact-us/", "secondary"],
] as const) {
  test(`the accordion of ${path} (${variant}) keeps one panel open: red minus, green plus`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, path)
    const items = page.locator("main details[name]")
    await items.first().evaluate((one) => one.scrollIntoView({ behavior: "instant", block: "center" }))
    await expect.poll(() => items.first().evaluate((one) => Object.keys(one).length > 0)).toBe(true)
    const sign = (index: number) => items.nth(index).locator("summary > span").last()
    const open = () =>
      items.evaluateAll((all) => all.flatMap((one, index) => (one.hasAttribute("open") ? [index] : [])))
    const expectSigns = async () => {
      const opened = await open()
      for (const index of [0, 1]) {
        const isOpen = opened.includes(index)
        expect(await styleOf(sign(index), "color")).toBe(
          await token(sign(index), isOpen ? "red-text" : "primary-text"),
        )
        const upright = sign(index).locator("path").last()
        const drawn = (await upright.evaluate((line) => line.getBoundingClientRect().height)) > 5
        expect(drawn, isOpen ? "a minus" : "a plus").toBe(!isOpen)
      }
    }
    expect(await open()).toEqual([0])
    await expectSigns()
    await items.nth(1).locator("summary").click()
    expect(await open()).toEqual([1])
    await expect(items.nth(1).locator("> :not(summary)")).toBeVisible()
    await expectSigns()
    await items.nth(1).locator("summary").press("Enter")
    expect(await open()).toEqual([])
    await items.nth(2).locator("summary").press("Space")
    expect(await open()).toEqual([2])
  })
}

test("the steps of the process stand on a ground of 0, 25, 50 and 100 per cent, the first two dashed", async ({
  page,
}) => {
  for (const path of ["/", "/services/mobile-application/"]) {
    await openPage(page, path)
    const cards = page.locator("main ol > li > div").filter({ has: page.locator("h3") })
    await expect(cards).toHaveCount(4)
    const seen = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { backgroundColor, borderTopStyle } = getComputedStyle(card)
        const alpha =
          /\/ ([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? (/^rgba\(0, 0, 0, 0\)/.test(backgroundColor) ? 0 : 1)
        return { opacity: Number(alpha), border: borderTopStyle, step: card.textContent?.trim()[0] }
      }),
    )
    expect(seen).toEqual([
      { step: "1", opacity: 0, border: "dashed" },
      { step: "2", opacity: 0.25, border: "dashed" },
      { step: "3", opacity: 0.5, border: "solid" },
      { step: "4", opacity: 1, border: "solid" },
    ])
  }
})

test("the budgeting block shows the mix of clients and the average budget", async ({ page }) => {
  await openPage(page, "/")
  const section = page.getByRole("region", { name: "Project budgeting with excellent service" })
  const mix = section.getByRole("table", { name: /Clients by size/ })
  for (const [title, value] of [
    ["Enterprise", "23%"],
    ["Startup", "30%"],
    ["Mid-size", "47%"],
  ] as const) {
    await expect(mix.getByRole("row", { name: title }).getByRole("cell")).toHaveText(value)
    await expect(section.getByText(value, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  }
  await expect(section.getByRole("heading", { name: "Average budget" })).toBeVisible()
  await expect(section.getByRole("table", { name: /Average budget/ }).getByRole("row")).toHaveCount(6)
  await expect(section.getByRole("img")).toHaveCount(2)
})

test("a case study draws at least three kinds of charts, each with its table", async ({ page }) => {
  await openPage(page, "/case-studies/nimble/")
  const section = page.getByRole("region", { name: "Quantitative research" })
  const drawings = section.getByRole("img").filter({ visible: true })
  expect(await drawings.count()).toBeGreaterThanOrEqual(3)
  expect(await section.getByRole("table").count()).toBe(
    await section.getByRole("heading", { level: 3 }).count(),
  )
})

test("buttons are 56 px high and their labels upper case", async ({ page }) => {
  await openPage(page, "/contact-us/")
  const send = page.getByRole("button", { name: "Send request" })
  expect((await send.boundingBox())?.height).toBe(56)
  await expect(send).toHaveCSS("text-transform", "uppercase")
})

test("a team member shows three skills, and how many more there are", async ({ page }) => {
  await openPage(page, "/company/")
  await wake(page)
  const cards = page.getByRole("article").filter({ has: page.getByRole("img", { name: /^Team member / }) })
  expect(await cards.count()).toBeGreaterThan(5)
  await expect(cards.first().getByRole("img")).toHaveAttribute("alt", /^Team member /)
  await expect(cards.filter({ hasText: /\+\d/ }).first()).toBeVisible()
})

test("cards of services open in a new tab by their icon", async ({ page, context }) => {
  await openPage(page, "/services/")
  const icon = page.getByRole("link", { name: "Web development, opens in a new tab" })
  const opened = context.waitForEvent("page")
  await icon.click()
  const tab = await opened
  await expect(tab).toHaveURL("/services/web-development/")
  await expect(page).toHaveURL("/services/")
})

test.describe("the picture preview", () => {
  test("zooms from 1 to 50 by 0.5, turns, flips, closes with Escape, and gives the focus back", async ({
    page,
    factsOf,
  }) => {
    const all = await Promise.all(pages.map(async ({ path }) => ({ path, html: (await factsOf(path)).html })))
    const path = all.find(({ html }) => html.includes('aria-label="Open preview: '))?.path
    test.skip(!path, "No page shows a picture with a preview")
    await openPage(page, path ?? "")
    await wake(page)
    const opener = page.getByRole("button", { name: /^Open preview: / }).first()
    await opener.press("Enter")
    const dialog = page.getByRole("dialog", { name: /^Preview: / })
    await expect(dialog).toBeVisible()
    const tool = (name: string) => dialog.getByRole("button", { name })
    const zoom = dialog.getByRole("status")
    await expect(zoom).toContainText(/^Zoom 1$/)
    await expect(tool("Zoom out")).toHaveAttribute("aria-disabled", "true")
    await tool("Zoom in").click()
    await expect(zoom).toContainText(/^Zoom 1.5$/)
    for (let step = 0; step < 97; step += 1) await page.keyboard.press("+")
    await expect(zoom).toContainText(/^Zoom 50$/)
    await expect(tool("Zoom in")).toHaveAttribute("aria-disabled", "true")
    await tool("Rotate right").click()
    await tool("Flip horizontally").click()
    await expect(zoom).toHaveText("Zoom 50, turned 90 degrees, flipped horizontally")
    expect(await styleOf(dialog, "background-color")).toMatch(/0\.45\)$/)
    await page.keyboard.press("Escape")
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})

test.describe("tabs", () => {
  test("show the first at the start, move by arrow keys, and are centred from sm up", async ({
    page,
    factsOf,
  }) => {
    const all = await Promise.all(pages.map(async ({ path }) => ({ path, html: (await factsOf(path)).html })))
    const path = all.find(({ html }) => html.includes('role="tablist"'))?.path
    test.skip(!path, "No page shows tabs")
    await openPage(page, path ?? "")
    await wake(page)
    const list = page.getByRole("tablist").first()
    const tabs = list.getByRole("tab")
    await expect(tabs.first()).toHaveAttribute("aria-selected", "true")
    await tabs.first().focus()
    await page.keyboard.press("ArrowRight")
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true")
    for (const [width, centred] of [
      [639, false],
      [640, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const room = await list.evaluate((one) => {
        const { left, right } = one.getBoundingClientRect()
        const around = one.parentElement?.getBoundingClientRect()
        return { left: left - (around?.left ?? 0), right: (around?.right ?? 0) - right }
      })
      expect(Math.abs(room.left - room.right) < 2, `at ${width}`).toBe(centred)
    }
  })
})
