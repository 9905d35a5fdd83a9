/** How cards and the light of the home page react to a mouse, in a browser that has one. */
import { findProgram } from "../../src/tooling/programs"
import { openPage, waitForHydration } from "../support/open-page"
import { expect, type Locator, test } from "./support/test"

const mouse = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4"

test.use({
  launchOptions: {
    executablePath: findProgram("chromium"),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--blink-settings=${mouse}`],
  },
})

test("cards that lead nowhere do not zoom, lift or show a hand; cards that lead to a page do", async ({
  page,
}) => {
  await openPage(page, "/")
  const reactionOf = async (card: Locator) => {
    await card.evaluate((one) => one.scrollIntoView({ behavior: "instant", block: "center" }))
    await card.hover()
    const image = card.locator("img").first()
    const scaleOf = async () => {
      // Images that load, or parts that hydrate, may have moved the card.
      await card.hover()
      return image.evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a)
    }
    const link = card.getByRole("link").first()
    const cursor = await link.evaluate((one) => getComputedStyle(one).cursor)
    return { cursor, scaleOf }
  }
  const nowhere = await reactionOf(page.locator('main article:has(a[href="#"])').first())
  expect(nowhere.cursor).toBe("default")
  await expect.poll(nowhere.scaleOf).toBe(1)
  const somewhere = await reactionOf(page.locator('main article:has(img):has(a[href^="/services/"])').first())
  expect(somewhere.cursor).not.toBe("default")
  await expect.poll(somewhere.scaleOf).toBeGreaterThan(1)
})

test("the light in the arches follows a mouse by a few degrees, where motion is wanted", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, "/")
  const arch = page.locator("main [data-light] + div").first()
  await waitForHydration(arch)
  const light = () => arch.evaluate((one) => getComputedStyle(one, "::after").backgroundImage)
  const angle = async () => Number.parseFloat(/([\d.]+)deg/.exec(await light())?.[1] ?? "0")
  expect(await angle()).toBe(115)
  await page.mouse.move(1, 400)
  await expect.poll(angle).toBeLessThan(108)
  await page.mouse.move(1430, 400)
  await expect.poll(angle).toBeGreaterThan(122)
  await page.emulateMedia({ reducedMotion: "reduce" })
  expect(await light()).toBe("none")
})
