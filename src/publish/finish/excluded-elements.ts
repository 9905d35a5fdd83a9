import type { PageElement } from "./page-element"

/**
 * Selectors of elements that are neither in the search index nor in the Markdown of a page: controls, decoration and
 * copies. Pagefind always excludes the last one, with which components mark what their markup does not show to be one.
 */
export const excludedSelectors = [
  "nav",
  "form",
  "dialog",
  "button",
  "select",
  "output",
  "noscript",
  "[type=range]",
  "[hidden]",
  "[aria-hidden=true]",
  "[data-dark]",
  "[data-footnote-backref]",
  "[data-pagefind-ignore]",
]

const excluded = new Set(excludedSelectors)

export const isExcluded = ({ name, attribs }: PageElement) =>
  excluded.has(name) ||
  Object.entries(attribs).some(
    ([key, value]) => excluded.has(`[${key}]`) || excluded.has(`[${key}=${value}]`),
  )
