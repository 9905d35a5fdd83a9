/** Other ways to look at the pages: on paper, in a high-contrast theme, enlarged, and brought back by the browser. */
import { expect, type Locator, type Page, test } from "@playwright/test"
import { openPage } from "../support/open-page"
import { lostEdges } from "./support/edges"
import { overflowing } from "./support/overflow"
import { pages, pagesOfKind } from "./support/pages"

const study = pagesOfKind("case-study")[0]?.path ?? ""

/** The home page and one page of each kind. */
const samples = [...new Map(pages.map(({ kind, path }) => [kind, path])).values(), "/"]

test.describe("a case study on paper", () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, study)
    await page.emulateMedia({ media: "print" })
  })

  test("has no navigation, forms or buttons", async ({ page }) => {
    expect(await page.locator("a[aria-label^='Open preview']").count()).toBeGreaterThan(0)
    for (const selector of [
      "nav",
      "form",
      "button",
      "a[aria-label^='Open preview']",
      "#main ~ footer",
      "body header:not(main header)",
    ]) {
      const shown = await page
        .locator(selector)
        .evaluateAll((all) => all.filter((one) => one.checkVisibility()))
      expect(shown, selector).toEqual([])
    }
  })

  test("has every section and every chart, and no line is cut off at the side", async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 960 })
    for (const heading of await page.locator("main :is(h1, h2)").all()) await expect(heading).toBeVisible()
    const charts = page.locator("main svg[role=img]")
    expect(await charts.count()).toBeGreaterThan(0)
    for (const chart of await charts.all()) await expect(chart).toBeVisible()
    expect(await overflowing(page)).toEqual([])
  })

  test("is light, whatever the screen was", async ({ page }) => {
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "dark"
    })
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)")
    await page.emulateMedia({ media: "screen" })
    await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(255, 255, 255)")
  })

  test("prints to a few pages", async ({ page }) => {
    const paper = (await page.pdf({ format: "A4" })).toString("latin1")
    const count = paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(count).toBeGreaterThan(2)
    expect(count).toBeLessThan(20)
  })
})

