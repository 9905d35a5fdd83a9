import styled from "@emotion/styled"
import CircleAlert from "lucide-react/icons/circle-alert"
import { lazy, Suspense, useEffect } from "react"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, from, grid, radius, space } from "../../theme/tokens"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { type Filters, isFiltered } from "./filters"
import { facets } from "./parameters"
import type { LoadedIndex } from "./use-study-index"

export interface FilterPanelProps {
  id: string
  texts: Queries.StudyFilterTextsFragment
  open: boolean
  filters: Filters
  loaded: LoadedIndex
}

/** The filters, with placeholders while they load, or an error. */
export const FilterPanel = ({
  id,
  texts,
  open,
  filters,
  loaded: { index, failed, load },
}: FilterPanelProps) => {
  const hydrated = useHydrated()

  // Until hydration, `site/shell/head/first-script.ts` keeps the panel open.
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.fields
  }, [hydrated])

  useEffect(() => {
    if (open) load()
  }, [open, load])

  return (
    <>
      <Panel id={id} role="group" aria-label={texts.filters} hidden={!open}>
        {open && index ? (
          <Suspense fallback={placeholders}>
            <FilterFields texts={texts} index={index} filters={filters} />
          </Suspense>
        ) : (
          placeholders
        )}
      </Panel>
      {failed && (open || isFiltered(filters)) ? (
        <Failed role="alert">
          <CircleAlert size={20} strokeWidth={1.75} />
          <span>
            {texts.failed}{" "}
            <button type="button" onClick={load}>
              {texts.retry}
            </button>
          </span>
        </Failed>
      ) : null}
    </>
  )
}

/** Loads the select, which is needed only in the open panel. */
const FilterFields = lazy(() =>
  import("./filter-fields").then(({ FilterFields }) => ({ default: FilterFields })),
)

/** Height of a label and its field. */
const fieldHeight = "97px"

const Panel = styled.div`
  display: none;
  gap: ${space[5]} ${grid.gapNarrow};
  margin-top: ${space[6]};
  padding: ${space[5]};
  border-radius: ${radius.xl};
  background: ${color.bgSubtle};

  [data-scripts] &:not([hidden]),
  [data-fields] & {
    display: grid;
    grid-auto-rows: ${fieldHeight};
  }

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${space[6]};
  }

  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${grid.gap};
    padding: ${space[8]};
  }

  ${forcedColorsBorder}
`

const Placeholder = styled.div`
  border-radius: ${radius.md};
  background: ${color.bgSunken};
`

const placeholders = facets.map((facet) => <Placeholder key={facet} />)

const Failed = styled.p`
  display: flex;
  gap: ${space[3]};
  margin-top: ${space[6]};
  color: ${color.redText};

  > svg {
    flex: none;
    margin-top: ${space[1]};
  }

  button {
    padding: 0;
    border: 0;
    font-weight: 500;
    color: inherit;
    background: none;
    text-decoration: underline;
    cursor: pointer;
  }
`
