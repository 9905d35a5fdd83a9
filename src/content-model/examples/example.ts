/** What an example takes from the site as it is. */
export interface Surroundings {
  /** Name of the new document. */
  name: string
  /** YYYY-MM-DD */
  today: string
  /** Slugs of published documents, as lists show them. */
  services: string[]
  technologies: string[]
  caseStudies: string[]
  /** Ids of team.yaml. */
  team: string[]
  /** The next free position among its own kind. */
  order: number
}

/** A picture or drawing that is made for the example. */
export interface Artwork {
  file: string
  width: number
  height: number
}

/** Every field of a kind of document, filled in so that an editor only replaces what stands there. */
export interface Example<Fields> {
  fields: (surroundings: Surroundings) => Fields
  artwork: Artwork[]
  body: (surroundings: Surroundings) => string
}

export type CaseStudyFields = Record<string, unknown>
export type ServiceFields = Record<string, unknown>
export type TechnologyFields = Record<string, unknown>
export type InsightFields = Record<string, unknown>

/** The first wording that has so many characters: names may be long, or very short. */
export const fitting = ({ min = 1, max }: { min?: number; max: number }, ...wordings: string[]) =>
  wordings.find(({ length }) => length >= min && length <= max) ?? (wordings.at(-1) as string)
