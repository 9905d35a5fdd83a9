import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { type ReactNode, useEffect } from "react"
import { color, duration, space } from "../../theme/tokens"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { tabId } from "../../ui/layout/tab-id"
import { FilterResults, type FilterResultsProps } from "./filter-results"
import { filteredAreaId } from "./filtered-area"
import { isFiltered, useFilters } from "./filters"
import type { StudyTab } from "./study-tabs"
import type { LoadedIndex } from "./use-study-index"

export interface StudyFilterAreaProps {
  texts: Queries.StudyFilterTextsFragment
  tabs: readonly StudyTab[]
  loaded: LoadedIndex
  toProject: FilterResultsProps["toProject"]
  /** The page's list. */
  children: ReactNode
}

/**
 * The page's list, or the results if the URL has filters. If the page was opened with filters, `site/shell/head/first-script.ts`
 * hides the list from the first paint until there are results.
 */
export const StudyFilterArea = ({
  texts,
  tabs,
  loaded: { index, failed, load },
  toProject,
  children,
}: StudyFilterAreaProps) => {
  const filters = useFilters(tabs)
  const filtered = isFiltered(filters)
  const hydrated = useHydrated()
  const pending = filtered && !index && !failed

  useEffect(() => {
    if (filtered) load()
  }, [filtered, load])

  useEffect(() => {
    if (hydrated && !pending) delete document.documentElement.dataset.filtered
  }, [pending, hydrated])

  return (
    <Area
      id={filteredAreaId}
      role="tabpanel"
      tabIndex={-1}
      aria-labelledby={tabId(filteredAreaId, filters.tab.key)}
      aria-busy={pending || undefined}
      data-loading={texts.loading}
      data-tall={filtered || undefined}
    >
      {filtered && index ? (
        <FilterResults texts={texts} index={index} filters={filters} toProject={toProject} />
      ) : (
        <List>{children}</List>
      )}
    </Area>
  )
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`

// Show the text only if loading takes long. It is in an attribute, because without JavaScript the list is visible.
const Area = styled.div`
  scroll-margin-top: calc(var(--header-height) + ${space[6]});
  transition: opacity ${duration.fast};

  &:focus {
    outline: none;
  }

  &[aria-busy] {
    opacity: 0.5;
  }

  /* Keeps the footer out of the window, however few results there are. */
  &[data-tall],
  [data-filtered] & {
    min-height: 75vh;
  }

  [data-filtered] &::before {
    content: attr(data-loading);
    color: ${color.textSecondary};
    animation: ${appear} ${duration.base} 0.4s backwards;
  }
`

const List = styled.div`
  [data-filtered] & {
    display: none;
  }
`
