/** Filters of the case studies, which are also the names of their URL parameters. */
export const facets = ["technology", "industry", "tag"] as const

export type Facet = (typeof facets)[number]

/** URL parameter of the selected tab. */
export const tabParameter = "work"
