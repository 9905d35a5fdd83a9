import { prefetchPathname, withPrefix } from "gatsby"
import { loadsDocument } from "./apart-pages"
import { loadPage } from "./page-loader"

/** Specification, section 7: pages are prefetched when a link to them is this near to the viewport. */
export const prefetchMargin = "200px"

/** What is asked of the Network Information API, which not every browser has. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const prefetched = new Set<string>()
const loaded = new Set<string>()
const paths = new WeakMap<Element, string>()
let observer: IntersectionObserver | undefined

/** Prefetches a page as soon as the link comes near the viewport; gives back what stops waiting for that. */
export const prefetchNear = (link: Element, address: string): (() => void) => {
  if (typeof IntersectionObserver === "undefined" || loadsDocument(address)) return () => {}
  observer ??= new IntersectionObserver(onMove, { rootMargin: prefetchMargin })
  const shared = observer
  paths.set(link, pathOf(address))
  shared.observe(link)
  return () => shared.unobserve(link)
}

/** Loads a page that the visitor is about to open: without Gatsby's queue, its code included. */
export const prefetchNow = (address: string): void => {
  const path = pathOf(address)
  if (!mayPrefetch() || loadsDocument(address) || loaded.has(path) || isShown(path)) return
  loaded.add(path)
  void loadPage(path)
}

const onMove = (entries: IntersectionObserverEntry[], shared: IntersectionObserver) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !mayPrefetch()) continue
    shared.unobserve(target)
    const path = paths.get(target)
    if (path === undefined || prefetched.has(path) || loaded.has(path) || isShown(path)) continue
    prefetched.add(path)
    prefetchPathname(path)
  }
}

/** The page alone: one with an anchor or a query is the same page. */
const pathOf = (address: string) => withPrefix(address.replace(/[?#].*$/s, ""))

const isShown = (path: string) => path === window.location.pathname

/**
 * Visitors who pay for every byte, or wait for it, only load what they open. Offline nothing is tried: Gatsby would
 * remember the failure.
 */
const mayPrefetch = (): boolean => {
  const { connection, onLine } = navigator as Navigator & { connection?: Connection }
  return onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? "")
}
