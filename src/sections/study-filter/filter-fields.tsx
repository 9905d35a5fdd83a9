import { Select } from "../../components/select"
import { writePageQuery } from "../../lib/page-query"
import { type Facet, facets } from "../../lib/study-index"
import { countedValues, filterQuery } from "./filters"
import type { FilterPartProps } from "./study-filter-state"

/** What a facet's field is called, and what it says while nothing is chosen. */
const texts: Record<Facet, { label: string; any: string }> = {
  technology: { label: "Technology", any: "Any technology" },
  service: { label: "Service", any: "Any service" },
  country: { label: "Country", any: "Any country" },
  platform: { label: "Platform", any: "Any platform" },
}

/** The value of "any"; a choice of its own, so that it can be chosen again. */
const any = "any"

/** A select for each facet; behind each value how many studies it would leave, and none that would leave nothing. */
export const FilterFields = ({ index, filters }: FilterPartProps) =>
  facets.map((facet) => (
    <Select
      key={facet}
      name={facet}
      label={texts[facet].label}
      placeholder={texts[facet].any}
      value={filters[facet] || any}
      onValueChange={(value) => {
        const chosen = value === any ? "" : value
        writePageQuery(filterQuery({ ...filters, [facet]: chosen, page: 1 }, window.location.search))
      }}
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
