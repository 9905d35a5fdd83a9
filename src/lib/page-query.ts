import { useSyncExternalStore } from "react"

/**
 * The query of the address as the state of a page, e.g. of its filters. Changed without Gatsby's router, which would
 * take every change for a new page: announce it, scroll to its top, draw it anew.
 */

const listeners = new Set<() => void>()

/** The query of the address shown, e.g. "?work=mobile"; "" in the server's HTML and while React takes it over. */
export const usePageQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  )

/**
 * Changes the query, "" or with its question mark. The state before stays in the history, unless it is replaced: for
 * what changes with every letter.
 */
export const writePageQuery = (query: string, { replace = false } = {}): void => {
  if (query === window.location.search) return
  const { history, location } = window
  const write = replace ? history.replaceState : history.pushState
  // With the same state: how far this page is scrolled is remembered under its key.
  write.call(history, history.state, "", location.pathname + query)
  queryChanged()
}

/** Whether the page shown draws itself by its query, so that nobody else need do it. */
export const followsQuery = (): boolean => listeners.size > 0

/** To be told when the address has changed by other ways: the browser's history, a link. */
export const queryChanged = (): void => {
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
