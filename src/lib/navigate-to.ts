import { navigate, withPrefix } from "gatsby"
import { loadsDocument } from "./full-load-routes"
import { loadDocument } from "./load-document"
import { isOfThisBuild, isPageLoaded, loadPage } from "./page-loader"

/**
 * State of the navigation to another page: "slow" after a short delay, "offline" if it was not tried because the
 * current page would be lost.
 */
type NavigationState = "idle" | "slow" | "offline"

/** Delay before the loading bar appears, in milliseconds. */
export const slowAfter = 250

/** Time after which navigation becomes a normal page load, in milliseconds. */
export const fullLoadAfter = 15_000

let state: NavigationState = "idle"
let change = 0
let timers: ReturnType<typeof setTimeout>[] = []
const listeners = new Set<() => void>()

/**
 * Open a page of this site. If Gatsby cannot show it (data or code is missing, or of another deployment), load it
 * normally. Offline, keep the current page. Full-load routes are loaded at once.
 */
export const navigateTo = async (address: string, options?: { replace?: boolean }): Promise<void> => {
  const url = withPrefix(address)
  if (loadsDocument(address)) return loadDocument(url)
  if (!navigator.onLine && !isPageLoaded(pathOf(url))) {
    endChange()
    setState("offline")
    return
  }
  if (!(await arrives(url))) return
  // On the way back the browser would scroll before the page has changed. `shouldUpdateScroll` does it in time.
  window.history.scrollRestoration = "manual"
  void navigate(address, options)
}

/** Go back or forward to a page, by a normal page load if Gatsby cannot show it. */
export const followHistory = async (url: string): Promise<void> => {
  await arrives(url)
}

/** End the navigation: the page is shown, or the visitor has cancelled it. */
export const endChange = (): void => {
  change += 1
  for (const timer of timers.splice(0)) clearTimeout(timer)
  setState("idle")
}

/** Return whether navigation to another page is in progress. */
export const isChanging = (): boolean => timers.length > 0

export const subscribeToNavigation = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const navigationState = (): NavigationState => state

/** Load a page; return false if it cannot be shown here, or the visitor has navigated elsewhere. */
const arrives = async (url: string): Promise<boolean> => {
  const mine = beginChange(url)
  const page = await loadPage(pathOf(url))
  if (mine !== change) return false
  const usable = page !== undefined && isOfThisBuild(page)
  if (!usable) leaveFor(url)
  return usable
}

const beginChange = (url: string): number => {
  endChange()
  timers = [setTimeout(() => setState("slow"), slowAfter), setTimeout(() => leaveFor(url), fullLoadAfter)]
  return change
}

const pathOf = (url: string) => url.replace(/#.*$/s, "")

/** Keep the bar while the browser loads the document, unless the visitor stops that. */
const leaveFor = (url: string) => {
  beginChange(url)
  clearTimeout(timers[1])
  timers[1] = setTimeout(endChange, fullLoadAfter)
  loadDocument(url)
}

const setState = (next: NavigationState) => {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}
