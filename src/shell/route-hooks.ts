import type { GatsbyBrowser } from "gatsby"
import { endChange, followHistory, isChanging } from "../lib/navigate-to"
import { followsQuery, queryChanged } from "../lib/page-query"
import { awaitAnchor } from "./should-update-scroll"
import { onUnhandledRejection } from "./stale-bundle"
import { trackRoute } from "./track-route"

// Register it before Gatsby's listener.
if (typeof window !== "undefined") window.addEventListener("unhandledrejection", onUnhandledRejection)

/** Back or forward has started, and the previous page is still shown. */
let leaving = false

/** The current URL, and Gatsby's key for its scroll position. */
let shown: { pathname: string; search: string; hash: string; key: string | undefined } | undefined

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  parseChunkMapping()
  // Gatsby's router has already read the URL: make it read again.
  if (dropUnreadableHash()) window.dispatchEvent(new PopStateEvent("popstate"))
  window.addEventListener("popstate", onPopState)
  // Gatsby would save the position for the previous page.
  window.addEventListener("scroll", (event) => leaving && event.stopImmediatePropagation())
  // Load it only for visitors who scroll.
  window.addEventListener("scroll", reveal, { once: true, passive: true })
  window.addEventListener("pageshow", ({ persisted }) => {
    // The browser has restored a page (bfcache) that was being left.
    if (persisted) endChange()
  })
  if (process.env.NODE_ENV === "development")
    void import("./content-problems-overlay").then(({ showContentProblems }) => showContentProblems())
}

/** Parse the chunk mapping: Gatsby 5.16 stringifies it twice, so its loader finds no chunks to prefetch. */
const parseChunkMapping = () => {
  if (typeof window.___chunkMapping === "string") window.___chunkMapping = JSON.parse(window.___chunkMapping)
}

/**
 * Handle back, forward and anchors. Navigation to another page waits like a link. Within a page the browser has
 * scrolled, and Gatsby must not know: it would render the page again, with parts that are not hydrated empty. The same
 * applies to a query that the page handles.
 */
const onPopState = (event: PopStateEvent) => {
  dropUnreadableHash()
  if (!shown) return
  const { pathname, search, hash } = window.location
  if (pathname !== shown.pathname) {
    leaving = true
    scrollAtOnce()
    void followHistory(pathname + search + hash)
  } else if (isChanging()) {
    // Back to the page that is still shown. Gatsby's router has begun to leave it and needs the event.
    stay()
  } else if (followsQuery() || (search === shown.search && hash !== shown.hash)) {
    event.stopImmediatePropagation()
    endChange()
    Object.assign(shown, { search, hash })
    queryChanged()
    const { key } = shown
    // The new history entry has the page's scroll position.
    if (key && !event.state?.key) window.history.replaceState({ ...event.state, key }, "")
  }
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const { pathname, search, hash } = location
  shown = { pathname, search, hash, key: window.history.state?.key }
  stay()
  if (pathname === prevLocation?.pathname) return
  if (prevLocation) awaitAnchor(location)
  trackRoute(pathname)
  if (revealing) reveal()
}

/** Navigation has ended or was cancelled. */
const stay = () => {
  leaving = false
  document.documentElement.style.removeProperty("scroll-behavior")
  window.history.scrollRestoration = "auto"
  endChange()
  queryChanged()
}

/** Whether the visitor has scrolled and sections fade in. */
let revealing = false

/** If the script fails to load, sections are visible. */
const reveal = () => {
  revealing = true
  import("./reveal").then(({ revealBelowTheFold }) => revealBelowTheFold(), ignore)
}

const ignore = () => undefined

/** Disable smooth scrolling: going forward, the browser scrolls the previous page to the next page's position. */
const scrollAtOnce = () => {
  const { documentElement } = document
  documentElement.style.scrollBehavior = "auto"
  // Chromium uses the last computed styles: compute them now.
  void getComputedStyle(documentElement).scrollBehavior
}

/** Remove an invalid anchor like `#%` from the URL. Gatsby would throw and render an empty page. */
const dropUnreadableHash = (): boolean => {
  const { pathname, search, hash } = window.location
  try {
    decodeURI(hash)
    return false
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search)
    return true
  }
}
