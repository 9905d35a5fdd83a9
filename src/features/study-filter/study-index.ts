import type { IGatsbyImageData } from "gatsby-plugin-image"

/** Filters of the case studies. */
export const facets = ["technology", "service", "country", "platform"] as const

export type Facet = (typeof facets)[number]

/** A value of a facet: its name in URLs and its label. */
export interface FacetValue {
  value: string
  label: string
}

/** A case study's data for filters and cards. */
export interface IndexedStudy {
  slug: string
  name: string
  desc: string
  country: string
  /** YYYY-MM-DD. */
  date: string
  tags: readonly string[]
  image: IGatsbyImageData | null
  /** The study's values of each facet, as in URLs. */
  values: Readonly<Record<Facet, readonly string[]>>
}

/** `/data/case-studies.json`: all case studies, and all values of each facet in the order of the filters. */
export interface StudyIndex {
  studies: readonly IndexedStudy[]
  values: Readonly<Record<Facet, readonly FacetValue[]>>
}
