import { useSyncExternalStore } from "react"

/**
 * The query of the URL as the state of a page, e.g. its filters. Bypasses Gatsby's router, which would treat a change
 * as a new page: announce it, scroll to its top and render it again.
 */

const listeners = new Set<() => void>()

/** The query of the current URL, e.g. "?work=mobile"; "" on the server and during hydration. */
export const usePageQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  )

/** A query with these values and the others of the previous query. Empty values are left out. */
export const queryWith = (previous: string, values: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(previous)
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return query.size > 0 ? `?${query}` : ""
}

/**
 * Change the query ("" or with its question mark). Adds a history entry, or replaces the current one, for changes while
 * typing.
 */
export const writePageQuery = (query: string, { replace = false } = {}): void => {
  if (query === window.location.search) return
  const { history, location } = window
  const write = replace ? history.replaceState : history.pushState
  // Keep the history state: its key identifies the saved scroll position.
  write.call(history, history.state, "", location.pathname + query)
  notifyQueryListeners()
}

/** Return whether a component of the current page uses the query. */
export const isPageQueryUsed = (): boolean => listeners.size > 0

/** Notify the page that the query has changed, e.g. by Back or a link. */
export const notifyQueryListeners = (): void => {
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
