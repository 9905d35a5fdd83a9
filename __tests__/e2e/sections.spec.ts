/** Sections and controls with their numbers and sizes. */

import { fillText } from "../../src/util/fill-text"
import { horizontalOffset } from "../support/horizontal-offset"
import { openPage, setTheme, waitForHydration } from "../support/open-page"
import { findPage, htmlOf } from "./support/pages"
import { expect, type Locator, type Page, test } from "./support/test"
import { patternOf, sourceOf, texts } from "./support/texts"

/** A case study with a ring of at least four parts. */
const ringStudy = findPage("case-study", /(?:<circle [^>]*stroke-dasharray[^>]*>(?:<\/circle>)?){4}/)

/** A colour of the current theme, computed. */
const token = (page: Page, name: string) =>
  page.evaluate((variable) => {
    const probe = document.body.appendChild(document.createElement("i"))
    probe.style.color = `var(--color-${variable})`
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)

const bringToView = (element: Locator) =>
  element.evaluate((one) => one.scrollIntoView({ behavior: "instant", block: "center" }))

/** The names in the home page's HTML that a pattern captures. */
const namesInHome = (pattern: RegExp) => [...htmlOf("/").matchAll(pattern)].map((match) => match[1] ?? "")

test.describe("the marquees", () => {
  const [partners = "", clients = ""] = namesInHome(
    new RegExp(`role="group" aria-label="${sourceOf(texts.logos.name).replace('[^"]+', '([^"]+)')}"`, "g"),
  )
  const strip = (page: Page, label: string) =>
    page.getByRole("group", { name: fillText(texts.logos.name, { name: label }) })
  const pauses = (label: string) => fillText(texts.logos.pause, { name: label.toLowerCase() })
  const plays = (label: string) => fillText(texts.logos.play, { name: label.toLowerCase() })
  const list = (page: Page, label: string) => page.getByRole("list", { name: label, exact: true })
  const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

  test("with reduced motion, do not move and show as many logos as specified", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, "/")
    for (const label of [partners, clients]) {
      await waitForHydration(strip(page, label))
      await expect(button(page, pauses(label))).toHaveCount(0)
      const logos = await list(page, label).locator("li").count()
      await expect(strip(page, label).locator("[data-slot]")).toHaveCount(logos)
    }
    await expect(page.locator(".rfm-marquee")).toHaveCount(0)

    const visibleLogos = (label: string) =>
      strip(page, label).evaluate((element) => {
        const slot = element.querySelector("[data-slot]")?.getBoundingClientRect().width ?? 0
        return Math.round((element.getBoundingClientRect().width / slot) * 10) / 10
      })
    for (const [width, ofPartners, ofClients] of [
      [320, 3, 2.5],
      [639, 3, 2.5],
      [640, 3, 4],
      [679, 3, 4],
      [680, 6, 4],
      [1023, 6, 4],
      [1024, 6, 8],
      [1079, 6, 8],
      [1080, 10, 8],
      [1920, 10, 8],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const shown = async () => [await visibleLogos(partners), await visibleLogos(clients)]
      await expect.poll(shown, { message: `${width} px` }).toEqual([ofPartners, ofClients])
    }
    await page.setViewportSize({ width: 390, height: 800 })
    for (const label of [partners, clients]) {
      await strip(page, label).focus()
      await page.keyboard.press("ArrowRight")
      await expect.poll(() => strip(page, label).evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
    }
  })

  test("move evenly, and pause only with their buttons", async ({ page }) => {
    await openPage(page, "/")
    for (const [label, msPerLogo] of [
      [partners, 2000],
      [clients, 3000],
    ] as const) {
      await bringToView(list(page, label).locator("xpath=.."))
      await expect(button(page, pauses(label))).toBeVisible()
      const marquee = page
        .locator("div")
        .filter({ has: list(page, label) })
        .last()
      const animation = () =>
        marquee.evaluate((root) => {
          const [track] = root.querySelectorAll(".rfm-marquee")
          const [one] = track?.getAnimations() ?? []
          return {
            state: one?.playState,
            time: Number(one?.currentTime),
            easing: track && getComputedStyle(track).animationTimingFunction,
            duration: Number(one?.effect?.getComputedTiming().duration),
            delay: Number(one?.effect?.getComputedTiming().delay),
            slots: track?.querySelectorAll("[data-slot]").length ?? 0,
          }
        })
      const first = await animation()
      expect(first).toMatchObject({ state: "running", easing: "linear", delay: 0 })
      expect(first.duration / first.slots / msPerLogo).toBeCloseTo(1, 1)

      await marquee.hover()
      await expect.poll(async () => (await animation()).time).toBeGreaterThan(first.time)
      expect((await animation()).state).toBe("running")
      await button(page, pauses(label)).press("Enter")
      await expect(button(page, plays(label))).toBeFocused()
      await expect.poll(async () => (await animation()).state).toBe("paused")
      await button(page, plays(label)).click()
      await expect.poll(async () => (await animation()).state).toBe("running")
    }
  })
})

test.describe("the carousels", () => {
  const [showcase = "", comments = ""] = namesInHome(/aria-roledescription="[^"]+" aria-label="([^"]+)"/g)
  const carousel = (page: Page, name: string) => page.getByRole("group", { name, exact: true })
  const slides = (page: Page, name: string) => page.getByRole("list", { name, exact: true }).locator("> li")
  const button = (page: Page, name: string, label: RegExp) =>
    carousel(page, name).getByRole("button", { name: label })
  /** The index of the slide where the first is before scrolling. */
  const shown = (page: Page, name: string) =>
    page.getByRole("list", { name, exact: true }).evaluate((list) => {
      const lefts = [...list.children].map((one) => one.getBoundingClientRect().left)
      const edge = (lefts[0] ?? 0) + list.scrollLeft
      return lefts.findIndex((left) => Math.abs(left - edge) < 2)
    })

  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("move with buttons and keys", async ({ page }) => {
    await openPage(page, "/")
    for (const name of [showcase, comments]) {
      await bringToView(carousel(page, name))
      const next = button(page, name, patternOf(texts.carousel.next))
      const previous = button(page, name, patternOf(texts.carousel.previous))
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
    }
  })

  test("align with the container; comments are 384 px wide from md, and as wide as the container below, with bullets", async ({
    page,
  }) => {
    await openPage(page, "/")
    await bringToView(carousel(page, comments))
    const bullets = button(page, comments, patternOf(texts.carousel.show))
    const count = await slides(page, comments).count()
    for (const width of [320, 640, 767, 768, 1024, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of [showcase, comments])
        await expect
          .poll(async () => (await slides(page, name).first().boundingBox())?.x, {
            message: `${name} at ${width} px`,
            intervals: [20, 50, 100],
          })
          .toBe(horizontalOffset(width))
      const card = await slides(page, comments).first().locator("figure").boundingBox()
      expect(card?.width, `at ${width} px`).toBe(width < 768 ? width - 2 * horizontalOffset(width) : 384)
      await bringToView(carousel(page, comments))
      await expect(bullets).toHaveCount(width < 768 ? count : 0)
    }
    await page.setViewportSize({ width: 390, height: 900 })
    await bringToView(carousel(page, comments))
    await expect(bullets.first()).toHaveAttribute("aria-current", "true")
    await bullets.last().click()
    await expect(bullets.last()).toHaveAttribute("aria-current", "true")
    await expect.poll(() => shown(page, comments)).toBe(count - 1)
    await expect(button(page, comments, /^Next /)).toBeHidden()
  })

  test("show projects with an image and no target, and a link to all projects", async ({ page }) => {
    await openPage(page, "/")
    await bringToView(carousel(page, showcase))
    const links = slides(page, showcase).getByRole("link")
    const count = await slides(page, showcase).count()
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      Array(count).fill("#"),
    )
    await expect(slides(page, showcase).getByRole("img")).toHaveCount(count)
    await expect(button(page, showcase, /^Next /)).toBeVisible()
    const top = await page.evaluate(() => scrollY)
    await links.first().evaluate((link) => (link as HTMLElement).click())
    await expect(page).toHaveURL("/")
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await page.getByRole("link", { name: "Show more" }).click()
    await expect(page).toHaveURL("/case-studies/")
  })
})

for (const [path, multiple] of [
  ["/", false],
  ["/contact-us/", true],
] as const)
  test(`the accordion of ${path} keeps ${multiple ? "panels" : "one panel"} open, with a red minus or a green plus`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" })
    await openPage(page, path)
    const items = page.locator(multiple ? "main details:not([name])" : "main details[name]")
    await waitForHydration(items.first())
    await bringToView(items.first())
    const icon = (index: number) => items.nth(index).locator("summary > span").last()
    const expectOpen = async (...expected: number[]) => {
      const open = () =>
        items.evaluateAll((all) => all.flatMap((one, index) => (one.hasAttribute("open") ? [index] : [])))
      await expect.poll(open).toEqual(expected)
      for (const index of [0, 1]) {
        const isOpen = expected.includes(index)
        await expect(icon(index)).toHaveCSS("color", await token(page, isOpen ? "red-text" : "accent-text"))
        const upright = icon(index).locator("path").last()
        const isPlus = () => upright.evaluate((line) => line.getBoundingClientRect().height > 5)
        await expect.poll(isPlus).toBe(!isOpen)
      }
    }
    await expectOpen(0)
    await items.nth(1).locator("summary").click()
    const others = multiple ? [0] : []
    await expectOpen(...others, 1)
    await expect(items.nth(1).locator("> :not(summary)")).toBeVisible()
    await items.nth(1).locator("summary").press("Enter")
    await expectOpen(...others)
    await items.nth(2).locator("summary").press("Space")
    await expectOpen(...others, 2)
  })

