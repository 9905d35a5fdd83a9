import { withPrefix } from "gatsby"
import { type PackedIndex, unpackStudies } from "../../lib/study-index"
import { FilterFields } from "./filter-fields"
import { FilterResults } from "./filter-results"
import type { FilterParts } from "./study-filter-state"

/** Everything that filtering takes, with the index fetched. */
export const loadParts = async (): Promise<FilterParts> => {
  const response = await fetch(withPrefix("/data/case-studies.json"))
  if (!response.ok) throw new Error(`The index of the case studies answered ${response.status}.`)
  const index = unpackStudies((await response.json()) as PackedIndex)
  return { index, FilterFields, FilterResults }
}
