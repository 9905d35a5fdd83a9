import { Select } from "../../components/select"
import { type Facet, facets, type StudyIndex } from "../../lib/study-index"
import { chooseFilters, countedValues, type Filters } from "./filters"

/** Labels of each facet and of "no selection". */
const texts: Record<Facet, { label: string; any: string }> = {
  technology: { label: "Technology", any: "Any technology" },
  service: { label: "Service", any: "Any service" },
  country: { label: "Country", any: "Any country" },
  platform: { label: "Platform", any: "Any platform" },
}

/** The value of "no selection". It is an option, so that visitors can select it again. */
const any = "any"

/** A select for each facet. Options show the number of their results; options without results are disabled. */
export const FilterFields = ({ index, filters }: { index: StudyIndex; filters: Filters }) =>
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
