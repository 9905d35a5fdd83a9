/** Runs in the page: lines of captions that fill less than 40 % of the box that they are in, without the last line of each box. */
export const shortCaptionLines = () => {
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
