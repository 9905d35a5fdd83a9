import { loadsDocument } from "../lib/full-load-routes"
import { navigateTo } from "../lib/navigate-to"
import { pageAddress } from "../lib/page-address"
import { withoutPrefix } from "../lib/path-prefix"
import { prefetchNow } from "../lib/prefetch"

/**
 * Open links to pages of this site without loading a document, and load the page on hover. Uses one listener for all
 * links, so that they work before hydration. Return a function to undo this.
 */
export const followPageLinks = (): (() => void) => {
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener("click", onClick, { signal })
  // Before React, which stops events on parts that are not hydrated yet.
  document.addEventListener("click", onStop, { signal, capture: true })
  document.addEventListener("pointerover", onPointerOrFocus, { signal, capture: true })
  document.addEventListener("focusin", onPointerOrFocus, { signal, capture: true })
  return () => listeners.abort()
}

/** Handle a click even if React stops it. Then no other handler gets it. */
const onStop = (event: MouseEvent) => {
  const { stopPropagation } = event
  event.stopPropagation = () => {
    stopPropagation.call(event)
    onClick(event)
  }
}

/** Handle exactly the clicks with which a browser would leave the page in the same tab. */
const onClick = (event: MouseEvent) => {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || withKey) return
  const link = pageLink(event)
  if (!link) return
  const { pathname, search, hash } = link
  const here = pathname === window.location.pathname && search === window.location.search
  // The browser scrolls to anchors of the current page.
  if (here && hash) return
  event.preventDefault()
  void navigateTo(withoutPrefix(pathname) + search + hash, { replace: here })
}

const onPointerOrFocus = (event: Event) => {
  const link = pageLink(event)
  if (link) prefetchNow(withoutPrefix(link.pathname))
}

/** The link of an event, if its target is a page of the app in the same tab. */
const pageLink = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
  if (!link || pageAddress(link.getAttribute("href") ?? "") === undefined) return undefined
  const elsewhere = !["", "_self"].includes(link.target) || link.hasAttribute("download")
  return elsewhere || loadsDocument(withoutPrefix(link.pathname)) ? undefined : link
}
