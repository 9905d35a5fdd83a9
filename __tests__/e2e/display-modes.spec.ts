/** Print, high-contrast themes, enlarged text, and the back/forward cache. */

import { hydrated, openPage, setTheme } from "../support/open-page"
import { missingEdges } from "./support/missing-edges"
import { overflowing } from "./support/overflow"
import { findPage, samples } from "./support/pages"
import { expect, type Locator, type Page, test } from "./support/test"
import { labelledBy, texts } from "./support/texts"

const study = findPage("case-study", /<svg[^>]*data-drawing/, labelledBy(texts.preview.open))

test("a printed case study is light and complete, without navigation, forms or buttons", async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 })
  await openPage(page, study)
  await setTheme(page, "dark")
  await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(255, 255, 255)")
  const previews = "a[aria-haspopup=dialog]"
  expect(await page.locator(previews).count()).toBeGreaterThan(0)
  await page.emulateMedia({ media: "print" })
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)")
  const leadsOn = '[data-slice^="SimilarProjects"], [data-slice^="CallToAction"]'
  const screenOnly = `nav, form, button, ${previews}, ${leadsOn}, body header:not(main header)`
  const shown = await page
    .locator(screenOnly)
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ outerHTML }) => outerHTML))
  expect(shown).toEqual([])
  for (const part of await page.locator(`main :is(h1, h2, svg[data-drawing]):not(:is(${leadsOn}) *)`).all())
    await expect(part).toBeVisible()
  await expect(page.locator("body footer:not(main footer)")).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1")
  const count = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(count).toBeGreaterThan(2)
  expect(count).toBeLessThan(20)
})

test.describe("a high-contrast theme", () => {
  test.use({ forcedColors: "active" })

  test("shows controls, selected items, progress and the focus", async ({ page }) => {
    await openPage(page, "/estimate/")
    await page.keyboard.press("Tab")
    await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid")
    for (const control of await page.locator("main :is(button, input, textarea):visible").all()) {
      expect(await control.evaluate(isOutlined)).toBe(true)
    }
    const background = await backgroundOf(page.locator("body"))
    const [done, ...remaining] = await page
      .getByRole("progressbar", { name: "Progress" })
      .locator("span")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(done).not.toBe(background)
    expect(new Set(remaining)).toEqual(new Set([background]))

    const card = page.locator("label", { has: page.getByRole("checkbox") }).first()
    expect(await backgroundOf(card.locator("[data-tile]"))).toBe(background)
    await card.getByRole("checkbox").check()
    await page.mouse.move(0, 0)
    await expect.poll(() => backgroundOf(card.locator("[data-tile]"))).not.toBe(background)
  })

  test("marks the current link and tab, also with focus", async ({ page }) => {
    await openPage(page, "/case-studies/")
    const link = page.getByRole("banner").getByRole("link", { name: "Case studies" })
    const tab = page.getByRole("tab", { selected: true })
    const other = page.getByRole("tab", { selected: false }).first()
    expect(await backgroundOf(tab)).not.toBe(await backgroundOf(other))
    await page.keyboard.press("Tab")
    for (const current of [link, tab]) {
      await expect(current).toHaveCSS("outline-width", "2px")
      await current.focus()
      await expect(current).toHaveCSS("outline-width", "3px")
    }
  })

  test("shows the logo's light and the edges of arches", async ({ page }) => {
    for (const path of [findPage("policy", /data-rises="in-view"/), "/404/"]) {
      await page.goto(path)
      const light = page.getByRole("banner").locator("[data-light]").first()
      await expect(light).toHaveCSS("animation-name", "none")
      await expect(light).toHaveCSS("--color-accent", "Highlight")
      const arches = await page.evaluate(() =>
        [...document.querySelectorAll("main *")]
          .flatMap((element) => ["", "::before", "::after"].map((part) => getComputedStyle(element, part)))
          .filter(({ content, borderRadius }) => content !== "none" && borderRadius === "999px 999px 0px 0px")
          .map(({ borderTopStyle }) => borderTopStyle),
      )
      expect(arches.length, path).toBeGreaterThan(1)
      expect(arches, path).not.toContain("none")
    }
  })

  test("shows the labels of charts", async ({ page }) => {
    await openPage(page, study)
    const text = page.locator("main svg[data-drawing] text").first()
    await text.scrollIntoViewIfNeeded()
    const [fill, canvas] = await text.evaluate((node) => [
      getComputedStyle(node).fill,
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(fill).not.toBe(canvas)
  })
})

const backgroundOf = (one: Locator) => one.evaluate((node) => getComputedStyle(node).backgroundColor)

/** Whether a control, or its label, fieldset or form, has a border or an outline. */
function isOutlined(control: Element) {
  for (let one: Element | null = control; one; one = one.parentElement) {
    const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(one)
    if (outlineStyle !== "none" || (borderTopStyle !== "none" && borderTopWidth !== "0px")) return true
    if (one.matches("label, fieldset, form")) return false
  }
  return false
}

test("pages have edges in high contrast, wrap long words, and clip nothing at 200 %", async ({ page }) => {
  test.slow()
  for (const path of samples) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await openPage(page, path)
    expect.soft(await missingEdges(page), path).toEqual([])
    await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" })
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    expect.soft(await clippedTexts(page), path).toEqual([])
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"))
    await page.setViewportSize({ width: 320, height: 720 })
    await page.locator("main :is(h1, h2, h3, h4, p)").evaluateAll((all) => {
      for (const heading of all) {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        if (texts.nextNode()) texts.currentNode.nodeValue = "Donaudampfschifffahrtsgesellschaft".repeat(2)
      }
    })
    expect.soft(await overflowing(page), path).toEqual([])
  }
})

/** Texts that their element clips. */
const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, li, dt, dd)")]
      .filter((element) => {
        const { overflowY, clipPath } = getComputedStyle(element)
        const clips = overflowY === "hidden" || overflowY === "clip"
        return (
          clips &&
          clipPath === "none" &&
          element.scrollHeight > element.clientHeight + 2 &&
          element.checkVisibility()
        )
      })
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
  )

test("pages are eligible for the back/forward cache", async ({ page }) => {
  // Unload listeners and no-store exclude a page (web.dev/articles/bfcache).
  await page.addInitScript(() => {
    const events: string[] = []
    const original = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof original>) {
      events.push(args[0])
      return original.apply(this, args)
    }
    Object.assign(window, { events })
  })
  for (const path of ["/", study, "/estimate/"]) {
    const response = await page.goto(path)
    expect(response?.headers()["cache-control"]).not.toContain("no-store")
    await hydrated(page)
    const events = await page.evaluate(() => (window as unknown as { events: string[] }).events)
    expect(events).toContain("click")
    expect(events.filter((name) => /^(?:before)?unload$/.test(name))).toEqual([])
    expect(await page.evaluate(() => window.onunload ?? window.onbeforeunload)).toBeNull()
  }
})
