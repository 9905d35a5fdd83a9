import { useCallback, useEffect, useState } from "react"
import { type FoundPage, type Hit, loadPagefind } from "./pagefind"

/** Number of results at first, and added by "Show more results". */
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

/** The search term of a query. */
export const termOf = (query: string): string =>
  new URLSearchParams(query.length > 2000 ? "" : query).get("q")?.trim().slice(0, 100) ?? ""

/** The query of a term, with the other parameters of the previous query. */
export const queryOf = (term: string, previous = ""): string => {
  const query = new URLSearchParams(previous)
  if (term.trim()) query.set("q", term.trim())
  else query.delete("q")
  const text = query.toString()
  return text ? `?${text}` : ""
}

/** Search for a term when it changes. Keep the previous results while searching, and ignore those of outdated terms. */
export const useSearch = (term: string) => {
  const [state, setState] = useState<SearchState>({ status: "idle" })
  const [hits, setHits] = useState<readonly Hit[]>([])
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEffect(() => {
    if (!term) {
      setState({ status: "idle" })
      return
    }
    let outdated = false
    setState((before) => ({ status: "searching", term, before: foundIn(before) }))
    find(term).then(
      ({ hits: found, pages }) => {
        if (outdated) return
        setHits(found)
        setState({ status: "done", term, total: found.length, pages })
      },
      () => {
        if (!outdated) setState({ status: "failed", term })
      },
    )
    return () => {
      outdated = true
    }
  }, [term, attempt])

  /** Add the next results. Rejects if they do not load. */
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
