/** Every kind of page in Firefox and WebKit, compared with Chromium. */
import { documentKinds, firstOf, pagesOfKind } from "../e2e/support/pages"
import { findInvisible, headingPlaces, pageSize, settled, sidewaysScroll } from "./support/page-checks"
import { screenshotContrast, screenshotDifference } from "./support/screenshots"
import { expect, test } from "./support/test"

const addresses = [
  ...[...documentKinds, "index", "not-found"].map((kind) => firstOf(kind).path),
  ...pagesOfKind("page").map(({ path }) => path),
]

/** Browsers break some lines at other places, so a heading may be a few lines lower in its section. */
const maxShift = 120
const maxDifference = 0.05

for (const address of addresses)
  test(`${address} is complete, in place and without errors`, async ({ visitor, siteUrl, page }) => {
    await visitor.open(siteUrl + address)
    await visitor.evaluate(settled)
    const screenshot = await visitor.screenshot()
    await page.setViewportSize(await visitor.evaluate(pageSize))
    await page.goto(address)
    await page.evaluate(settled)
    const reference = await page.screenshot()
    await test.info().attach("screenshot", { body: Buffer.from(screenshot), contentType: "image/png" })
    await test.info().attach("chromium", { body: reference, contentType: "image/png" })
    expect.soft(await screenshotContrast(screenshot)).toBeGreaterThan(5)
    expect.soft(await screenshotDifference(screenshot, reference)).toBeLessThan(maxDifference)

    expect.soft(await visitor.evaluate(findInvisible)).toEqual([])
    expect.soft(await visitor.evaluate(sidewaysScroll)).toBe(0)

    const [places, expected] = [await visitor.evaluate(headingPlaces), await page.evaluate(headingPlaces)]
    expect.soft(places.map(({ text }) => text)).toEqual(expected.map(({ text }) => text))
    const moved = places.filter(({ left, top }, index) => {
      const place = expected[index] ?? { left: 0, top: 0 }
      return Math.abs(left - place.left) > maxShift || Math.abs(top - place.top) > maxShift
    })
    expect.soft(moved).toEqual([])

    expect(await visitor.evaluate(() => window.problems)).toEqual([])
  })

test("follows links without loading pages again, and goes back to the same place", async ({
  visitor,
  siteUrl,
}) => {
  const list = firstOf(documentKinds[0] ?? "").path.replace(/[^/]+\/$/, "")
  const path = () => visitor.evaluate(() => location.pathname)
  const heading = () => visitor.evaluate(() => document.querySelector("h1")?.textContent)
  await visitor.open(`${siteUrl}/`)
  await visitor.evaluate(settled)
  const home = await heading()
  await visitor.evaluate(() => {
    document.documentElement.dataset.first = ""
  })

  await visitor.click(`header nav a[href="${list}"]`)
  await expect.poll(path).toBe(list)
  await expect.poll(heading).not.toBe(home)
  await visitor.evaluate(settled)
  // The site holds a new page at its top for a few frames, until the visitor scrolls.
  const scrollDown = () =>
    visitor.evaluate(async () => {
      scrollTo({ top: 400, behavior: "instant" })
      for (let frame = 0; frame < 10; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      return scrollY
    })
  await expect.poll(scrollDown, { timeout: 30_000 }).toBe(400)
  const listHeading = await heading()

  await visitor.evaluate(() => {
    const start = location.pathname
    const inView = [...document.querySelectorAll(`main a[href^="${start}"]`)].find((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top > 150 && bottom < innerHeight && link.getAttribute("href") !== start
    })
    inView?.setAttribute("data-clicked", "")
  })
  await visitor.click("[data-clicked]")
  await expect.poll(heading).not.toBe(listHeading)
  expect(await path()).toMatch(new RegExp(`^${list}[^/]+/$`))
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0)

  await visitor.evaluate(() => history.back())
  await expect.poll(heading).toBe(listHeading)
  await expect.poll(() => visitor.evaluate(() => Math.round(scrollY / 20) * 20)).toBe(400)
  expect(await visitor.evaluate(() => "first" in document.documentElement.dataset)).toBe(true)
  expect(await visitor.evaluate(() => window.problems)).toEqual([])
})
