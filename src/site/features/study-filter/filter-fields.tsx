import { Select } from "../../ui/forms/select"
import { chooseFilters, countedValues, type Filters } from "./filters"
import { facets } from "./parameters"
import type { StudyIndex } from "./study-index"

interface FilterFieldsProps {
  texts: Queries.StudyFilterTextsFragment
  index: StudyIndex
  filters: Filters
}

/** The value of "no selection". It is an option, so that visitors can select it again. */
const any = "any"

/** A select for each facet. Options show the number of their results; options without results are disabled. */
export const FilterFields = ({ texts, index, filters }: FilterFieldsProps) =>
  facets.map((facet) => (
    <Select
      key={facet}
      name={facet}
      label={texts[facet].label}
      placeholder={texts[facet].any}
      value={filters[facet] || any}
      onValueChange={(value) => chooseFilters({ ...filters, [facet]: value === any ? "" : value })}
      options={[
        { value: any, label: texts[facet].any },
        ...countedValues(index, facet, filters).map(({ value, label, count }) => ({
          value,
          label: `${label} (${count})`,
          disabled: count === 0 && value !== filters[facet],
        })),
      ]}
    />
  ))
