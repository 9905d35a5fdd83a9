import styled from "@emotion/styled"
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal"
import { useEffect, useRef, useState } from "react"
import * as pageIds from "../../../util/page-ids"
import { color, duration, from, onHover, radius, size, space, typography } from "../../theme/tokens"
import { Tabs } from "../../ui/layout/tabs"
import { ChosenFilters } from "./chosen-filters"
import { FilterPanel } from "./filter-panel"
import { filteredAreaId } from "./filtered-area"
import { chooseFilters, chosenFacets, countText, noFilters, useFilters } from "./filters"
import { allWork, type StudyTab } from "./study-tabs"
import type { LoadedIndex } from "./use-study-index"

export interface FilterBarProps {
  /** Number of all case studies. */
  total: number
  texts: Queries.StudyFilterTextsFragment
  tabs: readonly StudyTab[]
  loaded: LoadedIndex
}

const panelId = pageIds.studyFilters

/** The number of results, tabs, and a button that opens the filters. Without JavaScript only the number. */
export const FilterBar = ({ total, texts, tabs, loaded }: FilterBarProps) => {
  const filters = useFilters(tabs)
  const [toggled, setToggled] = useState<boolean>()
  const toggle = useRef<HTMLButtonElement>(null)
  const chosen = chosenFacets(filters)
  const open = toggled ?? chosen > 0

  const focusToggle = () => toggle.current?.focus()

  const clear = () => {
    chooseFilters({ ...noFilters, tab: filters.tab })
    focusToggle()
  }

  // A URL with filters opens the panel. Clearing them does not close it.
  useEffect(() => {
    if (chosen > 0) setToggled((before) => before ?? true)
  }, [chosen])

  return (
    <>
      <Bar onPointerEnter={loaded.load}>
        <TabsCell>
          <Tabs
            label={texts.tabs}
            controls={filteredAreaId}
            items={tabs}
            value={filters.tab.key}
            onValueChange={(key) =>
              chooseFilters({ ...filters, tab: tabs.find((tab) => tab.key === key) ?? allWork })
            }
          />
        </TabsCell>
        <Count role="status">{countText(texts, total, filters, loaded.index?.studies)}</Count>
        <Actions>
          <Toggle
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={panelId}
            onClick={() => setToggled(!open)}
          >
            <SlidersHorizontal size={18} strokeWidth={1.75} />
            {texts.filters}
            {chosen > 0 ? ` (${chosen})` : ""}
          </Toggle>
        </Actions>
      </Bar>
      <ChosenFilters texts={texts} filters={filters} loaded={loaded} onRemove={focusToggle} onClear={clear} />
      <FilterPanel id={panelId} texts={texts} open={open} filters={filters} loaded={loaded} />
    </>
  )
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[4]};
  align-items: center;

  ${from.md} {
    grid-template-columns: 1fr auto 1fr;
  }
`

const TabsCell = styled.div`
  grid-column: 1 / -1;
  min-width: 0;

  ${from.md} {
    grid-row: 1;
    grid-column: 2;
  }
`

const Count = styled.p`
  ${typography.small}
  grid-column: 1;
  color: ${color.textSecondary};

  ${from.md} {
    grid-row: 1;
  }
`

const Actions = styled.div`
  display: none;
  justify-self: end;

  [data-scripts] & {
    display: flex;
  }

  ${from.md} {
    grid-column: 3;
  }
`

const Toggle = styled.button`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  height: ${size.touchTarget};
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.md};
  font-weight: 500;
  white-space: nowrap;
  background: ${color.bgSunken};
  cursor: pointer;
  transition: background ${duration.fast};

  svg {
    flex: none;
  }

  ${onHover(`background: ${color.border};`)}
`