test("process steps keep their background and border, and a mark passes from one to the next while the section stays", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await openPage(page, "/")
  const section = page.locator("main section").filter({ has: page.locator("ol > li > div > h3") })
  const head = section.getByRole("heading", { level: 2 })
  const cards = section.getByRole("listitem")
  /** Number, opacity of the background, border, and whether its mark is shown, of each step. */
  const steps = () =>
    cards.evaluateAll((all) =>
      all.map((one) => {
        const card = one.querySelector(":scope > div") as Element
        const { backgroundColor, borderTopStyle } = getComputedStyle(card)
        const { content, visibility } = getComputedStyle(one, "::before")
        return {
          look: `${card.textContent?.trim()[0]} ${/\/ ([\d.]+)\)/.exec(backgroundColor)?.[1] ?? 1} ${borderTopStyle}`,
          isCurrent: visibility === "visible" && content !== "none",
        }
      }),
    )
  const expected = ["1 0 dashed", "2 0.25 dashed", "3 0.5 solid", "4 1 solid"]
  const { top, height } = await section.evaluate((one) => {
    const box = one.getBoundingClientRect()
    return { top: box.top + scrollY, height: box.height }
  })
  const current: number[] = []
  const heads = new Set<number>()
  for (let share = -0.3; share <= 1; share += 0.05) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top + share * height)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const all = await steps()
    expect(all.map(({ look }) => look)).toEqual(expected)
    expect(all.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    current.push(all.findIndex(({ isCurrent }) => isCurrent))
    if (share > -0.05 && share < 0.18)
      heads.add(await head.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
  }
  expect(current).toEqual(current.toSorted())
  expect([...new Set(current)]).toEqual([0, 1, 2, 3])
  expect(heads.size).toBe(1)
  const bars = await page.evaluate(() => document.querySelector("header")?.clientHeight ?? 0)
  expect(height - (900 - bars)).toBeLessThan(0.5 * 900)

  await page.emulateMedia({ reducedMotion: "reduce" })
  expect((await steps()).some(({ isCurrent }) => isCurrent)).toBe(false)
  expect(await section.evaluate((one) => one.clientHeight)).toBeLessThan(900)
})

