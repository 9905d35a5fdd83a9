import styled from "@emotion/styled"
import CircleAlert from "lucide-react/icons/circle-alert"
import { type KeyboardEvent, useEffect, useRef } from "react"
import { fillText, inFigures } from "../../../util/fill-text"
import { formatNumber } from "../../../util/format-number"
import { usePageQuery, writePageQuery } from "../../router/page-query"
import { color, sectionSpace, space } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { ScriptsOnly } from "../../ui/hydration/scripts-only"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { Container } from "../../ui/layout/container"
import { AllPages } from "./all-pages"
import type { KnownPage } from "./nearest-pages"
import { SearchField } from "./search-field"
import { SearchResults } from "./search-results"
import { queryOf, type SearchState, termOf, useSearch } from "./use-search"

export interface SearchProps {
  texts: Queries.SearchTextsFragment
  pages: readonly KnownPage[]
}

/**
 * The search: a field, results, and a list of all pages if there are no results or no JavaScript. The search term is in
 * the URL.
 */
export const Search = ({ texts, pages }: SearchProps) => {
  const hydrated = useHydrated()
  const term = termOf(usePageQuery())
  const { state, showMore, retry } = useSearch(term)
  const frame = useRef<HTMLDivElement>(null)
  const empty = state.status === "failed" || (state.status === "done" && state.hits.length === 0)

  // Until hydration, `site/shell/head/first-script.ts` hides the list of all pages.
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.searching
  }, [hydrated])

  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>("[data-stop]") ?? [])]
    const current = stops.indexOf(event.target as HTMLElement)
    const next = step && current >= 0 ? stops[current + step] : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <Frame>
      <ScriptsOnly>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work in addition to Tab */}
        <div ref={frame} onKeyDown={moveFocus}>
          <SearchField
            label={texts.field}
            term={term}
            onTerm={(next) => writePageQuery(queryOf(next, window.location.search), { replace: true })}
          />
          <Status role="status">{statusText(state, texts)}</Status>
          <Found data-tall={term ? "" : undefined}>
            {state.status === "failed" ? <Failed texts={texts} onRetry={retry} /> : null}
            <SearchResults texts={texts} state={state} onMore={showMore} />
          </Found>
        </div>
      </ScriptsOnly>
      <AllPages pages={pages} hidden={term !== "" && !empty} />
    </Frame>
  )
}

const statusText = (state: SearchState, texts: SearchProps["texts"]): string => {
  if (state.status === "searching") return state.before ? "" : texts.searching
  if (state.status !== "done") return ""
  const { term: words, hits } = state
  const count = hits.length
  return fillText(
    count === 0 ? texts.nothing : texts.found,
    { words, count: formatNumber(count) },
    inFigures(count),
  )
}

const Failed = ({ texts, onRetry }: Pick<SearchProps, "texts"> & { onRetry: () => void }) => (
  <Alert role="alert">
    <CircleAlert size={20} strokeWidth={1.75} />
    <div>
      <p>{texts.failed}</p>
      <Button variant="red" onClick={onRetry}>
        {texts.again}
      </Button>
    </div>
  </Alert>
)

const Frame = styled(Container)`
  padding-block: ${sectionSpace.headGap} ${sectionSpace.paddingBlock};
`

/** Reserves a line, so that the layout does not shift. */
const Status = styled.p`
  min-height: 1.6em;
  margin-block: ${space[5]};
  color: ${color.textSecondary};
`

/** Keeps the footer out of the window, however few results there are. */
const Found = styled.div`
  &[data-tall],
  [data-searching] & {
    min-height: 50vh;
  }
`

const Alert = styled.div`
  display: flex;
  gap: ${space[3]};
  color: ${color.redText};

  > svg {
    flex: none;
    margin-top: ${space[1]};
  }

  button {
    margin-top: ${space[5]};
  }
`
