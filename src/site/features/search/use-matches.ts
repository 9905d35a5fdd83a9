import { withPrefix } from "gatsby"
import { useEffect, useMemo, useState } from "react"
import { useTexts } from "../../ui/text/texts"
import { startingPoints } from "./listed-pages"
import { pageMatcher } from "./match-pages"
import { type IndexedPage, pageIndexFile } from "./page-index"

const maximumMatches = 8

/**
 * Pages that match a term; without a match, those from which visitors go on.
 * @param openedAt a new value loads the index, if it has not been loaded
 */
export const useMatches = (term: string, openedAt: number) => {
  const { ignored } = useTexts("search")
  const [pages, setPages] = useState<readonly IndexedPage[]>()
  const [isFailed, setIsFailed] = useState(false)

  useEffect(() => {
    if (!openedAt || pages) return
    load().then(setPages, () => setIsFailed(true))
  }, [openedAt, pages])

  // Built for the first term, so that the dialog opens without waiting for it.
  const isSearched = term !== ""
  const find = useMemo(
    () => (isSearched && pages ? pageMatcher(pages, ignored) : undefined),
    [isSearched, pages, ignored],
  )
  const found = useMemo(() => find?.(term).slice(0, maximumMatches) ?? [], [find, term])
  if (!pages) return { status: isFailed ? "failed" : "loading", matches: [] } as const
  const others = startingPoints.flatMap((start) => pages.filter(([path]) => path === start))
  return found.length > 0
    ? ({ status: "found", matches: found } as const)
    : ({ status: "nothing", matches: others } as const)
}

const load = async (): Promise<readonly IndexedPage[]> => {
  const response = await fetch(withPrefix(`/${pageIndexFile}`))
  if (!response.ok) throw new Error(response.statusText)
  return response.json()
}
