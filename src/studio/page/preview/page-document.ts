import { countedNames, headKey } from "../blocks/page-parts"
import { elementOfLine } from "./reveal"

/** The site next to the editor, with Gatsby's router. It has the same origin. */
type Site = Window & typeof globalThis & { ___replace?: (path: string) => void }

const frame = () => document.querySelector<HTMLIFrameElement>("iframe[data-page]")

export const siteWindow = () => frame()?.contentWindow as Site | undefined

/** The site's page, once it has come. */
export const pageDocument = () => (frame()?.inert ? undefined : siteWindow()?.document)

/** Fires `change` after the page, or the gallery, was loaded or rendered again. */
export const pageEvents = new EventTarget()

/** Fire `change` after 0.6 s, and again 0.6 s after the last change of the page. */
export const observePage = (page: Document) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    clearTimeout(timer)
    timer = setTimeout(() => pageEvents.dispatchEvent(new Event("change")), 600)
  }
  new MutationObserver(report).observe(page.body, { childList: true, characterData: true, subtree: true })
  report()
}

/** The key of the part of the page that an element is in, as in `pageParts`. Undefined outside of the document. */
export const partOf = (element: Element) => {
  if (!element.closest("main")) return undefined
  const found = [...partsIn(element.ownerDocument)].find(([, part]) => part?.contains(element))
  return found?.[0] ?? (element.closest("[data-slice]") ? undefined : headKey)
}

// The name of a slice of the page is that of its section and its index; the head is in no slice.
const partsIn = (page: Document) => {
  const slices = [...page.querySelectorAll<HTMLElement>("main [data-slice]")]
  const keys = countedNames(slices.map(({ dataset }) => dataset.slice?.replace(/-\d+$/, "") ?? ""))
  const parts = slices.map(
    (slice, index) => [keys[index], slice.querySelector(":scope > :not(style)")] as const,
  )
  return new Map([[headKey, page.querySelector(head)], ...parts])
}

const head = "main section, main header"

/** The element of a part of the page. */
export const partElement = (page: Document, key: string) => partsIn(page).get(key)

/** Scroll the page to a line of Markdown in one of its parts, or else to the part, unless it is visible. */
export const showPart = (key = "", line = "") => {
  const page = pageDocument()
  const part = page && partElement(page, key)
  const element = part && (elementOfLine(part, line) ?? part)
  if (!element) return
  // At once: while a page scrolls smoothly, its parts load and move each other.
  const { top, bottom } = element.getBoundingClientRect()
  const height = page.defaultView?.innerHeight ?? 0
  if (bottom < 80 || top > height * 0.7) element.scrollIntoView({ block: "start", behavior: "instant" })
}
