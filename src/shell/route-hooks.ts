import type { GatsbyBrowser } from "gatsby"
import { endChange, followHistory, isChanging } from "../lib/navigate-to"
import { followsQuery, queryChanged } from "../lib/page-query"
import { awaitAnchor } from "./should-update-scroll"
import { onUnhandledRejection } from "./stale-bundle"
import { trackRoute } from "./track-route"

// At once, and so before Gatsby's own listener.
if (typeof window !== "undefined") window.addEventListener("unhandledrejection", onUnhandledRejection)

/** Back or forward leads to another page, and this one is still shown. */
let leaving = false

/** The address shown, and the name under which Gatsby remembers how far it is scrolled. */
let shown: { pathname: string; search: string; hash: string; key: string | undefined } | undefined

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  parseChunkMapping()
  // Gatsby's router has read the address already; this has it read again.
  if (dropUnreadableHash()) window.dispatchEvent(new PopStateEvent("popstate"))
  window.addEventListener("popstate", onPopState)
  // Gatsby would remember it as the place of the page that is being left.
  window.addEventListener("scroll", (event) => leaving && event.stopImmediatePropagation())
  // Who never scrolls sees nothing of it, and does not load it.
  window.addEventListener("scroll", reveal, { once: true, passive: true })
  window.addEventListener("pageshow", ({ persisted }) => {
    // The browser brings back a page that was just being left.
    if (persisted) endChange()
  })
  if (process.env.NODE_ENV === "development")
    void import("./content-problems-overlay").then(({ showContentProblems }) => showContentProblems())
}

/** Gatsby 5.16 stringifies the mapping twice: its loader would find no chunk in it and prefetch none. */
const parseChunkMapping = () => {
  if (typeof window.___chunkMapping === "string") window.___chunkMapping = JSON.parse(window.___chunkMapping)
}

/**
 * Back, forward, and anchors. To another page they wait as links do. Within the page the browser has scrolled by
 * itself, and Gatsby does not hear of it: it would draw the whole page again, and what is not hydrated yet would be
 * empty meanwhile. The same goes for the query, where the page follows it.
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
    // Back to the page that is still shown. Gatsby's router has begun to leave it, so it has to hear of this.
    stay()
  } else if (followsQuery() || (search === shown.search && hash !== shown.hash)) {
    event.stopImmediatePropagation()
    endChange()
    Object.assign(shown, { search, hash })
    queryChanged()
    const { key } = shown
    // The new entry of the history is as far scrolled as the page.
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

/** No change of page is under way any more. */
const stay = () => {
  leaving = false
  document.documentElement.style.removeProperty("scroll-behavior")
  window.history.scrollRestoration = "auto"
  endChange()
  queryChanged()
}

/** Whether this visitor scrolls, and sections have begun to rise into view. */
let revealing = false

/** Where its script does not come, sections are simply there. */
const reveal = () => {
  revealing = true
  import("./reveal").then(({ revealBelowTheFold }) => revealBelowTheFold(), ignore)
}

const ignore = () => undefined

/** Going forward, the browser scrolls to where the next page was left while this one is still shown: not smoothly. */
const scrollAtOnce = () => {
  const { documentElement } = document
  documentElement.style.scrollBehavior = "auto"
  // Chromium goes by the styles it computed last: this has them computed.
  void getComputedStyle(documentElement).scrollBehavior
}

/** Takes an anchor like `#%` out of the address: Gatsby would fail at it, and the page be empty. */
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
