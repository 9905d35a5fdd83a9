import { type ComponentType, useMemo, useSyncExternalStore } from "react"
import { usePageQuery } from "../../lib/page-query"
import type { StudyIndex } from "../../lib/study-index"
import { type Filters, readFilters } from "./filters"

/** What only those need who filter: a chunk of scripts and the index, loaded on first use. */
export interface FilterParts {
  index: StudyIndex
  FilterFields: ComponentType<FilterPartProps>
  FilterResults: ComponentType<FilterPartProps>
}

export interface FilterPartProps {
  index: StudyIndex
  filters: Filters
}

export interface FilterLoading {
  status: "idle" | "loading" | "failed" | "ready"
  /** There once the status is "ready". */
  parts?: FilterParts
}

/** What the address chooses. */
export const useFilters = (): Filters => {
  const query = usePageQuery()
  return useMemo(() => readFilters(query), [query])
}

/** How far the parts of the filters are loaded. */
export const useFilterParts = (): FilterLoading =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  )

/** Loads the parts, once; after a failure anew. */
export const loadFilterParts = async (): Promise<void> => {
  if (state.status === "loading" || state.status === "ready") return
  setState({ status: "loading" })
  try {
    const { loadParts } = await import("./filter-parts")
    setState({ status: "ready", parts: await loadParts() })
  } catch {
    setState({ status: "failed" })
  }
}

const idle: FilterLoading = { status: "idle" }
let state = idle
const listeners = new Set<() => void>()

const setState = (next: FilterLoading) => {
  state = next
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
