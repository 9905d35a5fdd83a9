import { useMemo } from "react"
import { formatNumber } from "../../lib/format-number"
import { usePageQuery, writePageQuery } from "../../lib/page-query"
import {
  type Facet,
  type FacetValue,
  facets,
  type IndexedStudy,
  type StudyIndex,
} from "../../lib/study-index"

/** The tabs (design, section 14): all work, or that of one service. */
export const kinds = [
  { key: "all", label: "All work", service: "" },
  { key: "mobile", label: "Mobile", service: "mobile-application" },
  { key: "web", label: "Web", service: "web-development" },
  { key: "ai", label: "AI", service: "machine-learning-and-ai" },
] as const

/** What is chosen. A study is shown that fits the tab and every facet. */
export interface Filters extends Readonly<Record<Facet, string>> {
  /** Key of the tab. */
  work: string
  /** Page of the results, from 1. */
  page: number
}

/** Studies on one page of the results, as on a page of the whole list. */
export const resultsPerPage = 24

export const noFilters: Filters = {
  work: "all",
  technology: "",
  service: "",
  country: "",
  platform: "",
  page: 1,
}

/** What the address chooses. */
export const useFilters = (): Filters => {
  const query = usePageQuery()
  return useMemo(() => readFilters(query), [query])
}

/** Change the address to other filters. */
export const chooseFilters = (filters: Filters) =>
  writePageQuery(filterQuery(filters, window.location.search))

/** What the query of an address chooses; what it does not know, or nobody could have meant, is not chosen. */
export const readFilters = (query: string): Filters => {
  const given = new URLSearchParams(query.length > 2000 ? "" : query)
  const value = (name: string) => given.get(name)?.trim().toLowerCase().slice(0, 64) ?? ""
  const page = Number(given.get("page"))
  return {
    work: kinds.find(({ key }) => key === value("work"))?.key ?? noFilters.work,
    technology: value("technology"),
    service: value("service"),
    country: value("country"),
    platform: value("platform"),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

/** The query that chooses these filters: "" for none. Whatever else stands in the one before is kept. */
export const filterQuery = (filters: Filters, before = ""): string => {
  const query = new URLSearchParams(before)
  const set = (name: string, value: string) => (value ? query.set(name, value) : query.delete(name))
  set("work", filters.work === noFilters.work ? "" : filters.work)
  for (const facet of facets) set(facet, filters[facet])
  set("page", isFiltered(filters) && filters.page > 1 ? String(filters.page) : "")
  const text = query.toString()
  return text ? `?${text}` : ""
}

/** Whether anything is chosen, so that not simply the list is shown. */
export const isFiltered = (filters: Filters): boolean =>
  filters.work !== noFilters.work || chosenFacets(filters) > 0

/** How many facets have a value. */
export const chosenFacets = (filters: Filters): number => facets.filter((facet) => filters[facet]).length

/** The studies that fit, in the list's order. */
export const matching = (studies: readonly IndexedStudy[], filters: Filters): readonly IndexedStudy[] => {
  const service = kinds.find(({ key }) => key === filters.work)?.service
  return studies.filter(
    ({ values }) =>
      (!service || values.service.includes(service)) &&
      facets.every((facet) => !filters[facet] || values[facet].includes(filters[facet])),
  )
}

/** How many studies are shown, as it is shown and read out; all of them until the index is there. */
export const countText = (total: number, filters: Filters, studies?: readonly IndexedStudy[]): string => {
  const all = `${formatNumber(total)} ${total === 1 ? "case study" : "case studies"}`
  if (!studies || !isFiltered(filters)) return all
  const found = matching(studies, filters).length
  const pageCount = Math.ceil(found / resultsPerPage)
  const page = pageCount > 1 ? `, page ${Math.min(filters.page, pageCount)} of ${pageCount}` : ""
  return `${formatNumber(found)} of ${all}${page}`
}

/** A value of a facet, with the number of studies that choosing it would show. */
export interface CountedValue extends FacetValue {
  count: number
}

/**
 * The values of a facet, each counted under everything else that is chosen; what an address chose that no study has
 * is one of them.
 */
export const countedValues = (index: StudyIndex, facet: Facet, filters: Filters): readonly CountedValue[] => {
  const others = matching(index.studies, { ...filters, [facet]: "" })
  const { [facet]: chosen } = filters
  const known = index.values[facet]
  const strange = chosen && known.every(({ value }) => value !== chosen)
  return [...known, ...(strange ? [{ value: chosen, label: chosen }] : [])].map((one) => ({
    ...one,
    count: others.filter(({ values }) => values[facet].includes(one.value)).length,
  }))
}
