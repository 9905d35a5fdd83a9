import { useEffect, useState } from "react"
import { queryWith } from "../../router/page-query"
import { useTexts } from "../../ui/text/texts"
import { findHits } from "./find-hits"
import { type FoundPage, type Hit, loadPagefind } from "./pagefind"

/** Number of results at first, and added by "Show more results". */
const resultsPerStep = 10

export type SearchState =
  | { status: "idle" | "failed" }
  | { status: "searching"; before?: Found }
  | ({ status: "done" } & Found)

export interface Found {
  term: string
  /** All results. Their data is loaded on request. */
  hits: readonly Hit[]
  /** Data of the results that are shown. */
  pages: readonly FoundPage[]
}

/** The search term of a query. */
export const termOf = (query: string): string =>
  new URLSearchParams(query.length > 2000 ? "" : query).get("q")?.trim().slice(0, 100) ?? ""

/** The query of a term, with the other parameters of the previous query. */
export const queryOf = (term: string, previous: string): string => queryWith(previous, { q: term.trim() })

/** Search for a term when it changes. Keep the previous results while searching, and ignore those of outdated terms. */
export const useSearch = (term: string) => {
  const { ignored } = useTexts("search")
  const [state, setState] = useState<SearchState>({ status: "idle" })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again
  useEffect(() => {
    if (!term) {
      setState({ status: "idle" })
      return
    }
    let outdated = false
    const setResult = (result: SearchState) => {
      if (!outdated) setState(result)
    }
    setState((before) => ({ status: "searching", before: shownIn(before) }))
    find(term, ignored).then(
      (found) => setResult({ status: "done", ...found }),
      () => setResult({ status: "failed" }),
    )
    return () => {
      outdated = true
    }
  }, [term, ignored, attempt])

  /** Add the next results. Rejects if they do not load. */
  const showMore = async () => {
    if (state.status !== "done") return
    const { hits, pages } = state
    const more = await nextPages(hits, pages.length)
    setState((now) => (now === state ? { ...state, pages: [...pages, ...more] } : now))
  }

  return { state, showMore, retry: () => setAttempt(attempt + 1) }
}

const find = async (term: string, ignored: string): Promise<Found> => {
  const pagefind = await loadPagefind()
  const hits = await findHits(pagefind, term, ignored)
  return { term, hits, pages: await nextPages(hits, 0) }
}

const nextPages = (hits: readonly Hit[], shown: number) =>
  Promise.all(hits.slice(shown, shown + resultsPerStep).map((hit) => hit.data()))

/** The results that are shown: while searching, the previous ones. */
export const shownIn = (state: SearchState): Found | undefined => {
  if (state.status === "done") return state
  return state.status === "searching" ? state.before : undefined
}
