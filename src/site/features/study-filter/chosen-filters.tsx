import styled from "@emotion/styled"
import X from "lucide-react/icons/x"
import { fillParts } from "../../../util/fill-text"
import { size, space } from "../../theme/tokens"
import { Pill } from "../../ui/actions/pill"
import { VisuallyHidden } from "../../ui/text/visually-hidden"
import { chooseFilters, type Filters, matching } from "./filters"
import { type Facet, facets } from "./parameters"
import type { LoadedIndex } from "./use-study-index"

export interface ChosenFiltersProps {
  texts: Queries.StudyFilterTextsFragment
  filters: Filters
  loaded: LoadedIndex
  /** Called after a filter or all of them are removed, whose button has disappeared. */
  onRemove: () => void
  onClear: () => void
}

/**
 * A pill for each selected filter, which removes it, and one for all. If nothing matches they are orange, and filled
 * where removing them helps.
 */
export const ChosenFilters = ({
  texts,
  filters,
  loaded: { index },
  onRemove,
  onClear,
}: ChosenFiltersProps) => {
  const chosen = facets.filter((facet) => filters[facet])
  const isEmpty = (next: Filters) => index !== undefined && matching(index.studies, next).length === 0
  const nothingFits = isEmpty(filters)
  const labelOf = (facet: Facet) =>
    index?.values[facet].find(({ value }) => value === filters[facet])?.label ?? filters[facet]
  return (
    <Row aria-label={texts.selected} data-chosen={chosen.length > 0 || undefined}>
      {chosen.map((facet) => (
        <li key={facet}>
          <Pill
            outline={!nothingFits || isEmpty({ ...filters, [facet]: "" })}
            color={nothingFits ? "orange" : "green"}
            onClick={() => {
              chooseFilters({ ...filters, [facet]: "" })
              onRemove()
            }}
          >
            {fillParts(texts.remove, { filter: { label: labelOf(facet) } }).map((part) =>
              typeof part === "string" ? <VisuallyHidden key={part}>{part}</VisuallyHidden> : part.label,
            )}
            <X size={16} strokeWidth={2} />
          </Pill>
        </li>
      ))}
      {chosen.length > 0 ? (
        <li>
          <Pill outline={!nothingFits} color="red" onClick={onClear}>
            {texts.clear}
          </Pill>
        </li>
      ) : null}
    </Row>
  )
}

// Before hydration, `site/shell/head/first-script.ts` keeps the place of one row if the URL has filters.
const Row = styled.ul`
  display: none;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-height: ${size.pill};
  margin-top: ${space[4]};

  &[data-chosen],
  [data-fields] & {
    display: flex;
  }
`
