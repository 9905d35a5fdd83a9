import styled from "@emotion/styled"
import { useEffect, useRef, useState } from "react"
import { duration, space } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { SearchResult } from "./search-result"
import { type SearchState, shownIn } from "./use-search"

export interface SearchResultsProps {
  texts: Queries.SearchTextsFragment
  state: SearchState
  /** Add the next results. */
  onMore: () => Promise<void>
}

/** The results, and a button that adds more and focuses the first new one. */
export const SearchResults = ({ texts, state, onMore }: SearchResultsProps) => {
  const list = useRef<HTMLOListElement>(null)
  const [countBefore, setCountBefore] = useState(0)
  const [more, setMore] = useState<"idle" | "loading" | "failed">("idle")
  const found = shownIn(state)
  const count = found?.pages.length ?? 0

  useEffect(() => {
    if (countBefore === 0 || count <= countBefore) return
    list.current?.querySelectorAll<HTMLElement>("[data-stop]")[countBefore]?.focus()
    setCountBefore(0)
  }, [countBefore, count])

  if (!found || count === 0) return null

  const showMore = async () => {
    setMore("loading")
    setCountBefore(count)
    try {
      await onMore()
      setMore("idle")
    } catch {
      setMore("failed")
    }
  }

  return (
    <>
      <List ref={list} aria-label={texts.results} aria-busy={state.status === "searching" || undefined}>
        {found.pages.map((page) => (
          <li key={page.url}>
            <SearchResult texts={texts} page={page} />
          </li>
        ))}
      </List>
      {count < found.hits.length ? (
        <More>
          {more === "failed" ? <p role="alert">{texts.moreFailed}</p> : null}
          <Button variant="white" loading={more === "loading"} onClick={showMore}>
            {texts.more}
          </Button>
        </More>
      ) : null}
    </>
  )
}

const List = styled.ol`
  max-width: 960px;
  transition: opacity ${duration.fast};

  &[aria-busy] {
    opacity: 0.6;
  }
`

const More = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  margin-top: ${space[8]};
`
