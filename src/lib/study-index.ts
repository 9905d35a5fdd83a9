import type { IGatsbyImageData } from "gatsby-plugin-image"

/** What the case studies are filtered by. */
export const facets = ["technology", "service", "country", "platform"] as const

export type Facet = (typeof facets)[number]

/** A value of a facet: how addresses and how people name it. */
export interface FacetValue {
  value: string
  label: string
}

/** What filters and cards know of a case study. */
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

/** All case studies, and all values of each facet in the order in which they are offered. */
export interface StudyIndex {
  studies: readonly IndexedStudy[]
  values: Readonly<Record<Facet, readonly FacetValue[]>>
}

/** A study; what is shared stands in the index's lists, and here its place in them. */
export type PackedStudy = [
  slug: string,
  name: string,
  desc: string,
  date: string,
  tags: number[],
  values: number[][],
  picture: number,
  digest: string,
]

/** The index as a file: what studies share is written once. */
export interface PackedIndex {
  values: Record<Facet, [value: string, label: string][]>
  tags: string[]
  /** What `gatsbyImageData` answers, with `*` where each picture has a digest of its own. */
  pictures: string[]
  studies: PackedStudy[]
}

/** The index of the file that the build has written. */
export const unpackStudies = (packed: PackedIndex): StudyIndex => {
  const values = (facet: Facet) => packed.values[facet].map(([value, label]) => ({ value, label }))
  return {
    values: {
      technology: values("technology"),
      service: values("service"),
      country: values("country"),
      platform: values("platform"),
    },
    studies: packed.studies.map(([slug, name, desc, date, tags, places, picture, digest]): IndexedStudy => {
      const pairsOf = (facet: Facet) =>
        (places[facets.indexOf(facet)] ?? []).flatMap((place) => [packed.values[facet][place] ?? []])
      const valuesOf = (facet: Facet) => pairsOf(facet).map(([value = ""]) => value)
      return {
        slug,
        name,
        desc,
        date,
        country: pairsOf("country")[0]?.[1] ?? "",
        tags: tags.map((place) => packed.tags[place] ?? ""),
        image: joinPicture(packed.pictures[picture] ?? "null", digest),
        values: {
          technology: valuesOf("technology"),
          service: valuesOf("service"),
          country: valuesOf("country"),
          platform: valuesOf("platform"),
        },
      }
    }),
  }
}

const joinPicture = (shape: string, digest: string): IGatsbyImageData | null =>
  JSON.parse(shape.replaceAll("/static/*/", `/static/${digest}/`))
