import { loadsDocument } from "../lib/apart-pages"
import { navigateTo } from "../lib/navigate-to"
import { pageAddress } from "../lib/page-address"
import { withoutPrefix } from "../lib/path-prefix"
import { prefetchNow } from "../lib/prefetch"

/**
 * Makes the links to pages of this site change the page without loading a document, and load the page as soon as they
 * are pointed at. One listener for all of them, so that links work from the start, hydrated or not. Gives back what
 * leaves them to the browser again.
 */
export const followPageLinks = (): (() => void) => {
  document.addEventListener("click", onClick)
  // Before React, which lets no event pass that meets what is not hydrated yet.
  document.addEventListener("click", onStop, true)
  document.addEventListener("pointerover", onIntent, true)
  document.addEventListener("focusin", onIntent, true)
  return () => {
    document.removeEventListener("click", onClick)
    document.removeEventListener("click", onStop, true)
    document.removeEventListener("pointerover", onIntent, true)
    document.removeEventListener("focusin", onIntent, true)
  }
}

/** A click that goes no further has met no handler that could have had other plans for it. */
const onStop = (event: MouseEvent) => {
  const { stopPropagation } = event
  event.stopPropagation = () => {
    stopPropagation.call(event)
    onClick(event)
  }
}

/** Takes over exactly the clicks with which a browser would leave the page in the same tab. */
const onClick = (event: MouseEvent) => {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || withKey) return
  const link = pageLink(event)
  if (!link) return
  const { pathname, search, hash } = link
  const here = pathname === window.location.pathname && search === window.location.search
  // The browser itself scrolls to a place of the page that is shown.
  if (here && hash) return
  event.preventDefault()
  void navigateTo(withoutPrefix(pathname) + search + hash, { replace: here })
}

const onIntent = (event: Event) => {
  const link = pageLink(event)
  if (link) prefetchNow(withoutPrefix(link.pathname))
}

/** The link of an event, if it leads to a page of the app in the same tab. */
const pageLink = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
  if (!link || pageAddress(link.getAttribute("href") ?? "") === undefined) return undefined
  const elsewhere = !["", "_self"].includes(link.target) || link.hasAttribute("download")
  return elsewhere || loadsDocument(withoutPrefix(link.pathname)) ? undefined : link
}
