/** The site's page next to the editor. It has the same origin. */
export const pageDocument = () =>
  document.querySelector<HTMLIFrameElement>("iframe[data-page]")?.contentDocument ?? undefined

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

/** The part of the page that an element is in: 0 is the hero. Undefined outside of the document. */
export const partOf = (element: Element) => {
  if (!element.closest("main")) return undefined
  const slice = element.closest("[data-slice]")?.getAttribute("data-slice")
  if (!slice) return 0
  const index = /-(\d+)$/.exec(slice)?.[1]
  return index === undefined ? undefined : Number(index)
}

// The name of a slice of the page is that of its section and its index; the hero is in no slice.
const hero = "main section, main header"

const partElement = (page: Document, index: number) =>
  page.querySelector(index === 0 ? hero : `main [data-slice$="-${index}"] > :not(style)`)

/** The first element of a section with this name. */
export const sectionElement = (page: Document, name: string) =>
  page.querySelector(name === "Hero" ? hero : `[data-slice^="${name}-"] > :not(style)`)

/** Scroll the page to a part, unless it is visible. */
export const showPart = (index: number) => {
  const page = pageDocument()
  const element = page && partElement(page, index)
  if (!element) return
  // At once: while a page scrolls smoothly, its parts load and move each other.
  const { top, bottom } = element.getBoundingClientRect()
  const height = page.defaultView?.innerHeight ?? 0
  if (bottom < 80 || top > height * 0.7) element.scrollIntoView({ block: "start", behavior: "instant" })
}
