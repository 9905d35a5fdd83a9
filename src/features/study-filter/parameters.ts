/** Filters of the case studies, which are also the names of their URL parameters. */
export const facets = ["technology", "service", "industry", "country", "platform", "tag"] as const

export type Facet = (typeof facets)[number]

/** Paths of the pages of industries start with this. */
export const industryFolder = "/case-studies/industry/"

/** Path of the page that lists the case studies of an industry. */
export const industryPath = (key: string) => `${industryFolder}${key}/`

/** URL parameter of the selected tab. */
export const tabParameter = "work"
