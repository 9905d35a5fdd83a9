/**
 * Runs in the page: containers whose words run together, because flex and grid containers drop the spaces between their
 * children.
 */
export const joinedWords = () => {
  /** The place of a text's first or last letter. */
  const letter = (node: Node, isLast: boolean) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node.nodeType === Node.TEXT_NODE ? [node] : []
    while (texts.length === 0 || isLast) {
      const text = walker.nextNode()
      if (!text) break
      if (text.textContent?.trim()) texts.push(text)
    }
    const text = texts.at(-1)
    const content = text?.textContent ?? ""
    const at = isLast ? content.trimEnd().length - 1 : content.search(/\S/)
    const range = document.createRange()
    if (!text || at < 0) return new DOMRect()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect()
  }
  const isBlank = (node: Node | null | undefined) => node?.textContent?.trim() === ""
  const containers = [...document.querySelectorAll("body *")].filter(
    (one) => /flex|grid/.test(getComputedStyle(one).display) && one.checkVisibility(),
  )
  return containers.flatMap((container) =>
    [...container.childNodes].flatMap((node, index, all) => {
      const isSpace = node.nodeType === Node.TEXT_NODE && isBlank(node)
      const next = isSpace ? all[index + 2] : all[index + 1]
      const before = isSpace ? all[index - 1] : node
      const after = isSpace ? all[index + 1] : next
      if (!before || !after || isBlank(before) || isBlank(after)) return []
      const hasSpace = isSpace || /\s$/.test(before.textContent ?? "") || /^\s/.test(after.textContent ?? "")
      const [left, right] = [letter(before, true), letter(after, false)]
      const isOneLine = left.height > 0 && right.top < left.bottom && left.top < right.bottom
      const distance = right.left - left.right
      return hasSpace && isOneLine && Math.abs(distance) < left.height / 10
        ? [container.textContent ?? ""]
        : []
    }),
  )
}
