/**
 * Browsers translate a page by replacing its text nodes with <font> elements. React keeps the text nodes: it would not
 * hydrate such a page, and fail to remove or to change the texts (react issue 11538).
 */
declare global {
  interface Window {
    /** What replaced what. */
    translations?: { fonts: WeakMap<Node, Element>; texts: WeakMap<Element, Node> }
  }
}

/** Record, from the first script on, which elements replace which texts. If React changes a text, change its translation. */
export const recordTranslations = (): void => {
  const fonts = new WeakMap<Node, Element>()
  const texts = new WeakMap<Element, Node>()
  window.translations = { fonts, texts }
  const changed = new MutationObserver((records) => {
    for (const { target } of records) {
      const font = fonts.get(target)
      if (font && !font.contains(target)) font.textContent = (target as Text).data
    }
  })
  const isNewFont = (node: Node | null): node is Element =>
    node?.nodeName === "FONT" && !texts.has(node as Element)
  const replaced = new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE) continue
        const font = [...addedNodes, previousSibling, nextSibling].find(isNewFont)
        if (!font) continue
        fonts.set(text, font)
        texts.set(font, text)
        changed.observe(text, { characterData: true })
      }
    }
  })
  const observe = () => replaced.observe(document.body, { childList: true, subtree: true })
  // When the page is parsed, and before other scripts.
  document.addEventListener("readystatechange", observe, { once: true })
}

/** Put the original texts back before a part of the page is hydrated. Browsers translate them again. */
export const restoreTexts = (part: Element): void => {
  for (const font of part.querySelectorAll(":not(font) > font"))
    font.replaceWith(window.translations?.texts.get(font) ?? font.textContent)
}

/** Let React remove a text, and insert before it, where its translation is. */
export const followTranslations = (): void => {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    next: Node | null,
  ) {
    insertBefore.call(this, node, next && placeIn(this, next))
    return node
  }
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, child: Removed) {
    const place = placeIn(this, child)
    if (place) removeChild.call(this, place)
    return child
  }
}

/** The child of `parent` that is the node, contains it, or has replaced it. */
const placeIn = (parent: Node, node: Node): Node | null => {
  let place: Node | null = node
  if (!parent.contains(node)) place = window.translations?.fonts.get(node) ?? null
  while (place && place.parentNode !== parent) place = place.parentNode
  return place
}
