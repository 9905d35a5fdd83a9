import { mayTransition, withTransition } from "./with-transition"

/** Paths of the page that is left and of the page that opens. */
interface Navigation {
  from: string
  to: string
}

let resolveLatest = () => {}
let named: HTMLElement[] = []

/**
 * Start a view transition to a page that is loaded. The card that leads to the page becomes the page's head; on the way
 * back, the head becomes the card again. Call it right before Gatsby's router: the browser captures the page at the end
 * of the frame in which the router starts to render.
 */
export const startPageTransition = ({ from, to }: Navigation): void => {
  resolveLatest()
  if (!mayTransition()) return
  let resolve = resolveLatest
  const rendered = new Promise<void>((done) => {
    resolve = done
  })
  resolveLatest = resolve
  const isLatest = () => resolveLatest === resolve
  const card = partsOfCard(to)
  nameParts(card ?? partsOfHead())
  const update = async () => {
    await rendered
    if (isLatest()) nameParts(card ? partsOfHead() : partsOfCard(from))
  }
  void withTransition(update).then(() => isLatest() && nameParts([]))
}

/** Show the new page: it is rendered, or the visitor has returned to the previous one. */
export const showRenderedPage = (): void => resolveLatest()

/** Name an image and a heading for the transition. Only these have the names. */
const nameParts = (parts: readonly (HTMLElement | undefined)[] = []) => {
  for (const element of named) element.style.viewTransitionName = ""
  const names = ["cover", "title"]
  named = []
  parts.forEach((element, index) => {
    if (!element) return
    element.style.viewTransitionName = names[index] ?? ""
    named.push(element)
  })
}

const partsOfHead = () => partsOf(document.querySelector("main h1")?.closest("section"))

/** The parts of the card in the window that leads to a page. */
const partsOfCard = (path: string) => {
  for (const link of document.querySelectorAll(`main a[href="${path}"]`)) {
    const parts = partsOf(link.closest("article") ?? link)
    if (parts[0]) return parts
  }
  return undefined
}

/** The frame of the last image, and the heading, if they are in the window. */
const partsOf = (root: Element | null | undefined) => {
  const frames = [...(root?.querySelectorAll("img") ?? [])]
    .map((image) => (image.closest("picture") ?? image).parentElement)
    .filter(isInWindow)
  const headings = [...(root?.querySelectorAll<HTMLElement>("h1, h2, h3, h4") ?? [])].filter(isInWindow)
  return [frames.at(-1), headings[0]]
}

/** Parts outside the window would fly across it. */
const isInWindow = (element: HTMLElement | null): element is HTMLElement => {
  const { top, right, bottom, left, width } = element?.getBoundingClientRect() ?? new DOMRect()
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}
