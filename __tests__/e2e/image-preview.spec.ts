/** The preview that shows an image over the page. */
import { readFileSync } from "node:fs"
import { expect, type Locator, type Page } from "@playwright/test"
import { fillText } from "../../src/util/fill-text"
import { openPage, waitForHydration } from "../support/open-page"
import { violationsInBothThemes } from "./support/axe"
import { overflowing } from "./support/overflow"
import { test } from "./support/page-facts"
import { findPage, pagesOfKind } from "./support/pages"
import { recordProblems } from "./support/record-problems"
import { scrollThrough } from "./support/scroll-through"
import { patternOf, texts } from "./support/texts"

const study = findPage("case-study", /<figcaption/)

const openers = (page: Page) => page.getByRole("button", { name: patternOf(texts.preview.open) })
const dialog = (page: Page) => page.getByRole("dialog", { name: patternOf(texts.preview.name) })
const tool = (page: Page, name: string) => dialog(page).getByRole("button", { name })
/** The shown image's scale and transform. */
const shownImage = (page: Page) =>
  dialog(page)
    .getByRole("img")
    .evaluate((image) => {
      const { transform } = getComputedStyle(image.closest("div") as HTMLElement)
      const { a, b } = new DOMMatrix(transform)
      return { scale: Math.round(Math.hypot(a, b) * 100) / 100, transform }
    })

test.use({ contextOptions: { reducedMotion: "reduce" } })

test("every screen of a case study links to its image, for visitors without scripts", async ({
  factsOf,
  request,
}) => {
  for (const { path } of pagesOfKind("case-study")) {
    const { links, images } = await factsOf(path)
    const source = readFileSync(`content${path}index.mdx`, "utf8")
    const screens = source.match(/^!\[|<(?:Figure|GalleryImage)\b/gm) ?? []
    const previews = links.filter(({ text }) => patternOf(texts.preview.open).test(text))
    expect(previews, path).toHaveLength(screens.length)
    for (const { text, href } of previews) {
      expect(
        images.map(({ alt }) => fillText(texts.preview.open, { name: (alt ?? "").replace(/\s+/g, " ") })),
      ).toContain(text)
      expect((await request.get(href)).headers()["content-type"], href).toMatch(/^image\//)
    }
  }
})

test("the preview is sharp, and its script loads when it is first opened", async ({ page }) => {
  await openPage(page, study)
  await scrollThrough(page)
  await openers(page).first().hover()
  await page.waitForLoadState("networkidle")
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url())
  })
  const screens = page.locator("main figure", { has: openers(page) })
  for (const screen of (await screens.all()).slice(0, 2)) {
    const name = (await screen.getByRole("img").getAttribute("alt")) ?? ""
    await screen.getByRole("button").click()
    const image = dialog(page).getByRole("img", { name, exact: true })
    await expect(image).toBeVisible()
    const isSharp = () =>
      image.evaluate((one: HTMLImageElement) => one.naturalWidth >= one.getBoundingClientRect().width)
    await expect.poll(isSharp).toBe(true)
    await page.keyboard.press("Escape")
    await expect(dialog(page)).toHaveCount(0)
    expect(scripts).not.toEqual([])
  }
})

test("the preview zooms, rotates and flips, and Escape closes it", async ({ page }) => {
  const problems = recordProblems(page)
  await openPage(page, study)
  await scrollThrough(page)
  const opener = openers(page).first()
  const address = page.url()
  await opener.focus()
  await page.keyboard.press("Enter")
  await expect(tool(page, texts.preview.zoomIn)).toBeFocused()
  await expect(dialog(page).getByRole("status")).toHaveText(fillText(texts.preview.zoom, { scale: 1 }))
  const scale = async () => (await shownImage(page)).scale
  await expect.poll(scale).toBe(1)
  await page.keyboard.press("Enter")
  await expect.poll(scale).toBe(1.5)
  await page.keyboard.press("-")
  await expect.poll(scale).toBe(1)
  for (const name of [
    texts.preview.rotateRight,
    texts.preview.flipHorizontally,
    texts.preview.flipVertically,
  ]) {
    const before = (await shownImage(page)).transform
    await tool(page, name).click()
    await expect.poll(async () => (await shownImage(page)).transform, { message: name }).not.toBe(before)
  }
  await tool(page, texts.preview.close).focus()
  await page.keyboard.press("Tab")
  await expect(tool(page, texts.preview.zoomIn)).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await expect(tool(page, texts.preview.close)).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(page.url()).toBe(address)
  expect(problems).toEqual([])
})

/** On a phone, an image is as high as the window, and a thumb moves it as far as it is wide. */
const expectToFillTheHeight = async (page: Page, image: Locator) => {
  const edges = async () => {
    const { x = 0, width = 0, height = 0 } = (await image.boundingBox()) ?? {}
    return { left: Math.round(x), right: Math.round(x + width), height: Math.round(height) }
  }
  await expect.poll(async () => (await edges()).height).toBe(844 - 108)
  const { left } = await edges()
  await page.mouse.move(195, 400)
  await page.mouse.down()
  await page.mouse.move(1195, 400, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => (await edges()).left).toBe(Math.max(left, 0))
}

for (const width of [1440, 390]) {
  test(`the preview fits the window at ${width} px, also rotated, without axe violations`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, study)
    await scrollThrough(page)
    await waitForHydration(openers(page).first())
    await openers(page).first().click()
    const image = dialog(page).getByRole("img")
    await expect(dialog(page)).toHaveCSS("background-color", /0\.45\)$/)
    expect(await violationsInBothThemes(page)).toEqual([])
    expect(await overflowing(page)).toEqual([])
    await expect(dialog(page).getByRole("group", { name: texts.preview.tools })).toBeInViewport({ ratio: 1 })
    if (width < 768) await expectToFillTheHeight(page, image)
    else await expect(image).toBeInViewport({ ratio: 0.999 })
    const upright = (await shownImage(page)).scale
    await tool(page, texts.preview.rotateRight).click()
    await expect(image).toBeInViewport({ ratio: 0.999 })
    const rotated = (await shownImage(page)).scale
    await page.setViewportSize({ width, height: 500 })
    await expect(image).toBeInViewport({ ratio: 0.999 })
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(async () => (await shownImage(page)).scale).toBe(rotated)
    await expect(dialog(page).getByRole("status")).toContainText(
      fillText(texts.preview.turned, { angle: 90 }),
    )
    await tool(page, texts.preview.rotateRight).click()
    await expect.poll(async () => (await shownImage(page)).scale).toBe(upright)
  })
}
