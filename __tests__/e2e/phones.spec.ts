/** Lists and covers on phones. */

import { openPage } from "../support/open-page"
import { overflowing } from "./support/overflow"
import { findPage, firstOf } from "./support/pages"
import { expect, type Locator, type Page, test } from "./support/test"

const phone = { width: 390, height: 844 }
const study = findPage("case-study", /<picture><source media/)

/** Lists of cards that scroll sideways below md. */
const rails = (page: Page) => page.locator('main [role="group"][tabindex="0"]:has(> :is(ul, ol) > li h3)')

const cardsOf = (rail: Locator) => rail.locator("> * > li")

const overflow = (rail: Locator) => rail.evaluate((one) => one.scrollWidth - one.clientWidth)

const scrollTo = (rail: Locator, left: number) =>
  rail.evaluate((one, to) => one.scrollTo({ left: to, behavior: "instant" }), left)

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: "reduce" } })

  for (const path of ["/", study])
    test(`every rail of ${path} shows the next card, scrolls to the last and with keys, and is below dialogs`, async ({
      page,
    }) => {
      await openPage(page, path)
      expect(await rails(page).count()).toBeGreaterThan(1)
      for (const rail of await rails(page).all()) {
        const name = await rail.getAttribute("aria-label")
        expect(name).toBeTruthy()
        await rail.scrollIntoViewIfNeeded()
        const boxes = await cardsOf(rail).evaluateAll((all) =>
          all.map((card) => {
            const [content, ...others] = card.children
            const box = content && others.length === 0 ? content : card
            const { left, right, height } = box.getBoundingClientRect()
            return { left, right, height }
          }),
        )
        const [first, second] = boxes
        if (!first || !second) continue
        expect(first.left, name ?? "").toBe(12)
        expect(second.left, name ?? "").toBeLessThan(phone.width - 24)
        expect(second.right, name ?? "").toBeGreaterThan(phone.width)
        expect(new Set(boxes.map(({ height }) => Math.round(height))).size, name ?? "").toBe(1)

        await scrollTo(rail, 100_000)
        const last = await cardsOf(rail).last().boundingBox()
        expect(last?.x, name ?? "").toBeGreaterThanOrEqual(0)
        expect((last?.x ?? 0) + (last?.width ?? 0), name ?? "").toBeLessThan(phone.width - 11)
      }
      const rail = rails(page).first()
      await scrollTo(rail, 0)
      await rail.focus()
      await page.keyboard.press("ArrowRight")
      await expect.poll(() => rail.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
      const dots = () =>
        cardsOf(rail)
          .first()
          .evaluate((card) => getComputedStyle(card, "::scroll-marker").visibility)
      expect(await dots()).toBe("visible")
      await page.evaluate(() => document.body.appendChild(document.createElement("dialog")).showModal())
      expect(await dots()).toBe("hidden")
    })

  test("the light of a call to action does not touch its button", async ({ page }) => {
    await openPage(page, firstOf("policy").path)
    const box = page.locator("main div:has(> h2):has(> i)")
    const button = await box.getByRole("link").boundingBox()
    const light = await box.locator("> i").boundingBox()
    expect(light?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0) + 12)
  })

  test("covers are portraits, and only they are loaded", async ({ page }) => {
    const images: string[] = []
    page.on("request", (request) => request.resourceType() === "image" && images.push(request.url()))
    await page.goto(study)
    const cover = page.locator("main img[fetchpriority=high]")
    expect(await shapeOf(cover)).toBeLessThan(1)
    expect(await cover.evaluate((one) => one.clientWidth / one.clientHeight)).toBeCloseTo(0.8, 1)
    const [own] = await cover.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc))
    const { wide } = await cover.evaluate((one) => ({ wide: (one as HTMLImageElement).srcset }))
    expect(images).toContain(own)
    expect(images.filter((url) => wide.includes(new URL(url).pathname))).toEqual([])
  })
})

test("covers are wide from sm up", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(study)
  expect(await shapeOf(page.locator("main img[fetchpriority=high]"))).toBeGreaterThan(1)
})

test("at 320 px with text at 200 % nothing overflows the window, and a card of a rail fits", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ["/", study]) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    expect(await overflowing(page), path).toEqual([])
    for (const rail of await rails(page).all())
      expect((await cardsOf(rail).first().boundingBox())?.width).toBeLessThan(300)
  }
})

test("from md up rails are grids, and do not take the focus", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await openPage(page, "/")
  for (const rail of await rails(page).all()) {
    expect(await overflow(rail)).toBe(0)
    await rail.evaluate((one) => (one as HTMLElement).focus())
    await expect(rail).not.toBeFocused()
  }
})

/** Width divided by height of the file that an image shows. */
const shapeOf = async (image: Locator) => {
  await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  return image.evaluate(
    (one) => (one as HTMLImageElement).naturalWidth / (one as HTMLImageElement).naturalHeight,
  )
}
