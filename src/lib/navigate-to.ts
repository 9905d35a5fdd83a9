import { navigate, withPrefix } from "gatsby"
import { loadsDocument } from "./apart-pages"
import { loadDocument } from "./load-document"
import { isOfThisBuild, isPageLoaded, loadPage } from "./page-loader"

/**
 * How the change to another page stands: "slow" once it takes longer than a moment, "offline" when it was not even
 * tried, because the page could only be lost.
 */
export type NavigationState = "idle" | "slow" | "offline"

/** A change that takes longer than this shows the loading bar, in milliseconds. */
export const slowAfter = 250

/** A change that takes longer than this becomes a normal page load, in milliseconds. */
export const patience = 15_000

let state: NavigationState = "idle"
let change = 0
let changing = false
let timers: ReturnType<typeof setTimeout>[] = []
const listeners = new Set<() => void>()

/**
 * Opens a page of this site. Whatever Gatsby cannot show, because its data or code does not arrive or belongs to
 * another deployment, becomes a normal page load; offline the page that is shown stays. Pages that stand apart are loaded
 * at once.
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
  // Coming back here, the browser would scroll the page that is still shown then; `shouldUpdateScroll` does it in time.
  window.history.scrollRestoration = "manual"
  void navigate(address, options)
}

/** Back or forward to a page: Gatsby shows it if it can, and may do nothing if it cannot. */
export const followHistory = async (url: string): Promise<void> => {
  await arrives(url)
}

/** The page is shown, or nobody waits for it any more. */
export const endChange = (): void => {
  change += 1
  changing = false
  for (const timer of timers) clearTimeout(timer)
  setState("idle")
}

/** Whether a change to another page has begun and is not shown yet. */
export const isChanging = (): boolean => changing

export const subscribeToNavigation = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const navigationState = (): NavigationState => state

/** Loads a page; false when it cannot be shown here, or the visitor has gone elsewhere meanwhile. */
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
  changing = true
  timers = [setTimeout(() => setState("slow"), slowAfter), setTimeout(() => leaveFor(url), patience)]
  return change
}

const pathOf = (url: string) => url.replace(/#.*$/s, "")

/** The bar stays while the browser loads the document, unless the visitor stops that. */
const leaveFor = (url: string) => {
  beginChange(url)
  clearTimeout(timers[1])
  timers[1] = setTimeout(endChange, patience)
  loadDocument(url)
}

const setState = (next: NavigationState) => {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}
