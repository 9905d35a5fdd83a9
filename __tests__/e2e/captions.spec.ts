/** A caption is one flowing text: no line but the last is short. */
import { htmlOf, pages } from "./support/pages"
import { expect, test } from "./support/test"

test.use({ javaScriptEnabled: false })

/** Lines of captions that fill less than 40 % of the box that they are in, without the last line of each box. */
const shortLines = () => {
  const linesOf = new Map<Element, DOMRect[]>()
  for (const caption of document.querySelectorAll("figcaption")) {
    const texts = document.createTreeWalker(caption, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      let box = texts.currentNode.parentElement ?? caption
      while (getComputedStyle(box).display === "inline") box = box.parentElement ?? caption
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      linesOf.set(box, [...(linesOf.get(box) ?? []), ...range.getClientRects()])
    }
  }
  return [...linesOf].flatMap(([box, rects]) => {
    const tops = [...new Set(rects.map(({ top }) => Math.round(top)))].sort((one, other) => one - other)
    const widths = tops.slice(0, -1).map((top) => {
      const line = rects.filter((rect) => Math.round(rect.top) === top)
      return Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left))
    })
    const isShort = widths.some((width) => width < 0.4 * box.getBoundingClientRect().width)
    return isShort ? [box.textContent] : []
  })
}

for (const { path } of pages.filter((page) => htmlOf(page.path).includes("<figcaption")))
  test(`captions of ${path} are not broken into pieces`, async ({ page }) => {
    await page.goto(path)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(shortLines), `at ${width} px`).toEqual([])
    }
  })
