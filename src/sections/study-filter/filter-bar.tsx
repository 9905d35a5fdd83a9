import styled from "@emotion/styled"
import { SlidersHorizontal } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import { Tabs } from "../../components/tabs"
import { VisuallyHidden } from "../../components/visually-hidden"
import { color, duration, from, radius, size, space, typography } from "../../theme/tokens"
import { FilterPanel } from "./filter-panel"
import { filteredAreaId } from "./filtered-area"
import { chooseFilters, chosenFacets, countText, type Filters, noFilters, useFilters } from "./filters"
import { allWork, type StudyTab } from "./study-tabs"
import { loadStudyIndex, useStudyIndex } from "./use-study-index"

export interface FilterBarProps {
  /** Number of all case studies. */
  total: number
  tabs: readonly StudyTab[]
}

const panelId = "work-filters"

/** The number of results, tabs, and a button that opens the filters. Without JavaScript only the number. */
export const FilterBar = ({ total, tabs }: FilterBarProps) => {
  const filters = useFilters(tabs)
  const loaded = useStudyIndex()
  const [toggled, setToggled] = useState<boolean>()
  const actions = useRef<HTMLDivElement>(null)
  const chosen = chosenFacets(filters)
  const open = toggled ?? chosen > 0

  const change = (next: Filters) => chooseFilters({ ...next, page: 1 })

  const clear = () => {
    change({ ...noFilters, tab: filters.tab })
    // Move the focus, because this button disappears.
    actions.current?.querySelector<HTMLElement>("[aria-controls]")?.focus()
  }

  // A URL with filters opens the panel. Clearing them does not close it.
  useEffect(() => {
    if (chosen > 0) setToggled((before) => before ?? true)
  }, [chosen])

  return (
    <>
      <Bar onPointerEnter={() => void loadStudyIndex()}>
        <TabsCell>
          <Tabs
            label="Kind of work"
            controls={filteredAreaId}
            items={tabs}
            value={filters.tab.key}
            onValueChange={(key) =>
              change({ ...filters, tab: tabs.find((tab) => tab.key === key) ?? allWork })
            }
          />
        </TabsCell>
        <Count role="status">{countText(total, filters, loaded.index?.studies)}</Count>
        <Actions ref={actions}>
          {chosen > 0 ? (
            <Clear type="button" onClick={clear}>
              Clear<VisuallyHidden> filters</VisuallyHidden>
            </Clear>
          ) : null}
          <Toggle
            type="button"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setToggled(!open)}
          >
            <SlidersHorizontal size={18} strokeWidth={1.75} />
            Filters{chosen > 0 ? ` (${chosen})` : ""}
          </Toggle>
        </Actions>
      </Bar>
      <FilterPanel id={panelId} open={open} filters={filters} loaded={loaded} />
    </>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[4]};
  align-items: center;

  ${from.lg} {
    grid-template-columns: 1fr auto 1fr;
  }
`

const TabsCell = styled.div`
  grid-column: 1 / -1;
  min-width: 0;

  ${from.lg} {
    grid-row: 1;
    grid-column: 2;
  }
`

const Count = styled.p`
  ${typography.small}
  grid-column: 1;
  color: ${color.textSecondary};

  ${from.lg} {
    grid-row: 1;
  }
`

const Actions = styled.div`
  display: none;
  gap: ${space[2]};
  justify-self: end;

  [data-scripts] & {
    display: flex;
  }

  ${from.lg} {
    grid-column: 3;
  }
`

const button = `
  display: flex;
  gap: ${space[2]};
  align-items: center;
  height: ${size.touchTarget};
  border: 0;
  border-radius: ${radius.md};
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  transition: background ${duration.fast};

  svg {
    flex: none;
  }
`

const Clear = styled.button`
  ${button}
  padding: 0 ${space[3]};
  color: ${color.accentText};
  background: none;

  &:hover {
    background: ${color.bgSubtle};
  }
`

const Toggle = styled.button`
  ${button}
  padding: 0 ${space[4]};
  background: ${color.bgSunken};

  &:hover {
    background: ${color.border};
  }
`
