import { useMemo } from "react"
import { fillText, inFigures } from "../../../util/fill-text"
import { formatNumber } from "../../../util/format-number"
import { documentsPerPage } from "../../router/page-path"
import { queryWith, usePageQuery, writePageQuery } from "../../router/page-query"
import { withTransition } from "../../router/with-transition"
import { movingCards } from "./filtered-area"
import { type Facet, facets, tabParameter } from "./parameters"
import type { IndexedStudy, StudyIndex } from "./study-index"
import { allWork, type StudyTab } from "./study-tabs"

/** The selected tab, and the selected value of each facet. Case studies must match all of them. */
export interface Filters extends Readonly<Record<Facet, string>> {
  tab: Omit<StudyTab, "label">
  /** Page of the results, from 1. */
  page: number
}

const valuesOfFacets = (read: (facet: Facet) => string) =>
  Object.fromEntries(facets.map((facet) => [facet, read(facet)])) as Record<Facet, string>

export const noFilters: Filters = { tab: allWork, ...valuesOfFacets(() => ""), page: 1 }

/** The filters of the current URL. */
export const useFilters = (tabs: readonly StudyTab[]): Filters => {
  const query = usePageQuery()
  return useMemo(() => readFilters(query, tabs), [query, tabs])
}

/** The query that a transition is about to show. Tabs choose it twice: when pressed, and with the focus. */
let pendingQuery: string | undefined

/** Change the URL to other filters, and to the first page of their results. Cards move to their new places. */
export const chooseFilters = (filters: Filters) => {
  const query = filterQuery({ ...filters, page: 1 }, window.location.search)
  if (query === pendingQuery) return
  pendingQuery = query
  const update = () => {
    pendingQuery = undefined
    writePageQuery(query)
  }
  void withTransition({ before: movingCards, update, after: movingCards })
}

/** The filters of a query. Invalid values are ignored. */
export const readFilters = (query: string, tabs: readonly StudyTab[]): Filters => {
  const parameters = new URLSearchParams(query.length > 2000 ? "" : query)
  const value = (name: string) => parameters.get(name)?.trim().toLowerCase().slice(0, 64) ?? ""
  const page = Number(parameters.get("page"))
  return {
    tab: tabs.find(({ key }) => key === value(tabParameter)) ?? allWork,
    ...valuesOfFacets(value),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

/** The query of these filters, with the other parameters of the previous query. */
export const filterQuery = (filters: Filters, previous = ""): string => {
  const { tab, page } = filters
  return queryWith(previous, {
    [tabParameter]: tab.service && tab.key,
    ...valuesOfFacets((facet) => filters[facet]),
    page: isFiltered(filters) && page > 1 ? String(page) : "",
  })
}

/** Whether a tab or a facet is selected. */
export const isFiltered = (filters: Filters): boolean =>
  filters.tab.service !== "" || chosenFacets(filters) > 0

/** Number of facets with a value. */
export const chosenFacets = (filters: Filters): number => facets.filter((facet) => filters[facet]).length

/** The case studies that match, in their order. */
export const matching = (studies: readonly IndexedStudy[], filters: Filters): readonly IndexedStudy[] =>
  studies.filter(
    ({ study, values }) =>
      (!filters.tab.service || study.serviceSlugs.includes(filters.tab.service)) &&
      facets.every((facet) => !filters[facet] || values[facet].includes(filters[facet])),
  )

/** Text with the number of matching case studies; of all until the index is loaded. */
export const countText = (
  texts: Queries.StudyFilterTextsFragment,
  total: number,
  filters: Filters,
  studies?: readonly IndexedStudy[],
): string => {
  if (!studies || !isFiltered(filters)) return withTotal(texts.total, total)
  const count = matching(studies, filters).length
  const pages = Math.ceil(count / documentsPerPage)
  const values = { found: formatNumber(count), page: Math.min(filters.page, pages), pages }
  return withTotal(pages > 1 ? texts.foundPage : texts.found, total, values)
}

/** Fill in the number of all case studies, in figures. */
export const withTotal = (text: string, total: number, values?: Record<string, string | number>) => {
  return fillText(text, { ...values, count: formatNumber(total) }, inFigures(total))
}

/**
 * The values of a facet, with the number of case studies that each would show under all other filters. Includes an
 * unknown value from the URL.
 */
export const countedValues = (index: StudyIndex, facet: Facet, filters: Filters) => {
  const others = matching(index.studies, { ...filters, [facet]: "" })
  const { [facet]: chosen } = filters
  const known = index.values[facet]
  const unknown = chosen && known.every(({ value }) => value !== chosen)
  return [...known, ...(unknown ? [{ value: chosen, label: chosen }] : [])].map((option) => ({
    ...option,
    count: others.filter(({ values }) => values[facet].includes(option.value)).length,
  }))
}
