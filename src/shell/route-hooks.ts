import type { GatsbyBrowser } from "gatsby"
import { endChange, followHistory } from "../lib/navigate-to"
import { onUnhandledRejection } from "./stale-bundle"
import { trackRoute } from "./track-route"

// At once, and so before Gatsby's own listener.
if (typeof window !== "undefined") window.addEventListener("unhandledrejection", onUnhandledRejection)

let shown: string | undefined

/** Back and forward wait for pages too, and the browser may bring back a page that was just being left. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // Gatsby's router has read the address already; this has it read again.
  if (dropUnreadableHash()) window.dispatchEvent(new PopStateEvent("popstate"))
  window.addEventListener("popstate", () => {
    dropUnreadableHash()
    const { pathname, search, hash } = window.location
    if (pathname !== shown) void followHistory(pathname + search + hash)
  })
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) endChange()
  })
}

/** A new page stands where it belongs at once; only within a page scrolling is smooth. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (!isNewPage(location, prevLocation)) return
  const { documentElement } = document
  documentElement.style.scrollBehavior = "auto"
  // Chromium scrolls by the styles it computed last: this has them computed.
  void getComputedStyle(documentElement).scrollBehavior
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  document.documentElement.style.removeProperty("scroll-behavior")
  shown = location.pathname
  endChange()
  if (isNewPage(location, prevLocation)) trackRoute(location.pathname)
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

const isNewPage = (location: Location, before: Location | null) => location.pathname !== before?.pathname