test.describe("a high-contrast theme of the system", () => {
  test.use({ forcedColors: "active" })

  test("shows what is operated and where the focus is", async ({ page }) => {
    await openPage(page, "/estimate/")
    await page.keyboard.press("Tab")
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    )
    expect(outline).toBe("solid")
    for (const control of await page.locator("main :is(button, input, textarea):visible").all()) {
      expect(await control.evaluate(isOutlined)).toBe(true)
    }
  })

  test("gives an edge to all that a ground or a shadow sets off elsewhere", async ({ page }) => {
    test.setTimeout(180_000)
    for (const path of samples) {
      await openPage(page, path)
      expect(await lostEdges(page), path).toEqual([])
    }
  })

  test("fills the steps that are reached, and leaves those to come hollow", async ({ page }) => {
    await openPage(page, "/estimate/")
    const [reached, ...toCome] = await page
      .getByRole("progressbar", { name: "Progress" })
      .locator("span")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    const ground = await groundOf(page.locator("body"))
    expect(reached).not.toBe(ground)
    expect(new Set(toCome)).toEqual(new Set([ground]))
  })

  test("tells what is chosen from the rest by more than an edge", async ({ page }) => {
    await openPage(page, "/estimate/")
    const ground = await groundOf(page.locator("body"))
    const card = page.locator("label", { has: page.getByRole("checkbox") }).first()
    expect(await groundOf(card.locator("[data-tile]"))).toBe(ground)
    await card.getByRole("checkbox").check()
    await page.mouse.move(0, 0)
    await expect.poll(() => groundOf(card.locator("[data-tile]"))).not.toBe(ground)

    await openPage(page, "/case-studies/")
    const current = page.getByRole("tab", { selected: true })
    const other = page.getByRole("tab", { selected: false }).first()
    expect(await groundOf(current)).not.toBe(await groundOf(other))
  })

  test("shows the ring of the focus on what is current too", async ({ page }) => {
    await openPage(page, "/case-studies/")
    const link = page.getByRole("banner").getByRole("link", { name: "Case studies" })
    const tab = page.getByRole("tab", { selected: true })
    await page.keyboard.press("Tab")
    for (const current of [link, tab]) {
      await expect(current).toHaveCSS("outline-width", "2px")
      await current.focus()
      await expect(current).toHaveCSS("outline-width", "3px")
    }
  })

  test("draws the light of the home page's hero", async ({ page }) => {
    await openPage(page, "/")
    const light = await page
      .locator("main section")
      .first()
      .evaluate((hero) =>
        [...hero.querySelectorAll("*")]
          .map((one) => getComputedStyle(one, "::before"))
          .filter(({ borderTopLeftRadius, content }) => content !== "none" && borderTopLeftRadius === "50%")
          .map(({ backgroundColor }) => backgroundColor),
      )
    expect(light).toHaveLength(1)
    expect(light[0]).not.toBe(await groundOf(page.locator("body")))
  })

  test("draws charts in the system's colours", async ({ page }) => {
    await openPage(page, study)
    const text = page.locator("main svg[role=img] text").first()
    await text.scrollIntoViewIfNeeded()
    const [fill, canvas] = await text.evaluate((node) => [
      getComputedStyle(node).fill,
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(fill).not.toBe(canvas)
  })
})

const groundOf = (one: Locator) => one.evaluate((node) => getComputedStyle(node).backgroundColor)

/** A control has an edge of its own or stands in something that has. */
function isOutlined(control: Element) {
  for (let one: Element | null = control; one; one = one.parentElement) {
    const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(one)
    if (outlineStyle !== "none" || (borderTopStyle !== "none" && borderTopWidth !== "0px")) return true
    if (one.matches("label, fieldset, form")) return false
  }
  return false
}

test("a heading of one long word breaks it on a phone", async ({ page }) => {
  test.setTimeout(180_000)
  await page.setViewportSize({ width: 320, height: 720 })
  for (const path of samples) {
    await openPage(page, path)
    await page.locator("main :is(h1, h2, h3, h4)").evaluateAll((all) => {
      for (const heading of all) {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
        if (texts.nextNode()) texts.currentNode.nodeValue = "Donaudampfschifffahrtsgesellschaft".repeat(2)
      }
    })
    expect(await overflowing(page), path).toEqual([])
  }
})

/** Enlarged to 200 and 400 %, a window of 1280 pixels has 640 and 320: `quality.spec.ts` draws every page at these. */
test.describe("enlarged", () => {
  test("text alone to 200 % loses nothing", async ({ page }) => {
    test.setTimeout(180_000)
    const findings: string[] = []
    for (const path of samples) {
      await page.goto(path)
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
      findings.push(...(await cutOffTexts(page)).map((finding) => `${path} ${finding}`))
    }
    expect(findings).toEqual([])
  })
})

/** Texts that their own box cuts off. */
const cutOffTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, p, a, button, li, dt, dd)")]
      .filter((element) => {
        const { overflowY, clipPath } = getComputedStyle(element)
        const cuts = overflowY === "hidden" || overflowY === "clip"
        return (
          cuts &&
          clipPath === "none" &&
          element.scrollHeight > element.clientHeight + 2 &&
          element.checkVisibility()
        )
      })
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ""),
  )

test("browsers may keep a page for the way back: nothing on it forbids that", async ({ page }) => {
  // What rules a page out (web.dev, "Back/forward cache"): listeners for unload, open connections, no-store.
  await page.addInitScript(() => {
    const listened: string[] = []
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (...args: Parameters<typeof listen>) {
      listened.push(args[0])
      return listen.apply(this, args)
    }
    Object.assign(window, { listened })
  })
  for (const path of ["/", study, "/estimate/"]) {
    const response = await page.goto(path)
    expect(response?.headers()["cache-control"]).not.toContain("no-store")
    await page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0)
    const listened = await page.evaluate(() => (window as unknown as { listened: string[] }).listened)
    expect(listened).toContain("click")
    expect(listened.filter((name) => /^(?:before)?unload$/.test(name))).toEqual([])
    expect(await page.evaluate(() => window.onunload ?? window.onbeforeunload)).toBeNull()
  }
})
