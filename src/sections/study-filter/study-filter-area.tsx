import { keyframes } from "@emotion/react"
import styled from "@emotion/styled"
import { type ReactNode, useEffect, useState } from "react"
import { tabId } from "../../components/tab-id"
import { useHydrated } from "../../lib/use-hydrated"
import { color, duration, space } from "../../theme/tokens"
import { FilterResults } from "./filter-results"
import { filteredAreaId } from "./filtered-area"
import { isFiltered, useFilters } from "./filters"
import { loadStudyIndex, useStudyIndex } from "./use-study-index"

/**
 * The list of the page, and in its place the studies that fit what the address chooses. Those who open such an address
 * never see the list: `shell/first-script.ts` marks the document before the first paint. For those who choose here it stays
 * until its successor is loaded.
 */
export const StudyFilterArea = ({ children }: { children: ReactNode }) => {
  const filters = useFilters()
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
      aria-labelledby={tabId(filteredAreaId, filters.work)}
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

/** High enough that the footer stays out of the first window, however few studies will fit. */
const tall = "min-height: 75vh;"

// For those for whom it takes longer than a moment; no text of the page, which shows the list without scripts.
const Area = styled.div`
  scroll-margin-top: calc(var(--header-height) + ${space[6]});
  transition: opacity ${duration.fast};

  &:focus {
    outline: none;
  }

  &[aria-busy]:not([data-opening]) {
    opacity: 0.5;
  }

  &[data-tall],
  [data-filtered] & {
    ${tall}
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
