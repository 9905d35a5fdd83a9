import { prefetchPathname, withPrefix } from "gatsby"
import { loadsDocument } from "./full-load-routes"
import { loadPage } from "./page-loader"

/** Distance of a link from the viewport at which its page is prefetched. */
export const prefetchMargin = "200px"

/** The part of the Network Information API that is used here. Not every browser supports it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const prefetched = new Set<string>()
const loaded = new Set<string>()
let observer: IntersectionObserver | undefined

/** Prefetch a page when its link comes near the viewport. Return a function to stop waiting. */
export const prefetchNear = (link: HTMLAnchorElement, address: string): (() => void) => {
  if (loadsDocument(address)) return () => {}
  observer ??= new IntersectionObserver(onIntersect, { rootMargin: prefetchMargin })
  const shared = observer
  shared.observe(link)
  return () => shared.unobserve(link)
}

/** Prefetch a page that the visitor is about to open, including its code, bypassing Gatsby's queue. */
export const prefetchNow = (address: string): void => {
  const path = pathOf(address)
  if (!mayPrefetch() || loadsDocument(address) || loaded.has(path) || isCurrentPage(path)) return
  loaded.add(path)
  void loadPage(path)
}

const onIntersect = (entries: IntersectionObserverEntry[], shared: IntersectionObserver) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !mayPrefetch()) continue
    shared.unobserve(target)
    const path = (target as HTMLAnchorElement).pathname
    if (prefetched.has(path) || loaded.has(path) || isCurrentPage(path)) continue
    prefetched.add(path)
    prefetchPathname(path)
  }
}

/** A page's path without anchor and query. */
const pathOf = (address: string) => withPrefix(address.replace(/[?#].*$/s, ""))

const isCurrentPage = (path: string) => path === window.location.pathname

/** Do not prefetch with data saving or on slow connections, nor offline, where Gatsby would remember the failure. */
const mayPrefetch = (): boolean => {
  const { connection, onLine } = navigator as Navigator & { connection?: Connection }
  return onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? "")
}
