/**
 * Browsers translate a page by replacing its text nodes with <font> elements. React keeps the text nodes: it would not
 * hydrate such a page, and fail to remove or to change the texts (react issue 11538).
 */
declare global {
  interface Window {
    /** What replaced what (`site/shell/head/first-script.ts`). */
    translations?: { fonts: WeakMap<Node, Element>; texts: WeakMap<Element, Node> }
  }
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