test("headings grow by a fifth from 1680 to 2560 px, and images stay on the page", async ({ page }) => {
  await openPage(page, "/")
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1200 })
    return page
      .getByRole("heading", { level: 1 })
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  }
  const before = await sizeAt(1680)
  expect(await sizeAt(1600)).toBe(before)
  expect(await sizeAt(1920)).toBeCloseTo(before * 1.0545, 0)
  expect(await sizeAt(2560)).toBeCloseTo(before * 1.2, 1)
  expect(await sizeAt(3840)).toBeCloseTo(before * 1.2, 1)
})

for (const path of ["/", ringStudy])
  test(`parts of a ring of ${path} differ in lightness from each other and from their card`, async ({
    page,
  }) => {
    for (const theme of ["light", "dark"] as const) {
      await openPage(page, path)
      await setTheme(page, theme)
      const contrasts = await page.evaluate(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true })
        const luminanceOf = (css: string) => {
          if (!canvas) return 0
          canvas.fillStyle = css
          canvas.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
            value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
          )
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        return [...document.querySelectorAll("main svg:has(> g > circle)")].flatMap((ring) => {
          const tones = [...ring.querySelectorAll("circle")].map((part) =>
            luminanceOf(getComputedStyle(part).stroke),
          )
          const card = luminanceOf(getComputedStyle(ring).getPropertyValue("--color-surface"))
          const contrast = (one: number, other: number) =>
            (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
          return tones.map((tone, index) => ({
            next: contrast(tone, tones[(index + 1) % tones.length] ?? 0),
            card: contrast(tone, card),
          }))
        })
      })
      expect(contrasts.length).toBeGreaterThan(2)
      expect(Math.min(...contrasts.map(({ next }) => next)), theme).toBeGreaterThan(1.5)
      // On the home page, one part has the accent colour, which is bright on white.
      if (path === ringStudy) expect(Math.min(...contrasts.map(({ card }) => card)), theme).toBeGreaterThan(3)
    }
  })
