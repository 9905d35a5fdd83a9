import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { type ReactNode, useEffect, useState } from "react"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { tabId } from "../../ui/layout/tab-id"
import { color, duration, space } from "../../ui/theme/tokens"
import { FilterResults } from "./filter-results"
import { filteredAreaId } from "./filtered-area"
import { isFiltered, useFilters } from "./filters"
import type { StudyTab } from "./study-tabs"
import { loadStudyIndex, useStudyIndex } from "./use-study-index"

/**
 * The page's list, or the results if the URL has filters. If the page was opened with filters, the list is hidden from
 * the first paint (`shell/head/first-script.ts`). Otherwise it is visible until the results are loaded.
 */
export const StudyFilterArea = ({ tabs, children }: { tabs: readonly StudyTab[]; children: ReactNode }) => {
  const filters = useFilters(tabs)
  const { status, index } = useStudyIndex()
  const filtered = isFiltered(filters)
  const hydrated = useHydrated()
  const pending = filtered && status !== "ready" && status !== "failed"
  const [opening, setOpening] = useState(filtered)

  useEffect(() => {
    if (filtered) void loadStudyIndex()
  }, [filtered])

  useEffect(() => {
    if (pending || !hydrated) return
    setOpening(false)
    delete document.documentElement.dataset.filtered
  }, [pending, hydrated])

  return (
    <Area
      id={filteredAreaId}
      role="tabpanel"
      tabIndex={-1}
      aria-labelledby={tabId(filteredAreaId, filters.tab.key)}
      aria-busy={pending || undefined}
      data-opening={(pending && opening) || undefined}
      data-tall={filtered || undefined}
    >
      {filtered && index ? <FilterResults index={index} filters={filters} /> : <List>{children}</List>}
    </Area>
  )
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`

// Show the text only if loading takes long. It is not in the HTML, because without JavaScript the list is visible.
const Area = styled.div`
  scroll-margin-top: calc(var(--header-height) + ${space[6]});
  transition: opacity ${duration.fast};

  &:focus {
    outline: none;
  }

  &[aria-busy]:not([data-opening]) {
    opacity: 0.5;
  }

  /* Keeps the footer out of the window, however few results there are. */
  &[data-tall],
  [data-filtered] & {
    min-height: 75vh;
  }

  &[data-opening]::before,
  [data-filtered] &::before {
    content: "Looking for the work that fits …";
    color: ${color.textSecondary};
    animation: ${appear} ${duration.base} 0.4s backwards;
  }
`

const List = styled.div`
  [data-filtered] &,
  [data-opening] > & {
    display: none;
  }
`
