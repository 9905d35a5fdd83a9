import { useCallback, useEffect, useState } from "react"
import { type FoundPage, type Hit, loadPagefind } from "./pagefind"

/** Results shown at first, and with every step further. */
export const resultsPerStep = 10

export type SearchState =
  | { status: "idle" }
  | { status: "searching" | "failed"; term: string; before?: Found }
  | ({ status: "done" } & Found)

export interface Found {
  term: string
  total: number
  pages: readonly FoundPage[]
}

/** What the query of an address searches for. */
export const termOf = (query: string): string =>
  new URLSearchParams(query.length > 2000 ? "" : query).get("q")?.trim().slice(0, 100) ?? ""

/** The query that searches for a term; whatever else stands in the one before is kept. */
export const queryOf = (term: string, before = ""): string => {
  const query = new URLSearchParams(before)
  if (term.trim()) query.set("q", term.trim())
  else query.delete("q")
  const text = query.toString()
  return text ? `?${text}` : ""
}

/**
 * Looks for a term as soon as it changes. While that takes, what was found before stays; an answer that comes when
 * another term is wanted is dropped.
 */
export const useSearch = (term: string) => {
  const [state, setState] = useState<SearchState>({ status: "idle" })
  const [hits, setHits] = useState<readonly Hit[]>([])
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches anew
  useEffect(() => {
    if (!term) {
      setState({ status: "idle" })
      return
    }
    let dropped = false
    setState((before) => ({ status: "searching", term, before: foundIn(before) }))
    find(term).then(
      ({ hits: found, pages }) => {
        if (dropped) return
        setHits(found)
        setState({ status: "done", term, total: found.length, pages })
      },
      () => {
        if (!dropped) setState({ status: "failed", term })
      },
    )
    return () => {
      dropped = true
    }
  }, [term, attempt])

  /** Adds the next results; says whether that worked. */
  const showMore = useCallback(async () => {
    const shown = state.status === "done" ? state.pages.length : 0
    const more = await Promise.all(hits.slice(shown, shown + resultsPerStep).map((hit) => hit.data()))
    setState((now) =>
      now.status === "done" && now === state ? { ...now, pages: [...now.pages, ...more] } : now,
    )
  }, [state, hits])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])

  return { state, showMore, retry }
}

const find = async (term: string) => {
  const pagefind = await loadPagefind()
  const { results: hits } = await pagefind.search(term)
  const pages = await Promise.all(hits.slice(0, resultsPerStep).map((hit) => hit.data()))
  return { hits, pages }
}

const foundIn = (state: SearchState): Found | undefined => {
  if (state.status === "done") return state
  return state.status === "searching" ? state.before : undefined
}
