/** Each text of a sequence has one whole screen, wherever the visitor stops, and on paper. */

import { openPage, setTheme } from "../support/open-page"
import { documentData, pages } from "./support/pages"
import { expect, type Page, test } from "./support/test"

const hasSequence = ({ path }: { path: string }) =>
  JSON.stringify(documentData(path)?.body ?? "").includes('"Sequence"')
const path = pages.find(hasSequence)?.path ?? "no page has a sequence"

/** The screens of phones: no other images are as high. */
const screensOf = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLImageElement>("main img")].filter(
      (image) => Number(image.getAttribute("height")) > 1.8 * Number(image.getAttribute("width")),
    ),
  )

/** What is wrong at a stop every 20 px, from before the first screen until after the last one. */
const problemsOf = async (page: Page) =>
  (await screensOf(page)).evaluate(async (screens) => {
    const steps = screens.map((screen) => {
      let step: Element = screen
      while (
        step.parentElement &&
        !screens.some((one) => one !== screen && step.parentElement?.contains(one))
      )
        step = step.parentElement
      return step
    })
    const texts = steps.map((step) => step.lastElementChild?.firstElementChild)
    const middleOf = (element: Element | null | undefined) => {
      const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      return top + height / 2
    }
    const isPinned = texts.some((text, index) => Math.abs(middleOf(text) - middleOf(screens[index])) > 200)
    const bars = [...document.querySelectorAll("header, nav")].filter((bar) => {
      return getComputedStyle(bar).position === "sticky"
    })
    const all = steps[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const problems: string[] = []
    for (let top = scrollY + all.top - innerHeight, end = scrollY + all.bottom; top < end; top += 20) {
      scrollTo({ top, behavior: "instant" })
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
      await Promise.all(changes.map(({ finished }) => finished.catch(() => undefined)))

      const {
        left = 0,
        right = 0,
        top: first = 0,
        height = 0,
        width = 0,
      } = screens[0]?.getBoundingClientRect() ?? {}
      if (left < 0 || right > innerWidth) problems.push(`${top} px: cut at the side`)
      if (
        steps.some((step) =>
          [...step.querySelectorAll("*")].some((one) => getComputedStyle(one).opacity !== "1"),
        )
      )
        problems.push(`${top} px: a screen shows through`)
      const edge = Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom))
      const shown = [0.1, 0.3, 0.5, 0.7, 0.9]
        .map((share) => first + share * height)
        .filter((y) => y > edge && y < innerHeight - 1)
        .map((y) =>
          document.elementsFromPoint(left + width / 2, y).find((one) => screens.some((it) => it === one)),
        )
      if (new Set(shown).size > 1) problems.push(`${top} px: several screens`)
      const middle = (edge + innerHeight) / 2
      const distances = texts.map((text) => Math.abs(middleOf(text) - middle))
      const nearest = Math.min(...distances)
      const isInPlace = Math.abs(middleOf(screens[0]) - middle) < 1
      if (!isPinned || !isInPlace) continue
      if (shown[0] && shown[0] !== screens[distances.indexOf(nearest)])
        problems.push(`${top} px: another text's screen`)
      const marks = steps.map((step) =>
        Number.parseFloat(getComputedStyle(step.querySelector(":scope > div") as Element, "::after").height),
      )
      const longest = marks.filter((mark) => mark === Math.max(...marks)).length
      if (longest !== 1 || shown[0] !== screens[marks.indexOf(Math.max(...marks))])
        problems.push(`${top} px: the marks ${marks} name another screen`)
    }
    return problems
  })

for (const [width, height, theme] of [
  [768, 1024, "light"],
  [834, 1194, "dark"],
  [890, 800, "light"],
  [1440, 900, "dark"],
] as const)
  test(`shows one whole screen at every stop, ${width} by ${height} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openPage(page, path)
    await setTheme(page, theme)
    expect(await problemsOf(page)).toEqual([])
  })

/** The sides and the height of each screen, and the height of its text's block. */
const sizesOf = async (page: Page) =>
  (await screensOf(page)).evaluate((screens) =>
    screens.map((screen) => {
      const { left, right, bottom } = screen.getBoundingClientRect()
      const next = screens[screens.indexOf(screen) + 1]?.getBoundingClientRect().top ?? bottom
      return { isWhole: left >= 0 && right <= innerWidth, isAbove: next >= bottom, gap: next - bottom }
    }),
  )

for (const [name, options] of [
  ["with reduced motion", { reducedMotion: "reduce" }],
  ["on paper", { media: "print" }],
] as const)
  test(`shows each screen next to its text ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: name === "on paper" ? 688 : 834, height: 1000 })
    await page.emulateMedia(options)
    await openPage(page, path)
    for (const { isWhole, isAbove, gap } of await sizesOf(page)) {
      expect(isWhole).toBe(true)
      expect(isAbove).toBe(true)
      expect(gap).toBeLessThan(200)
    }
  })

test("shows each screen above its text in low windows, where a pinned phone would be tiny", async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openPage(page, path)
  expect((await sizesOf(page)).every(({ isWhole, isAbove }) => isWhole && isAbove)).toBe(true)
})

test("keys scroll the rail on phones; wider windows have nothing to scroll and no stop", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, path)
  const rail = page.getByRole("group", { name: "Screens" })
  await rail.focus()
  await page.keyboard.press("ArrowRight")
  await expect.poll(() => rail.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 768, height: 1024 })
  await expect(rail).toHaveCount(0)
  expect(
    await (await screensOf(page)).evaluate((screens) =>
      screens.every((one) => one.checkVisibility({ visibilityProperty: true })),
    ),
  ).toBe(true)
})
