import { isInWindow, type MovingElements, withTransition } from "./with-transition"

/** Paths of the page that is left and of the page that opens. */
interface Navigation {
  from: string
  to: string
}

let resolveLatest = () => {}

/**
 * Start a view transition to a page that is loaded. The card that leads to the page becomes the page's head; on the way
 * back, the head becomes the card again. Call it right before Gatsby's router: the browser captures the page at the end
 * of the frame in which the router starts to render.
 */
export const startPageTransition = ({ from, to }: Navigation): void => {
  showRenderedPage()
  const rendered = new Promise<void>((resolve) => {
    resolveLatest = resolve
  })
  let card: MovingElements | undefined
  void withTransition({
    before: () => {
      card = findCard(to)
      return { ...light(), ...(card ?? findHead()) }
    },
    update: () => rendered,
    after: () => ({ ...light(), ...(card ? findHead() : findCard(from)) }),
  })
}

/** Show the new page: it is rendered, or the visitor has returned to the previous one. */
export const showRenderedPage = (): void => resolveLatest()

const findHead = () => coverAndTitle(document.querySelector("main h1")?.closest("section"))

/** The card in the window that leads to a page. */
const findCard = (path: string) =>
  [...document.querySelectorAll(`main a[href="${path}"]`)]
    .map((link) => coverAndTitle(link.closest("article") ?? link))
    .find(({ cover }) => cover)

/** The frame of the last image, and the first heading. */
const coverAndTitle = (root: Element | null | undefined): MovingElements => {
  const images = [...(root?.querySelectorAll("img") ?? [])]
  const headings = [...(root?.querySelectorAll<HTMLElement>("h1, h2, h3, h4") ?? [])]
  return {
    cover: images.map((image) => (image.closest("picture") ?? image).parentElement).findLast(isInWindow),
    title: headings.find(isInWindow),
  }
}

/** The light on the page, otherwise that of the logo. */
const light = (): MovingElements => ({
  light: [...document.querySelectorAll<HTMLElement>(":is(header, main) [data-light]")].findLast(isInWindow),
})
