import type { z } from "zod"
import type { caseStudy } from "../case-study"
import type { insight } from "../insight"
import type { service } from "../service"
import type { technology } from "../technology"

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

/** Every field is there, the optional ones of the first level too, except those a new document has no use for. */
type Filled<Fields, Unused extends keyof Fields> = Omit<Required<Fields>, Unused> & Pick<Fields, Unused>

export type CaseStudyFields = Filled<
  z.input<typeof caseStudy.schema>,
  "updated" | "redirectFrom" | "publish" | "client"
>
export type ServiceFields = Filled<z.input<typeof service.schema>, "updated" | "redirectFrom" | "publish">
export type TechnologyFields = Filled<
  z.input<typeof technology.schema>,
  "updated" | "redirectFrom" | "publish"
>
export type InsightFields = Filled<z.input<typeof insight.schema>, "updated" | "redirectFrom" | "publish">

/** The first wording that has so many characters: names may be long, or very short. */
export const fitting = ({ min = 1, max }: { min?: number; max: number }, ...wordings: string[]) =>
  wordings.find(({ length }) => length >= min && length <= max) ?? (wordings.at(-1) as string)
