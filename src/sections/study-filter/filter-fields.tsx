import { Select } from "../../components/select"
import { type Facet, facets, type StudyIndex } from "../../lib/study-index"
import { chooseFilters, countedValues, type Filters } from "./filters"

/** The label of each facet, and the label of no selection. */
const texts: Record<Facet, { label: string; any: string }> = {
  technology: { label: "Technology", any: "Any technology" },
  service: { label: "Service", any: "Any service" },
  country: { label: "Country", any: "Any country" },
  platform: { label: "Platform", any: "Any platform" },
}

/** The value of no selection: an option too, so that it can be selected again. */
const any = "any"

/** A select for each facet. Its options say how many results they would have; those without are disabled. */
export const FilterFields = ({ index, filters }: { index: StudyIndex; filters: Filters }) =>
  facets.map((facet) => (
    <Select
      key={facet}
      name={facet}
      label={texts[facet].label}
      placeholder={texts[facet].any}
      value={filters[facet] || any}
      onValueChange={(value) => chooseFilters({ ...filters, [facet]: value === any ? "" : value, page: 1 })}
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
