import { navigate, withPrefix } from "gatsby"
import { createStore } from "../../util/create-store"
import { loadsDocument } from "./full-load-routes"
import { loadDocument } from "./load-document"
import { isOfThisBuild, loadPage } from "./page-loader"
import { startPageTransition } from "./page-transition"

/** State of the navigation to another page: "slow" after a short delay. */
type NavigationState = "idle" | "slow"

/** Delay until the loading bar appears, in milliseconds. */
export const slowDelay = 250

/** Delay until navigation falls back to a normal page load, in milliseconds. */
export const fullLoadDelay = 15_000

const state = createStore<NavigationState>("idle")
/** Number of the current navigation. It changes when the navigation ends. */
let currentNavigation = 0
let timers: ReturnType<typeof setTimeout>[] = []

export const { get: navigationState, subscribe: subscribeToNavigation } = state

/**
 * Open a page of this site. Fall back to a normal page load if Gatsby cannot show the page: its data or code is
 * missing, or from another deployment. Full-load routes are always loaded normally.
 */
export const navigateTo = async (address: string, options?: { replace?: boolean }): Promise<void> => {
  const url = withPrefix(address)
  if (loadsDocument(address)) return loadDocument(url)
  if (!(await loadForGatsby(url))) return
  // On Back, the browser would scroll before the page has changed. `shouldUpdateScroll` scrolls at the right time.
  window.history.scrollRestoration = "manual"
  const { pathname } = new URL(url, window.location.href)
  if (pathname !== window.location.pathname)
    startPageTransition({ from: window.location.pathname, to: pathname })
  void navigate(address, options)
}

/** Go back or forward to a page, by a normal page load if Gatsby cannot show it. */
export const followHistory = async (url: string): Promise<void> => {
  await loadForGatsby(url)
}

/** End the navigation: the page is shown, or the visitor has cancelled it. */
export const endNavigation = (): void => {
  currentNavigation += 1
  for (const timer of timers.splice(0)) clearTimeout(timer)
  state.set("idle")
}

/** Return whether navigation to another page is in progress. */
export const isNavigating = (): boolean => timers.length > 0

/**
 * Load a page for Gatsby, or normally if Gatsby cannot show it. Return whether Gatsby can show it, and the visitor has
 * not started another navigation.
 */
const loadForGatsby = async (url: string): Promise<boolean> => {
  const thisNavigation = startNavigation(url)
  const page = await loadPage(pathOf(url))
  if (thisNavigation !== currentNavigation) return false
  const usable = page !== undefined && isOfThisBuild(page)
  if (!usable) loadAsDocument(url)
  return usable
}

const startNavigation = (url: string): number => {
  endNavigation()
  timers = [
    setTimeout(() => state.set("slow"), slowDelay),
    setTimeout(() => loadAsDocument(url), fullLoadDelay),
  ]
  return currentNavigation
}

const pathOf = (url: string) => url.replace(/#.*$/s, "")

/** Load the page normally, and show the loading bar meanwhile. Hide the bar if the visitor stops the page load. */
const loadAsDocument = (url: string) => {
  startNavigation(url)
  clearTimeout(timers[1])
  timers[1] = setTimeout(endNavigation, fullLoadDelay)
  loadDocument(url)
}
