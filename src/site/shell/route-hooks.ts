import type { GatsbyBrowser } from "gatsby"
import { trackRoute } from "../features/consent/track-route"
import { reloadDocument } from "../router/load-document"
import { onUnhandledRejection } from "../router/missing-code"
import { endNavigation, followHistory, isNavigating } from "../router/navigate-to"
import { keepNotFoundPage } from "../router/not-found-page"
import { isPageLoaded } from "../router/page-loader"
import { isPageQueryUsed, notifyQueryListeners } from "../router/page-query"
import { showRenderedPage, startPageTransition } from "../router/page-transition"
import { awaitAnchor, revealAnchor } from "../router/should-update-scroll"
import { supportGatsbyHead } from "./head/gatsby-head"

// Register this listener before Gatsby's, to be able to stop the event.
if (typeof window !== "undefined") window.addEventListener("unhandledrejection", onUnhandledRejection)

/** Back or forward has started, and the previous page is still shown. */
let leaving = false

/** The current URL, and Gatsby's key for its scroll position. */
let currentPage: { pathname: string; search: string; hash: string; key: string | undefined } | undefined

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  parseChunkMapping()
  // Gatsby's router has already read the URL. Make it read the new one.
  if (removeInvalidHash()) window.dispatchEvent(new PopStateEvent("popstate"))
  keepNotFoundPage()
  supportGatsbyHead()
  window.addEventListener("popstate", onPopState)
  window.addEventListener("hashchange", () => revealAnchor())
  // Browsers restore the position of a page that is loaded again.
  if (window.scrollY === 0) revealAnchor()
  // While leaving a page, Gatsby would save the new position for it.
  window.addEventListener("scroll", (event) => leaving && event.stopImmediatePropagation())
  window.addEventListener("pageshow", ({ persisted }) => {
    // The browser has restored a page (bfcache) that was being left.
    if (persisted) endNavigation()
  })
  // In a block, so that webpack leaves both out of the published scripts.
  if (process.env.NODE_ENV === "development") {
    // Before the first page is rendered.
    require("./develop/policy-violations").watchPolicy()
    void import("./develop/content-problems-overlay").then(({ showContentProblems }) => showContentProblems())
  }
}

/** Parse the chunk mapping: Gatsby 5.16 stringifies it twice, so its loader finds no chunks to prefetch. */
const parseChunkMapping = () => {
  if (typeof window.___chunkMapping === "string") window.___chunkMapping = JSON.parse(window.___chunkMapping)
}

/**
 * Handle back, forward and anchors. Navigation to another page waits until it is loaded, as for links. Within a page
 * the browser has already scrolled: stop the event, because Gatsby would render the page again, and empty the parts
 * that are not hydrated. Also stop it for a query that the page handles.
 */
const onPopState = (event: PopStateEvent) => {
  removeInvalidHash()
  if (!currentPage) return
  const { pathname, search, hash } = window.location
  if (pathname !== currentPage.pathname) {
    leaving = true
    disableSmoothScrolling()
    // The browser may have shown its own transition, e.g. after a swipe.
    if (!event.hasUAVisualTransition && isPageLoaded(pathname))
      startPageTransition({ from: currentPage.pathname, to: pathname })
    void followHistory(pathname + search + hash)
  } else if (isNavigating()) {
    // Back to the page that is still shown. Gatsby's router has started to leave it, and needs the event.
    finishNavigation()
  } else if (isPageQueryUsed() || (search === currentPage.search && hash !== currentPage.hash)) {
    event.stopImmediatePropagation()
    endNavigation()
    Object.assign(currentPage, { search, hash })
    notifyQueryListeners()
    const { key } = currentPage
    // Gatsby saves scroll positions by key. The new history entry shares that of the page.
    if (key && !event.state?.key) window.history.replaceState({ ...event.state, key }, "")
  }
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  const { pathname, search, hash } = location
  // Gatsby's router shows nothing at addresses that only the server understands, such as /services//x/.
  if (prevLocation && document.querySelector("#___gatsby:not(:has(main))")) return reloadDocument()
  currentPage = { pathname, search, hash, key: window.history.state?.key }
  finishNavigation()
  if (pathname === prevLocation?.pathname) return
  if (prevLocation) awaitAnchor(location)
  trackRoute(pathname)
}

/** Reset the state after navigation has ended or was cancelled. */
const finishNavigation = () => {
  leaving = false
  document.documentElement.style.removeProperty("scroll-behavior")
  window.history.scrollRestoration = "auto"
  endNavigation()
  showRenderedPage()
  notifyQueryListeners()
}

/** Disable smooth scrolling: on Forward, the browser scrolls the current page to the position of the next one. */
const disableSmoothScrolling = () => {
  const { documentElement } = document
  documentElement.style.scrollBehavior = "auto"
  // Chromium uses the last computed styles. Compute them now.
  void getComputedStyle(documentElement).scrollBehavior
}

/** Remove an invalid anchor like `#%` from the URL. Gatsby would throw and render an empty page. */
const removeInvalidHash = (): boolean => {
  const { pathname, search, hash } = window.location
  try {
    decodeURI(hash)
    return false
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search)
    return true
  }
}
