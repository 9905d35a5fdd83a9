import type { IGatsbyImageData } from "gatsby-plugin-image"

/** What the case studies are filtered by. */
export const facets = ["technology", "service", "country", "platform"] as const

export type Facet = (typeof facets)[number]

/** A value of a facet: how addresses and how people name it. */
export interface FacetValue {
  value: string
  label: string
}

/** What filters and cards need of a case study. */
export interface IndexedStudy {
  slug: string
  name: string
  desc: string
  country: string
  /** Year-month-day. */
  date: string
  tags: readonly string[]
  image: IGatsbyImageData | null
  /** The values of each facet that the study has, as addresses name them. */
  values: Readonly<Record<Facet, readonly string[]>>
}

/** All case studies, and all values of each facet in the order in which they are offered: `/data/case-studies.json`. */
export interface StudyIndex {
  studies: readonly IndexedStudy[]
  values: Readonly<Record<Facet, readonly FacetValue[]>>
}
