import { loadsDocument } from "./full-load-routes"
import { navigateTo } from "./navigate-to"
import { pageAddress } from "./page-address"
import { withoutPrefix } from "./path-prefix"
import { prefetchNow } from "./prefetch"
import { revealAnchor } from "./should-update-scroll"

/**
 * Open links to pages of this site without loading a document, and load a page when its link is hovered or focused.
 * Uses listeners on the document, so that links work before hydration. Return a function that removes them.
 */
export const followPageLinks = (): (() => void) => {
  const listeners = new AbortController()
  const { signal } = listeners
  document.addEventListener("click", onClick, { signal })
  // Capture clicks before React, which stops their propagation on parts that are not hydrated yet.
  document.addEventListener("click", handleStopped, { signal, capture: true })
  document.addEventListener("pointerover", onPointerOrFocus, { signal, capture: true })
  document.addEventListener("focusin", onPointerOrFocus, { signal, capture: true })
  return () => listeners.abort()
}

/** If React stops the propagation of a click, the listener above does not receive it. Handle it here. */
const handleStopped = (event: MouseEvent) => {
  const { stopPropagation } = event
  event.stopPropagation = () => {
    stopPropagation.call(event)
    onClick(event)
  }
}

/** Handle only clicks that would open another page in the same tab. */
const onClick = (event: MouseEvent) => {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (event.defaultPrevented || event.button !== 0 || withKey) return
  const anchor = anchorOf(event)
  if (anchor) return revealAnchor(anchor)
  const link = pageLink(event)
  if (!link) return
  const { pathname, search, hash } = link
  const isCurrentPage = pathname === window.location.pathname && search === window.location.search
  // The browser scrolls to anchors of the current page. To one of the same name, it does so without an event.
  if (isCurrentPage && hash) return revealAnchor(hash)
  event.preventDefault()
  void navigateTo(withoutPrefix(pathname) + search + hash, { replace: isCurrentPage })
}

/** The anchor of a link to another place of the page. */
const anchorOf = ({ target }: Event) =>
  target instanceof Element ? target.closest('a[href^="#"]')?.getAttribute("href") : undefined

const onPointerOrFocus = (event: Event) => {
  const link = pageLink(event)
  if (link) prefetchNow(withoutPrefix(link.pathname))
}

/** The link of an event, if it opens a page of the app in the same tab. */
const pageLink = ({ target }: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null
  if (!link || pageAddress(link.getAttribute("href") ?? "") === undefined) return undefined
  const staysOnPage = !["", "_self"].includes(link.target) || link.hasAttribute("download")
  return staysOnPage || loadsDocument(withoutPrefix(link.pathname)) ? undefined : link
}
