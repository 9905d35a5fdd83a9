/** The page of develop next to the editor. It is of the same origin, and has nothing of the studio in it. */
export const pageDocument = () =>
  document.querySelector<HTMLIFrameElement>("iframe[data-page]")?.contentDocument ?? undefined

/** Fires `change` after the page was loaded or rendered again. */
export const pageEvents = new EventTarget()

/** Tell when a page changes. Return a function that stops it. */
export const observePage = (page: Document) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    clearTimeout(timer)
    timer = setTimeout(() => pageEvents.dispatchEvent(new Event("change")), 600)
  }
  const observer = new MutationObserver(report)
  observer.observe(page.body, { childList: true, characterData: true, subtree: true })
  report()
  return () => observer.disconnect()
}

/** The name of a part's element is its type and its index; the hero has none. */
const sliceIndex = /-(\d+)$/

/** The part of the page that an element is in: 0 is the hero. Undefined outside of the document. */
export const partOf = (element: Element) => {
  if (!element.closest("main")) return undefined
  const slice = element.closest("[data-slice]")?.getAttribute("data-slice")
  if (!slice) return 0
  const index = sliceIndex.exec(slice)?.[1]
  return index === undefined ? undefined : Number(index)
}

/** The element of a part of the page. */
export const partElement = (page: Document, index: number) => {
  const main = page.querySelector("main")
  if (index === 0) return main?.querySelector("section, header") ?? undefined
  return (
    [...(main?.querySelectorAll("[data-slice]") ?? [])].find(
      (slice) => sliceIndex.exec(slice.getAttribute("data-slice") ?? "")?.[1] === String(index),
    )?.firstElementChild ?? undefined
  )
}

/** Scroll the page to a part, unless it is visible. */
export const showPart = (index: number) => {
  const page = pageDocument()
  const element = page && partElement(page, index)
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const height = page.defaultView?.innerHeight ?? 0
  if (bottom < 80 || top > height * 0.7) element.scrollIntoView({ block: "start", behavior: "smooth" })
}
