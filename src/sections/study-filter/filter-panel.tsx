import styled from "@emotion/styled"
import { CircleAlert } from "lucide-react"
import { useEffect } from "react"
import { facets } from "../../lib/study-index"
import { useHydrated } from "../../lib/use-hydrated"
import { forcedEdge } from "../../theme/forced-edge"
import { color, from, grid, radius, space } from "../../theme/tokens"
import { type Filters, isFiltered } from "./filters"
import { type FilterLoading, loadFilterParts } from "./study-filter-state"

export interface FilterPanelProps {
  id: string
  open: boolean
  filters: Filters
  loading: FilterLoading
}

/** The fields of the filters, with their room kept while they load; or that they did not. */
export const FilterPanel = ({ id, open, filters, loading: { status, parts } }: FilterPanelProps) => {
  const hydrated = useHydrated()

  // Until here `static/theme.js` has kept the panel's room open.
  useEffect(() => {
    if (hydrated) delete document.documentElement.dataset.fields
  }, [hydrated])

  useEffect(() => {
    if (open) void loadFilterParts()
  }, [open])

  return (
    <>
      <Panel id={id} role="group" aria-label="Filters" hidden={!open}>
        {open && parts ? (
          <parts.FilterFields index={parts.index} filters={filters} />
        ) : (
          facets.map((facet) => <Place key={facet} />)
        )}
      </Panel>
      {status === "failed" && (open || isFiltered(filters)) ? (
        <Failed role="alert">
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden focusable={false} />
          <span>
            The filters did not load, so all case studies are shown.{" "}
            <button type="button" onClick={() => void loadFilterParts()}>
              Try again
            </button>
          </span>
        </Failed>
      ) : null}
    </>
  )
}

/** A label and its field. */
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
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${grid.gap};
    padding: ${space[8]};
  }

  ${forcedEdge}
`

const Place = styled.div`
  border-radius: ${radius.md};
  background: ${color.bgSunken};
`

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
